import type { ItemKind } from "@fernwell/domain/item-kind";
import { rankPage } from "@fernwell/domain/recommend/rank";
import type { Deps } from "../../deps.ts";
import { openWatchedGate } from "../../platform/observability/gate-errors.ts";
import type { Reader } from "../accounts/accounts.types.ts";
import { recommendationsToWire } from "./recommendations.wire.ts";

interface Paging {
  readonly page: number;
  readonly page_size: number;
}

/** A page of what the gate lets through for the person, best first. */
export async function recommend<Kind extends ItemKind>(
  { catalogue, clock, metrics }: Pick<Deps, "catalogue" | "clock" | "metrics">,
  reader: Reader<Kind>,
  { page, page_size: pageSize }: Paging,
) {
  const snapshot = catalogue.requireSnapshot();
  const { facets, areAlike } = snapshot.shelves[reader.kind];
  const gate = openWatchedGate(snapshot, reader);
  const { servable, findItemAt, hidden } = gate.judgeAll();
  const hiddenCount = hidden.reduce((sum, { count }) => sum + count, 0);
  metrics.hiddenItems.inc({ kind: reader.kind }, hiddenCount);
  if (gate.questions.length > 0) metrics.blockedPages.inc({ kind: reader.kind });
  const day = clock.now().toISOString().slice(0, 10);
  const { ranked, total } = rankPage(facets, servable, gate.listWishes(), areAlike, { page, pageSize, day });
  const items = ranked.flatMap(({ position, reasons }) => {
    const item = findItemAt(position);
    return item ? [{ item, isFavourite: reader.favourites.has(item.id), reasons }] : [];
  });
  return recommendationsToWire(snapshot, reader.kind, { items, total, hidden, hiddenCount });
}
