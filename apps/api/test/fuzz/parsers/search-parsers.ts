import { searchPlanItems } from "@fernwell/contract/plan-entries";
import { searchMeanings, textQuestions } from "@fernwell/contract/safety";
import { longestSearch, search as searchEndpoint } from "@fernwell/contract/search";
import { itemKinds } from "@fernwell/domain/item-kind";
import { getShelfSearch } from "../../../src/features/catalogue/catalogue.service.ts";
import type { Snapshot } from "../../../src/features/catalogue/catalogue.types.ts";
import { createMeaningSearch } from "../../../src/features/safety/meaning-search.ts";
import { maxFoundMeanings } from "../../../src/features/safety/safety.limits.ts";
import { textFields } from "../../../src/features/safety/text-fields.ts";
import { getSnapshotSearch } from "../../../src/features/search/snapshot-search.ts";
import { defineParser, type Parser } from "./parser.ts";
import { foodPhrases, movementPhrases, prompts } from "./phrases.ts";
import { countCharacters, writeText } from "./write-text.ts";

const phrases = [...foodPhrases, ...movementPhrases, ...prompts.exercise];

/** The searches: for anything, for something to add to a plan, and for what a phrase means. */
export function listSearchParsers(snapshot: Snapshot): Parser[] {
  const { vocabulary, ingredients, shelves } = snapshot;
  const exercises = shelves.exercise.items;
  const search = createMeaningSearch({ vocabulary, foods: [...ingredients.values()], exercises });
  return [
    defineParser("a search for anything", {
      share: 15,
      generate: (random) => writeText(random, { phrases, maxLength: longestSearch }),
      parse: async (q) => {
        const query = searchEndpoint.query.safeParse({ q });
        return query.success ? (await getSnapshotSearch(snapshot))(query.data.q, "everything") : null;
      },
      findFlaw: (text, found) => {
        if (countCharacters(text) > longestSearch && found !== null)
          return "a text over the limit was searched for";
        const isBeyond = itemKinds.some((kind) =>
          found?.[kind].positions.some((position) => position >= shelves[kind].items.length),
        );
        return isBeyond ? "more than there is" : null;
      },
    }),
    defineParser("a search for something to plan", {
      share: 15,
      generate: (random) => ({
        kind: random.pick(itemKinds),
        text: writeText(random, { phrases, maxLength: 120 }),
      }),
      parse: async ({ kind, text }) => {
        const query = searchPlanItems.query.safeParse({ item_name: `personal_${kind}_plan`, text });
        return query.success
          ? (await getShelfSearch(shelves[kind])).scoreDocuments(query.data.text).size
          : null;
      },
      findFlaw: ({ kind, text }, found) => {
        if (countCharacters(text) > 120 && found !== null) return "a text over the limit was searched for";
        return (found ?? 0) <= shelves[kind].items.length ? null : "more than there is";
      },
    }),
    defineParser("a search for a meaning", {
      share: 20,
      generate: (random) => ({
        question: random.pick(textQuestions),
        text: writeText(random, { phrases, maxLength: 60 }),
      }),
      parse: ({ question, text }) => {
        const query = searchMeanings.query.safeParse({ question, text });
        return query.success ? search(textFields[question], query.data.text, maxFoundMeanings) : [];
      },
      findFlaw: (_, found) => (found.length <= maxFoundMeanings ? null : `${found.length} meanings`),
    }),
  ];
}
