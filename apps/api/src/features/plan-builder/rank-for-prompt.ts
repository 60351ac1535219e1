import { hasBit, listPositions } from "@fernwell/domain/bitset";
import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { heedFeedback } from "@fernwell/domain/recommend/heed-feedback";
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

/**
 * Ranks the servable items by the person's answers and feedback, and by the words that nothing else has read. Leaves out
 * what the person does not want to be offered.
 */
export async function rankForPrompt<Kind extends ItemKind>(
  shelf: Shelf<Kind>,
  gate: Gate<Kind>,
  { kind, feedback = [] }: Pick<PersonContext<Kind>, "kind" | "feedback">,
  words: string,
): Promise<Ranking<Servable<ItemByKind[Kind]>>> {
  const { servable, findItemAt } = gate.judgeAll();
  const { hidden, wishes } = heedFeedback(kind, shelf, servable, feedback);
  const weighted = gate
    .listWishes()
    .map(({ facet, weight }) => ({ bits: shelf.facets.findItemsWith(facet), weight }));
  const scores = scoreAll(shelf.facets.size, [...weighted, ...wishes]);
  const fits =
    words.trim() === "" ? new Map<string, number>() : (await getShelfSearch(shelf)).scoreDocuments(words);
  const ranked = listPositions(servable)
    .flatMap((position) => {
      const item = hasBit(hidden, position) ? null : findItemAt(position);
      if (item === null) return [];
      return [{ item, score: getScore(scores, position) + weightOfWords * (fits.get(item.id) ?? 0) }];
    })
    .sort((one, other) => other.score - one.score);
  return { ranked, knowsWords: fits.size > 0 };
}
