import { listPositions } from "@fernwell/domain/bitset";
import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import { getScore, scoreAll } from "@fernwell/domain/recommend/scores";
import type { Scored } from "@fernwell/domain/recommend/spread";
import type { Gate, Servable } from "@fernwell/domain/safety/gate";
import { getShelfSearch } from "../catalogue/catalogue.service.ts";
import type { Shelf } from "../catalogue/catalogue.types.ts";

/** More than the weight of any single answer. */
const weightOfWords = 20;

export interface Ranking<Item> {
  /** Best first. */
  readonly ranked: readonly Scored<Item>[];
  /** Some item contains the words. */
  readonly knowsWords: boolean;
}

/** Ranks the servable items by the person's answers and by the words that nothing else has read. */
export async function rankForPrompt<Kind extends ItemKind>(
  shelf: Shelf<Kind>,
  gate: Gate<Kind>,
  words: string,
): Promise<Ranking<Servable<ItemByKind[Kind]>>> {
  const { servable, findItemAt } = gate.judgeAll();
  const weighted = gate
    .listWishes()
    .map(({ facet, weight }) => ({ bits: shelf.facets.findItemsWith(facet), weight }));
  const scores = scoreAll(shelf.facets.size, weighted);
  const fits =
    words.trim() === "" ? new Map<string, number>() : (await getShelfSearch(shelf)).scoreDocuments(words);
  const ranked = listPositions(servable)
    .flatMap((position) => {
      const item = findItemAt(position);
      if (item === null) return [];
      return [{ item, score: getScore(scores, position) + weightOfWords * (fits.get(item.id) ?? 0) }];
    })
    .sort((one, other) => other.score - one.score);
  return { ranked, knowsWords: fits.size > 0 };
}
