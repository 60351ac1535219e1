import { countBits, subtract } from "@fernwell/domain/bitset";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { applyFilters } from "@fernwell/domain/recommend/apply-filters";
import { arrange } from "@fernwell/domain/recommend/arrange";
import type { FilterOption } from "@fernwell/domain/recommend/filter-index";
import type { FilterQuery } from "@fernwell/domain/recommend/filters";
import { heedFeedback } from "@fernwell/domain/recommend/heed-feedback";
import { rank } from "@fernwell/domain/recommend/rank";
import type { Deps } from "../../deps.ts";
import { openWatchedGate } from "../../platform/observability/gate-errors.ts";
import type { Reader } from "../accounts/accounts.types.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { readGateInput } from "../preferences/preferences.service.ts";
import type { RankingCache } from "./ranking-cache.ts";
import type { PersonalRanking } from "./recommendations.types.ts";
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

/** A page of what the gate lets through for the person, they have not hidden and the filters match, best first. */
export async function recommend<Kind extends ItemKind>(
  deps: RecommendDeps,
  reader: Reader<Kind>,
  { page, page_size: pageSize, filters: offering, ...filters }: RecommendQuery,
) {
  const { metrics, rankings, catalogue, clock } = deps;
  const { kind, gateInput, feedback, favourites } = reader;
  const snapshot = catalogue.requireSnapshot();
  const chosen = requireOptions(kind, snapshot.shelves[kind].filters, filters);
  const use = { kind, gateInput, feedback, chosen, snapshot, now: clock.now() };
  const personal = rankings.find(use) ?? (await rankFor(deps, snapshot, reader, chosen));
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
  { userId, kind, gateInput, feedback }: Reader<Kind>,
  chosen: readonly FilterOption<Kind>[],
): Promise<PersonalRanking<Kind>> {
  const person = await readGateInput(deps, userId, kind, gateInput, feedback);
  refuseWithheld(chosen, person);
  const shelf = snapshot.shelves[kind];
  const gate = openWatchedGate(snapshot, person);
  const gated = gate.judgeAll();
  const day = deps.clock.now().toISOString().slice(0, 10);
  const heeded = feedback === null ? null : heedFeedback(kind, shelf, gated.servable, person.feedback ?? []);
  const wanted =
    heeded === null
      ? gated.servable
      : subtract(gated.servable, heeded.hidden, new Int32Array(gated.servable.length));
  const filters = applyFilters({ kind, index: shelf.filters, chosen, wanted, age: person });
  const { servable, findItemAt, hidden } = chosen.length === 0 ? gated : gate.judgeAll(filters.matching);
  // Nothing that is read with the session says where the person is, so the season is unknown.
  const arrangement = arrange(person, shelf, gated, { day, hemisphere: null }, snapshot.words);
  const ranking = rank(shelf.facets, servable, gate.listWishes(), shelf.areAlike, day, heeded, arrangement);
  return {
    findItemAt,
    hidden,
    hiddenCount: hidden.reduce((sum, { count }) => sum + count, 0),
    isBlocked: gate.questions.length > 0,
    unwantedCount: heeded === null ? 0 : countBits(servable) - ranking.total,
    ranking,
    filters,
  };
}
