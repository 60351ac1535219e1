import { itemKinds } from "@fernwell/domain/item-kind";
import { expect, test } from "vitest";
import { parsePlan } from "./plan.ts";

const wire = {
  id: "a-plan",
  _id: "a-plan",
  plan_id: "a-plan",
  plan_name: "Slow mornings",
  created_at: "2026-11-15T09:00:00.000Z",
  items: [],
  entries: [],
  cooking_for: null,
  people_cooked_for: null,
  reading: null,
  groceries: [],
  ingredient_names: [],
  extra_ingredients: [],
};

test.each(itemKinds)("tags a plan with the kind that was requested: %s", (kind) => {
  expect(parsePlan(kind, wire)).toMatchObject({ kind, plan_name: "Slow mornings" });
});

test.each(itemKinds)("rejects a plan whose items are not of the requested kind: %s", (kind) => {
  const card = { _id: "tea", title: "Tea", image: null, image_alt: null, image_stand_in: null };
  expect(() => parsePlan(kind, { ...wire, items: [card] })).toThrow();
});
