import type { ItemKind } from "@fernwell/domain/item-kind";
import { keepRecent, type RecentValues } from "../../platform/recent-values.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import type { PersonalRanking } from "./recommendations.types.ts";

/**
 * The rankings that were used last. A ranking follows from what the gate knows about a person, the catalogue and the
 * date, and nothing else of the person is in it, so people with the same answers share one. The rankings of another
 * catalogue or hour are never used: dates change on the hour in every time zone that decides about a ranking.
 */
export interface RankingCache {
  find<Kind extends ItemKind>(use: RankingUse<Kind>): PersonalRanking<Kind> | undefined;
  keep<Kind extends ItemKind>(use: RankingUse<Kind>, ranking: PersonalRanking<Kind>): void;
}

interface RankingUse<Kind extends ItemKind> {
  readonly kind: Kind;
  readonly gateInput: string | null;
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
      return rankings[use.kind].get(use.gateInput ?? "");
    },
    keep(use, ranking) {
      forgetOutdated(use);
      rankings[use.kind].set(use.gateInput ?? "", ranking);
    },
  };
}
