import { groceryNameSchema, maxExtras, saveExtraIngredients } from "@fernwell/contract/plans";
import { classifyIngredient } from "@fernwell/domain/grocery/ingredient-groups";
import { changeTicks } from "@fernwell/domain/grocery/ticks";
import { mergeChange } from "@fernwell/domain/planning/sync/merge-change";
import type { Random } from "../random.ts";
import { defineParser, type Parser } from "./parser.ts";
import { groceryPhrases } from "./phrases.ts";
import { countCharacters, writeText } from "./write-text.ts";

const maxName = 120;

/** What people add to a list for the shop, and the lists that devices send. Amounts are our own: nobody types them. */
export const groceryParsers: readonly Parser[] = [
  defineParser("a line of a shopping list", {
    share: 60,
    generate: writeName,
    parse: (text) => {
      const name = groceryNameSchema.safeParse(text).data;
      return name === undefined ? null : { name, group: classifyIngredient(name) };
    },
    findFlaw: (text, line) =>
      countCharacters(text) > maxName && line !== null ? "a line over the limit was read" : null,
  }),
  defineParser("the extras of a plan", {
    share: 15,
    generate: (random) => ({
      extras: random.pick<() => unknown>([
        () => writeNames(random),
        () => writeName(random),
        () => ["", ""],
      ])(),
      known: writeNames(random),
    }),
    parse: ({ extras, known }) => {
      const query = saveExtraIngredients.query.safeParse({
        item_name: "personal_meal_plan",
        plan_id: "0198c0de-0000-7000-8000-000000000001",
        extra_ingredients: extras,
        known_extra_ingredients: known,
      });
      if (!query.success) return null;
      const change = {
        known: query.data.known_extra_ingredients ?? [],
        wanted: query.data.extra_ingredients,
      };
      return { change, merged: mergeChange(change.known, change) };
    },
    findFlaw: (_, parsed) => {
      if (parsed === null) return null;
      const { wanted } = parsed.change;
      if (wanted.length > maxExtras) return `${wanted.length} extras`;
      return wanted.every((name) => parsed.merged.includes(name))
        ? null
        : "what was wanted is not in the list";
    },
  }),
  defineParser("the ticks of a list", {
    share: 15,
    generate: (random) => ({
      names: writeNames(random),
      known: writeNames(random),
      wanted: writeNames(random),
    }),
    parse: ({ names, known, wanted }) => changeTicks({ names, bought: new Map() }, [], { known, wanted }),
    findFlaw: ({ wanted, known }, { names }) =>
      wanted.every((name) => known.includes(name) || names.includes(name)) ? null : "a new tick is lost",
  }),
];

function writeName(random: Random): string {
  return writeText(random, { phrases: groceryPhrases, maxLength: maxName });
}

function writeNames(random: Random): string[] {
  return Array.from({ length: random.pick([0, 1, 3, 20, maxExtras + 1]) }, () =>
    random.chance(0.5) ? random.pick(groceryPhrases) : writeName(random),
  );
}
