import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countBoth, createBitset, hasBit, listPositions } from "../bitset.ts";
import { type Withholding, withholdings } from "../safety/withheld.ts";
import { applyFilters } from "./apply-filters.ts";
import { createFilterIndexBuilder, type FilterOption } from "./filter-index.ts";
import type { FilterTrait } from "./filter-traits.ts";
import { filterIds } from "./filters.ts";

type Trait = FilterTrait<"meal">;

const nothing: readonly Withholding[] = [];
const anyTrait: fc.Arbitrary<Trait> = fc.oneof(
  fc.tuple(fc.constant("meal_type" as const), fc.constantFrom(...filterIds.meal.meal_type)),
  fc.tuple(fc.constant("minutes" as const), fc.constantFrom(...filterIds.meal.minutes)),
  fc.tuple(fc.constant("cuisine" as const), fc.constantFrom("thai", "greek", "nordic")),
  fc.tuple(fc.constant("with" as const), fc.constantFrom("spinach", "egg", "tofu", "kale")),
  fc.tuple(fc.constant("health_tag" as const), fc.constantFrom(...filterIds.meal.health_tag)),
);
const anyItem = fc.record({
  traits: fc.uniqueArray(anyTrait, { selector: (trait) => trait.join(), maxLength: 8 }),
  isWanted: fc.boolean(),
});
type Item = typeof anyItem extends fc.Arbitrary<infer Value> ? Value : never;

/** Items, and choices of which every one is known to the index. */
const anyCase = fc
  .record({
    items: fc.array(anyItem, { maxLength: 70, size: "max" }),
    choices: fc.array(anyTrait, { maxLength: 5, size: "max" }),
  })
  .map(({ items, choices }) => {
    const index = indexItems(items);
    const found = choices.flatMap(([filter, id]) => index.find({ filter, id }) ?? []);
    return { items, index, chosen: [...new Set(found)] };
  });

function indexItems(items: readonly Pick<Item, "traits">[]) {
  const builder = createFilterIndexBuilder("meal", ({ id }) => `The ${id}`);
  for (const { traits } of items) builder.add(traits);
  return builder.build();
}

function filter(items: readonly Item[], chosen: readonly FilterOption<"meal">[], withheld = nothing) {
  const index = indexItems(items);
  const wanted = createBitset(
    items.length,
    items.flatMap(({ isWanted }, at) => (isWanted ? at : [])),
  );
  const options = chosen.flatMap((choice) => index.find(choice) ?? []);
  return { ...applyFilters({ kind: "meal", index, chosen: options, wanted, withheld }), wanted };
}

/** The rule in plain words: alternatives within a filter, but all of the ingredients at hand; and every filter. */
function fits({ traits }: Item, chosen: readonly FilterOption<"meal">[]): boolean {
  const hasChoice = (choice: FilterOption<"meal">) =>
    traits.some(([name, id]) => name === choice.filter && id === choice.id);
  return chosen.every((choice) =>
    choice.filter === "with"
      ? hasChoice(choice)
      : chosen.some((other) => other.filter === choice.filter && hasChoice(other)),
  );
}

const countLeft = (items: readonly Item[], chosen: readonly FilterOption<"meal">[]) =>
  items.filter((item) => item.isWanted && fits(item, chosen)).length;

