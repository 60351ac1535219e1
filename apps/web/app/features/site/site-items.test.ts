import { expect, test } from "vitest";
import { staticItems } from "./copy/static-items.ts";
import { itemAlts } from "./item-alts.ts";
import { itemPath, siteItems } from "./site-items.ts";

test("[LAND-19] an item with details links to its singular category and id", () => {
  expect(itemPath({ kind: "exercise", id: 2, hasDetails: true })).toBe("/exercise/2");
});

test("[LAND-19] a card says that it has details exactly where there are some", () => {
  const withDetails = Object.entries(staticItems).flatMap(([kind, items]) =>
    items.filter(({ details }) => Object.keys(details).length > 0).map(({ id }) => `${kind} ${id}`),
  );
  const linked = siteItems.filter(({ hasDetails }) => hasDetails).map(({ kind, id }) => `${kind} ${id}`);
  expect(linked.toSorted()).toEqual(withDetails.toSorted());
});

test("[LAND-20] an item without details links to the landing page", () => {
  expect(itemPath({ kind: "meal", id: 0, hasDetails: false })).toBe("/");
});

test("[DATA-33] there are twelve items, each with a described picture", () => {
  expect(siteItems).toHaveLength(12);
  expect(siteItems.map(({ picture }) => picture.name).sort()).toEqual(Object.keys(itemAlts).sort());
});
