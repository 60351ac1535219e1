import type { ItemKind } from "@fernwell/domain/item-kind";
import { rank } from "@fernwell/domain/recommend/rank";
import type { Deps } from "../../deps.ts";
import { openWatchedGate } from "../../platform/observability/gate-errors.ts";
import type { Reader } from "../accounts/accounts.types.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { readGateInput } from "../preferences/preferences.service.ts";
import type { RankingCache } from "./ranking-cache.ts";
import type { PersonalRanking } from "./recommendations.types.ts";
import { recommendationsToWire } from "./recommendations.wire.ts";

type RecommendDeps = Pick<Deps, "db" | "catalogue" | "clock" | "metrics"> & {
  readonly rankings: RankingCache;
};

interface Paging {
  readonly page: number;
  readonly page_size: number;
}

/** A page of what the gate lets through for the person, best first. */
export async function recommend<Kind extends ItemKind>(
  deps: RecommendDeps,
  reader: Reader<Kind>,
  { page, page_size: pageSize }: Paging,
) {
  const { metrics, rankings, catalogue, clock } = deps;
  const { kind, gateInput, favourites } = reader;
  const snapshot = catalogue.requireSnapshot();
  const use = { kind, gateInput, snapshot, now: clock.now() };
  const personal = rankings.find(use) ?? (await rankFor(deps, snapshot, reader));
  rankings.keep(use, personal);
  const { ranking, hiddenCount, isBlocked } = personal;
  metrics.hiddenItems.inc({ kind }, hiddenCount);
  if (isBlocked) metrics.blockedPages.inc({ kind });
  return recommendationsToWire(snapshot, kind, {
    ...personal,
    ranked: ranking.getPage({ page, pageSize }),
    favourites,
  });
}

async function rankFor<Kind extends ItemKind>(
  deps: RecommendDeps,
  snapshot: Snapshot,
  { userId, kind, gateInput }: Reader<Kind>,
): Promise<PersonalRanking<Kind>> {
  const person = await readGateInput(deps, userId, kind, gateInput);
  const { facets, areAlike } = snapshot.shelves[kind];
  const gate = openWatchedGate(snapshot, person);
  const { servable, findItemAt, hidden } = gate.judgeAll();
  const day = deps.clock.now().toISOString().slice(0, 10);
  return {
    findItemAt,
    hidden,
    hiddenCount: hidden.reduce((sum, { count }) => sum + count, 0),
    isBlocked: gate.questions.length > 0,
    ranking: rank(facets, servable, gate.listWishes(), areAlike, day),
  };
}