describe("filters", () => {
  it("[FIND-10] match what has one choice of each filter and all ingredients at hand", () => {
    fc.assert(
      fc.property(anyCase, ({ items, chosen }) => {
        const { matching } = filter(items, chosen);
        expect(listPositions(matching)).toEqual(items.flatMap((item, at) => (fits(item, chosen) ? at : [])));
      }),
    );
  });

  it("[FIND-11] count for each option what is left when it is chosen", () => {
    fc.assert(
      fc.property(anyCase, ({ items, index, chosen }) => {
        for (const { filter: name, options } of filter(items, chosen).listFilters()) {
          const offered = new Map(options.map((each) => [each.option.id, each]));
          for (const option of index.listOptions(name)) {
            const others = chosen.filter((other) => other.filter !== name || name === "with");
            const { matching, wanted } = filter(items, [...others, option]);
            const count = countBoth(wanted, matching);
            const isChosen = chosen.includes(option);
            const each = offered.get(option.id);
            if (count === 0 && !isChosen) expect(each).toBeUndefined();
            else expect(each).toMatchObject({ count, isChosen });
          }
        }
      }),
    );
  });

  it("[FIND-12] that leave nothing name the choices without which something is left, and how much", () => {
    fc.assert(
      fc.property(anyCase, ({ items, chosen }) => {
        const named = filter(items, chosen).listEmptying();
        const expected = chosen.flatMap((choice) => {
          const count = countLeft(
            items,
            chosen.filter((other) => other !== choice),
          );
          return countLeft(items, chosen) === 0 && count > 0
            ? [`${choice.filter} ${choice.id} ${count}`]
            : [];
        });
        const written = named.map(({ option, count }) => `${option.filter} ${option.id} ${count}`);
        expect(written.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  it("[FIND-12] name each of two choices that exclude each other", () => {
    const items: Item[] = [
      { traits: [["meal_type", "dinner"]], isWanted: true },
      { traits: [["cuisine", "thai"]], isWanted: true },
      { traits: [["cuisine", "thai"]], isWanted: true },
      { traits: [["cuisine", "thai"]], isWanted: false },
    ];
    const index = indexItems(items);
    const chosen = [
      index.find({ filter: "meal_type", id: "dinner" }),
      index.find({ filter: "cuisine", id: "thai" }),
    ].flatMap((option) => option ?? []);
    const named = filter(items, chosen).listEmptying();
    expect(named.map(({ option, count }) => [option.id, count])).toEqual([
      ["dinner", 2],
      ["thai", 1],
    ]);
  });
});

describe("the options of a filter", () => {
  const repeat = (times: number, ...traits: Trait[]): Item[] =>
    Array.from({ length: times }, () => ({ traits, isWanted: true }));
  const list = (
    items: readonly Item[],
    name: string,
    withheld = nothing,
    chosen: FilterOption<"meal">[] = [],
  ) =>
    filter(items, chosen, withheld)
      .listFilters()
      .find((each) => each.filter === name)
      ?.options.map(({ option, count }) => `${option.id} ${count}`);

  it("[FIND-11] come by count, then by name", () => {
    const items = [
      ...repeat(1, ["cuisine", "thai"]),
      ...repeat(2, ["cuisine", "nordic"]),
      ...repeat(1, ["cuisine", "greek"]),
    ];
    expect(list(items, "cuisine")).toEqual(["nordic 2", "greek 1", "thai 1"]);
  });

  it("[FIND-11] come by length where they are minutes", () => {
    const items = [
      ...repeat(1, ["minutes", "up-to-15"], ["minutes", "up-to-30"], ["minutes", "up-to-45"]),
      ...repeat(3, ["minutes", "over-45"]),
    ];
    expect(list(items, "minutes")).toEqual(["up-to-15 1", "up-to-30 1", "up-to-45 1", "over-45 3"]);
  });

  it("[FIND-11] are the 40 that leave most, and those that are chosen", () => {
    const items = Array.from({ length: 50 }, (_, at) => repeat(50 - at, ["with", `food-${at}`])).flat();
    expect(list(items, "with")?.at(-1)).toBe("food-39 11");
    const rarest = indexItems(items).find({ filter: "with", id: "food-49" });
    const alone = list(items, "with", nothing, rarest === null ? [] : [rarest]);
    expect(alone).toEqual(["food-49 1"]);
    const main = Array.from({ length: 50 }, (_, at) => repeat(50 - at, ["cuisine", `place-${at}`])).flat();
    const chosen = indexItems(main).find({ filter: "cuisine", id: "place-49" });
    const offered = list(main, "cuisine", nothing, chosen === null ? [] : [chosen]);
    expect([offered?.length, offered?.at(-1)]).toEqual([41, "place-49 1"]);
  });

  it.each(withholdings)("[SAFE-132] offer nobody to eat less from whom %s is withheld", (each) => {
    const items = repeat(2, ["health_tag", "lighter-meal"], ["health_tag", "iron-rich"]);
    expect(list(items, "health_tag")).toEqual(["iron-rich 2", "lighter-meal 2"]);
    expect(list(items, "health_tag", [each])).toEqual(["iron-rich 2"]);
  });

  it("[FIND-11] count nothing that the person cannot have", () => {
    fc.assert(
      fc.property(anyCase, ({ items, chosen }) => {
        const { listFilters, wanted } = filter(items, chosen);
        for (const { options } of listFilters())
          for (const { option, count } of options) {
            const possible = listPositions(option.bits).filter((position) => hasBit(wanted, position));
            expect(count).toBeLessThanOrEqual(possible.length);
          }
      }),
    );
  });
});
