import type { ItemKind } from "@fernwell/domain/item-kind";
import { expect, test } from "vitest";
import { summariseItem } from "#app/items/item-summary.ts";
import { pathToBegin, pathToEntry } from "./path-to-entry.ts";
import type { ShownWeekEntry } from "./shown-week.ts";
import { createWeekEntry } from "./use-week-actions.ts";

const day = "2026-11-18";

function shown(kind: ItemKind, changes: Partial<ShownWeekEntry> = {}): ShownWeekEntry {
  const item = { _id: "an-item", favorite: false };
  return {
    entry: { ...createWeekEntry(kind, "an-item", day, null), id: "an-entry", day },
    ...{ item, summary: summariseItem(kind, item), conflicts: [], hints: [], minutes: 20 },
    ...{ servings: kind === "meal" ? 4 : null, cookedServings: null, isLeftover: false },
    ...changes,
  };
}

test.each([
  ["meal", "/cook/an-item?entry=an-entry&for=4", "/meal/an-item?for=4"],
  ["exercise", "/train/2026-11-18", "/exercise/an-item"],
  ["meditation", "/rest/an-item?entry=an-entry", "/meditation/an-item"],
] as const)(
  "[DO-70] a planned %s is begun in its player, and its title leads to its page",
  (kind, player, page) => {
    expect(pathToBegin(shown(kind))).toBe(player);
    expect(pathToEntry(shown(kind))).toBe(page);
  },
);

test("[DO-70] what is done, left over or does not suit the person now is not begun", () => {
  const meal = shown("meal");
  expect(pathToBegin({ ...meal, entry: { ...meal.entry, isDone: true } })).toBeNull();
  expect(pathToBegin({ ...meal, isLeftover: true })).toBeNull();
  expect(pathToBegin({ ...meal, conflicts: ["Contains eggs."] })).toBeNull();
});
