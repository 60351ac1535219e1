import { longestPlanName } from "@fernwell/contract/plans";
import { expect, test } from "vitest";
import { suggestListName } from "./suggest-list-name.ts";

const long = "a".repeat(longestPlanName);

test.each([
  [["Soups"], [], "Soups"],
  [["Soups"], ["Soups"], "Soups 2"],
  [["Soups"], ["Soups", "Soups 2"], "Soups 3"],
  [["Soups", "Stews"], ["Soups"], "Shopping list"],
  [["Soups", "Stews"], ["Shopping list"], "Shopping list 2"],
  [[long], [long], `${long.slice(2)} 2`],
])("a list of the plans %j beside %j is called so that it can be told from them", (plans, taken, name) => {
  expect(suggestListName(plans, taken)).toBe(name);
});
