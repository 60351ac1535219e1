import { expect, test } from "vitest";
import { withFavourite } from "./with-favourite.ts";

const soup = { _id: "soup", favorite: false, ingredients: [{ name: "Leek" }] };
const stew = { _id: "stew", favorite: true, ingredients: [] };
const aMeal = (id: string) => ({ kind: "meal", id }) as const;

test.each([
  ["an item", soup, { ...soup, favorite: true }],
  ["a list", [stew, soup], [stew, { ...soup, favorite: true }]],
  [
    "a page",
    { data: [soup], metadata: { total: 1 } },
    { data: [{ ...soup, favorite: true }], metadata: { total: 1 } },
  ],
  ["a response around it", { kind: "meal", item: soup }, { kind: "meal", item: { ...soup, favorite: true } }],
])("[FAV-10] an item is marked in %s", (_, data, marked) => {
  expect(withFavourite(data, aMeal("soup"), true)).toEqual(marked);
});

test("[FAV-10] unmarking and marking an item restores it", () => {
  const without = withFavourite([stew], aMeal("stew"), false);
  expect(without).toEqual([{ ...stew, favorite: false }]);
  expect(withFavourite(without, aMeal("stew"), true)).toEqual([stew]);
});

test.each([
  ["already is", [soup, stew], "stew", true],
  ["does not hold the item", { data: [soup] }, "stew", true],
  ["holds only its name", { easier: { _id: "soup", name: "Soup" } }, "soup", true],
  ["holds another kind's item of that id", [{ kind: "exercise", data: [soup] }], "soup", true],
  ["is nothing", undefined, "soup", true],
])("returns the same data when it %s", (_, data, id, isFavourite) => {
  expect(withFavourite(data, aMeal(id), isFavourite)).toBe(data);
});

test("parts without the item keep their identity", () => {
  const marked = withFavourite([stew, soup], aMeal("soup"), true);
  expect(Array.isArray(marked) && marked[0]).toBe(stew);
});
