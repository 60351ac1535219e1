import { expect, it } from "vitest";
import { nameFilterOption } from "./filter-words.ts";
import { filterIds } from "./filters.ts";

it("[FIND-10] options have names that people say", () => {
  const listNames = (
    filter: "minutes" | "equipment" | "posture" | "muscle" | "cost",
    ids: readonly string[],
  ) => ids.map((id) => nameFilterOption({ filter, id }));
  const { meal, exercise, meditation } = filterIds;
  expect(listNames("minutes", meal.minutes)).toEqual([
    "Up to 15 minutes",
    "Up to 30 minutes",
    "Up to 45 minutes",
    "Over 45 minutes",
  ]);
  expect(listNames("minutes", meditation.minutes)).toEqual([
    "Up to 5 minutes",
    "6 to 10 minutes",
    "11 to 20 minutes",
    "More than 20 minutes",
  ]);
  expect(listNames("posture", exercise.posture)).toEqual([
    "Standing",
    "Sitting",
    "Sitting on the floor",
    "Kneeling",
    "On hands and knees",
    "Lying on the back",
    "Lying on the front",
    "Lying on the side",
    "Hanging from a bar",
    "In water",
  ]);
  expect(listNames("posture", meditation.posture)).toEqual(["Sitting", "Lying down", "Standing", "Walking"]);
  expect(listNames("cost", meal.cost)).toEqual(["Thrifty", "Everyday", "Festive"]);
  expect(listNames("muscle", ["heart-and-lungs", "lats"])).toEqual(["Heart and lungs", "Lats"]);
  expect(listNames("equipment", ["none", "pull-up-bar", "yoga-block"])).toEqual([
    "No equipment",
    "Pull-up bar",
    "Yoga block",
  ]);
  expect(nameFilterOption({ filter: "cooked_ahead", id: "yes" })).toBe("Can be cooked ahead");
});
