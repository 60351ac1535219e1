import type { ItemKind } from "@fernwell/domain/item-kind";
import type { FilterOption } from "@fernwell/domain/recommend/filter-index";
import type { Moment } from "@fernwell/domain/recommend/moment";
import { keepRecent, type RecentValues } from "../../platform/recent-values.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import type { PersonalRanking, StoredAgenda } from "./recommendations.types.ts";

/**
 * The rankings that were used last. A ranking follows from what the gate knows about a person, their feedback, what they
 * did and planned, the catalogue and the moment, and nothing else of the person is in it, so people with the same answers
 * at the same part of their day share one. The rankings of another catalogue or hour are never used: people come of age
 * on the hour. Filtered ones are not kept: there are too many, and they would push out those that everyone's first page
 * needs.
 */
export interface RankingCache {
  find<Kind extends ItemKind>(use: RankingUse<Kind>): PersonalRanking<Kind> | undefined;
  keep<Kind extends ItemKind>(use: RankingUse<Kind>, ranking: PersonalRanking<Kind>): void;
}

interface RankingUse<Kind extends ItemKind> {
  readonly kind: Kind;
  readonly gateInput: string | null;
  readonly feedback: string | null;
  readonly agenda: StoredAgenda;
  readonly moment: Moment;
  readonly chosen: readonly FilterOption<Kind>[];
  readonly snapshot: Snapshot;
  readonly now: Date;
}

const maxRankings = 1_000;
const hourMs = 3_600_000;

export function createRankingCache(): RankingCache {
  const rankings: { readonly [Kind in ItemKind]: RecentValues<PersonalRanking<Kind>> } = {
    meal: keepRecent(maxRankings),
    exercise: keepRecent(maxRankings),
    meditation: keepRecent(maxRankings),
  };
  let madeFrom: Snapshot | null = null;
  let madeInHour = 0;

  function forgetOutdated({ snapshot, now }: RankingUse<ItemKind>): void {
    const hour = Math.floor(now.getTime() / hourMs);
    if (snapshot === madeFrom && hour === madeInHour) return;
    for (const kept of Object.values(rankings)) kept.clear();
    madeFrom = snapshot;
    madeInHour = hour;
  }

  return {
    find(use) {
      forgetOutdated(use);
      return use.chosen.length > 0 ? undefined : rankings[use.kind].get(writeKey(use));
    },
    keep(use, ranking) {
      forgetOutdated(use);
      if (use.chosen.length === 0) rankings[use.kind].set(writeKey(use), ranking);
    },
  };
}

/** None of the parts contains a line break but the last. */
function writeKey({ gateInput, feedback, agenda, moment }: RankingUse<ItemKind>): string {
  const { day, partOfDay, hemisphere } = moment;
  return [day, partOfDay, hemisphere, agenda.recorded, agenda.entries, feedback, gateInput].join("\n");
}
