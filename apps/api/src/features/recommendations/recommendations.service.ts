import { countBits, subtract } from "@fernwell/domain/bitset";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { applyFilters } from "@fernwell/domain/recommend/apply-filters";
import { arrange } from "@fernwell/domain/recommend/arrange";
import type { FilterOption } from "@fernwell/domain/recommend/filter-index";
import type { FilterQuery } from "@fernwell/domain/recommend/filters";
import { heedAgenda } from "@fernwell/domain/recommend/heed-agenda";
import { heedFeedback } from "@fernwell/domain/recommend/heed-feedback";
import { findMoment, type Moment } from "@fernwell/domain/recommend/moment";
import { rank } from "@fernwell/domain/recommend/rank";
import type { Deps } from "../../deps.ts";
import type { Credential } from "../../platform/actor.ts";
import type { Client } from "../../platform/http/router.ts";
import { openWatchedGate } from "../../platform/observability/gate-errors.ts";
import { findActorWith, toReader } from "../accounts/accounts.service.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { readGateInput } from "../preferences/preferences.service.ts";
import type { RankingCache } from "./ranking-cache.ts";
import { parseAgenda, recommendationReaderStatement } from "./recommendations.queries.ts";
import type { PersonalRanking, RecommendationReader } from "./recommendations.types.ts";
import { recommendationsToWire } from "./recommendations.wire.ts";
import { refuseWithheld, requireOptions } from "./require-options.ts";

type RecommendDeps = Pick<Deps, "db" | "catalogue" | "clock" | "metrics"> & {
  readonly rankings: RankingCache;
};

interface RecommendQuery extends FilterQuery {
  readonly page: number;
  readonly page_size: number;
  readonly filters: "offer" | "omit";
}

export async function findRecommendationReader<Kind extends ItemKind>(
  deps: Pick<Deps, "db" | "pool" | "clock">,
  credential: Credential,
  kind: Kind,
): Promise<RecommendationReader<Kind> | null> {
  const { day } = findMoment(deps.clock.now(), null);
  const found = await findActorWith(deps, credential, recommendationReaderStatement, [kind, day]);
  if (found === null) return null;
  const { timeZone, recorded, entries } = found.row;
  return { ...toReader(found.actor, kind, found.row), timeZone, agenda: { recorded, entries } };
}

/** A person who has chosen no time zone lives in their device's. */
export function placeReader<Kind extends ItemKind>(
  reader: RecommendationReader<Kind>,
  { timeZone }: Pick<Client, "timeZone">,
): RecommendationReader<Kind> {
  return { ...reader, timeZone: reader.timeZone ?? timeZone };
}

/** A page of what the gate lets through for the person, they have not hidden and the filters match, best first. */
export async function recommend<Kind extends ItemKind>(
  deps: RecommendDeps,
  reader: RecommendationReader<Kind>,
  { page, page_size: pageSize, filters: offering, ...filters }: RecommendQuery,
) {
  const { metrics, rankings, catalogue, clock } = deps;
  const { kind, gateInput, feedback, favourites, agenda } = reader;
  const snapshot = catalogue.requireSnapshot();
  const chosen = requireOptions(kind, snapshot.shelves[kind].filters, filters);
  const now = clock.now();
  const moment = findMoment(now, reader.timeZone);
  const use = { kind, gateInput, feedback, agenda, moment, chosen, snapshot, now };
  const personal = rankings.find(use) ?? (await rankFor(deps, snapshot, reader, { moment, chosen }));
  rankings.keep(use, personal);
  const { ranking, hiddenCount, isBlocked } = personal;
  metrics.hiddenItems.inc({ kind }, hiddenCount);
  if (isBlocked) metrics.blockedPages.inc({ kind });
  return recommendationsToWire(snapshot, kind, {
    ...personal,
    ranked: ranking.getPage({ page, pageSize }),
    favourites,
    offering,
  });
}

async function rankFor<Kind extends ItemKind>(
  deps: RecommendDeps,
  snapshot: Snapshot,
  { userId, kind, gateInput, feedback, agenda: stored }: RecommendationReader<Kind>,
  { moment, chosen }: { readonly moment: Moment; readonly chosen: readonly FilterOption<Kind>[] },
): Promise<PersonalRanking<Kind>> {
  const person = await readGateInput(deps, userId, kind, gateInput, feedback);
  const shelf = snapshot.shelves[kind];
  const gate = openWatchedGate(snapshot, person);
  const { withheld } = gate;
  refuseWithheld(chosen, withheld);
  const gated = gate.judgeAll();
  const heeded = feedback === null ? null : heedFeedback(kind, shelf, gated.servable, person.feedback ?? []);
  const wanted =
    heeded === null
      ? gated.servable
      : subtract(gated.servable, heeded.hidden, new Int32Array(gated.servable.length));
  const filters = applyFilters({ kind, index: shelf.filters, chosen, wanted, withheld });
  const { servable, findItemAt, hidden } = chosen.length === 0 ? gated : gate.judgeAll(filters.matching);
  const agenda = heedAgenda(kind, shelf, parseAgenda(stored), (id) => snapshot.ingredients.get(id));
  const arrangement = arrange(person, shelf, gated, { moment, agenda, withheld }, snapshot.words);
  const wishes = gate.listWishes();
  const ranking = rank(shelf.facets, servable, wishes, shelf.areAlike, moment.day, heeded, arrangement);
  return {
    findItemAt,
    hidden,
    hiddenCount: hidden.reduce((sum, { count }) => sum + count, 0),
    isBlocked: gate.questions.length > 0 && ranking.total === 0,
    unwantedCount: heeded === null ? 0 : countBits(servable) - ranking.total,
    ranking,
    filters,
  };
}
