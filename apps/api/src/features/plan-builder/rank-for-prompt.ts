import { positionsIn } from "@fernwell/domain/bitset";
import type { FacetIndex } from "@fernwell/domain/recommend/facet-index";
import { scoreAll, scoreOf } from "@fernwell/domain/recommend/scores";
import type { Scored } from "@fernwell/domain/recommend/spread";
import type { Wish } from "@fernwell/domain/recommend/weights";
import type { ServableSet } from "@fernwell/domain/safety/gate-all";
import { createTextSearch, type TextSearch } from "../../platform/search/text-search.ts";
import type { Shelf } from "../catalogue/catalogue.types.ts";

/** What the words of the prompt weigh against the answers: more than any one of them. */
const weightOfWords = 20;

interface Described {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export interface Ranking<Item> {
  /** Best first. */
  readonly ranked: readonly Scored<Item>[];
  /** The words are found in some item. */
  readonly knowsWords: boolean;
}

/** The servable items by the person's answers and by the words that nothing else has read. */
export async function rankForPrompt<Item extends Described, Facet extends string>(
  shelf: Shelf<Item, Facet>,
  servable: ServableSet,
  wishes: readonly Wish<Facet>[],
  words: string,
): Promise<Ranking<Item>> {
  const scores = scoreAll(shelf.index.size, weigh(shelf.index, wishes));
  const fits = words.trim() === "" ? new Map<string, number>() : (await searchIn(shelf)).fitsFor(words);
  const ranked = positionsIn(servable)
    .flatMap((position) => {
      const item = shelf.items[position];
      if (item === undefined) return [];
      return [{ item, score: scoreOf(scores, position) + weightOfWords * (fits.get(item.id) ?? 0) }];
    })
    .sort((one, other) => other.score - one.score);
  return { ranked, knowsWords: fits.size > 0 };
}

function weigh<Facet extends string>(index: FacetIndex<Facet>, wishes: readonly Wish<Facet>[]) {
  return wishes.map(({ facet, weight }) => ({ bits: index.having(facet), weight }));
}

const searches = new WeakMap<object, Promise<TextSearch>>();

/** One search for each shelf of a snapshot, made when the first prompt asks for it. */
function searchIn<Item extends Described, Facet extends string>(
  shelf: Shelf<Item, Facet>,
): Promise<TextSearch> {
  const known =
    searches.get(shelf) ??
    createTextSearch(shelf.items.map(({ id, name, description }) => ({ id, name, text: description })));
  searches.set(shelf, known);
  return known;
}
