import type { OutputOf } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/recommendations";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { describeReason, listFigures } from "@fernwell/domain/recommend/describe-reason";
import type { Ranked, Ranking } from "@fernwell/domain/recommend/rank";
import { Serialised } from "../../platform/http/serialised.ts";
import { keepRecent } from "../../platform/recent-values.ts";
import type { Snapshot, Words } from "../catalogue/catalogue.types.ts";
import { hiddenToWire } from "../items/items.service.ts";
import type { PersonalRanking } from "./recommendations.types.ts";

interface RecommendationOutputs {
  readonly meal: OutputOf<typeof contract.recommendMeals>;
  readonly exercise: OutputOf<typeof contract.recommendExercises>;
  readonly meditation: OutputOf<typeof contract.recommendMeditations>;
}

interface RecommendationPage<Kind extends ItemKind> extends PersonalRanking<Kind> {
  readonly ranked: readonly Ranked[];
  readonly favourites: ReadonlySet<string>;
  /** Whether filters are offered with the items. */
  readonly offering: "offer" | "omit";
}

/** Shows only what the gate has let through: it alone finds the items. Joins bytes, since writing JSON costs far more. */
export function recommendationsToWire<Kind extends ItemKind>(
  snapshot: Snapshot,
  kind: Kind,
  page: RecommendationPage<Kind>,
): Serialised<RecommendationOutputs[Kind]> {
  const { words } = snapshot;
  const { ranked, findItemAt, favourites } = page;
  const parts: Buffer[] = [json.page];
  for (const { position, reasons } of ranked) {
    const item = findItemAt(position);
    if (item === null) continue;
    const figures = listFigures[kind](item);
    const sentences = reasons.map((reason) => describeReason(reason, words, figures));
    if (parts.length > 1) parts.push(json.comma);
    parts.push(snapshot.getBody(item, "card"), closeItem(favourites.has(item.id), sentences));
  }
  parts.push(json.metadata, writeMetadata(page, words), json.endOfPage);
  return Serialised.bytes(Buffer.concat(parts));
}

/** The same on every page of a ranking, and with filters longer than the items of a page. */
const metadataOfRankings = {
  offer: new WeakMap<Ranking, Buffer>(),
  omit: new WeakMap<Ranking, Buffer>(),
} as const;

function writeMetadata<Kind extends ItemKind>(page: RecommendationPage<Kind>, words: Words): Buffer {
  const { ranking, hidden, unwantedCount, filters, offering } = page;
  const known = metadataOfRankings[offering].get(ranking);
  if (known !== undefined) return known;
  const metadata = {
    otherCount: ranking.total,
    hidden: hiddenToWire(hidden, unwantedCount, words),
    filters: (offering === "omit" ? [] : filters.listFilters()).map(({ filter, options }) => ({
      filter,
      // That an option is not chosen would be a fifth of the bytes of all options.
      options: options.map(({ option: { id, name }, count, isChosen }) =>
        isChosen ? { id, name, count, chosen: true } : { id, name, count },
      ),
    })),
    emptied_by: filters
      .listEmptying()
      .map(({ option: { filter, id, name }, count }) => ({ filter, id, name, count })),
  };
  const bytes = Buffer.from(JSON.stringify(metadata));
  metadataOfRankings[offering].set(ranking, bytes);
  return bytes;
}

const json = {
  page: Buffer.from('{"data":['),
  comma: Buffer.from(","),
  metadata: Buffer.from('],"metadata":'),
  endOfPage: Buffer.from("}"),
} as const;

/** Most pages use a few thousand pairs of sentences. Joining them anew would cost more than all else on the page. */
const endsOfItems = keepRecent<Buffer>(4_000);

/** The personal fields that end an item. */
function closeItem(favorite: boolean, reasons: readonly string[]): Buffer {
  const key = `${favorite ? 1 : 0}${reasons.join("\n")}`;
  const known = endsOfItems.get(key);
  if (known !== undefined) return known;
  const bytes = Buffer.from(`,${JSON.stringify({ favorite, reasons }).slice(1)}`);
  endsOfItems.set(key, bytes);
  return bytes;
}
