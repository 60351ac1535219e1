import { describe, expect, it } from "vitest";
import type { Proposal } from "./plan-week.api.ts";
import { listProposed, type Swaps, toSavedPlans } from "./proposed-week.ts";

const card = (_id: string): Proposal["meals"][number] => ({
  ...{ _id, meal_id: _id, meal_name: _id, meal_image: "", image_alt: "", image_stand_in: null },
  ...{ calories: 400, cooking_time: 30, favorite: false, conflicts: [] },
});

/** A stew for Monday and for the lunch after it, and a soup. */
const proposal: Proposal = {
  plans: [
    {
      item_name: "personal_meal_plan",
      plan_name: "Three Meals",
      cooking_for: 2,
      note: "",
      reading: {
        prompt: "quick",
        chips: [],
        relaxations: [{ text: "One takes 45 minutes.", item_ids: ["stew"] }],
      },
      entries: [
        { item_id: "stew", day: "2026-11-16", slot: "dinner", leftover_of: null },
        { item_id: "soup", day: "2026-11-17", slot: "dinner", leftover_of: null },
        { item_id: "stew", day: "2026-11-17", slot: "lunch", leftover_of: 0 },
      ],
    },
    {
      item_name: "personal_exercise_plan",
      plan_name: "None",
      cooking_for: null,
      note: "Nothing suits you.",
      reading: { prompt: "", chips: [], relaxations: [] },
      entries: [],
    },
  ],
  meals: [card("stew"), card("soup")],
  exercises: [],
  meditations: [],
};

const noSwaps: Swaps = new Map();
const swaps: Swaps = new Map([["meal 0", { _id: "curry", meal_name: "curry" }]]);

describe("a proposed week", () => {
  it("[DAY-70] is in the order of each day, with what was relaxed where it applies", () => {
    const shown = listProposed(proposal, noSwaps);
    const tuesday = shown.filter(({ day }) => day === "2026-11-17");
    expect(tuesday.map(({ slot, summary }) => [slot, summary.title])).toEqual([
      ["lunch", "stew"],
      ["dinner", "soup"],
    ]);
    expect(shown.find(({ day }) => day === "2026-11-16")?.relaxations).toEqual(["One takes 45 minutes."]);
    expect(tuesday.map(({ isLeftover }) => isLeftover)).toEqual([true, false]);
  });

  it("[DAY-70] has leftovers of the meal that was swapped in", () => {
    const titles = listProposed(proposal, swaps).map(({ summary }) => summary.title);
    expect(titles.toSorted()).toEqual(["curry", "curry", "soup"]);
  });

  it("[DAY-70] is saved as it is shown, every entry under an id of its own, without empty plans", () => {
    const [plan, ...others] = toSavedPlans(proposal, swaps);
    expect(others).toEqual([]);
    expect(plan?.entries.map(({ item_id }) => item_id)).toEqual(["curry", "soup", "curry"]);
    expect(plan?.entries[2]?.leftover_of).toBe(plan?.entries[0]?.entry_id);
    expect(new Set(plan?.entries.map(({ entry_id }) => entry_id)).size).toBe(3);
    expect(plan).toMatchObject({ cooking_for: 2, reading: { prompt: "quick" } });
  });
});
