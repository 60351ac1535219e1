import { expect, it } from "vitest";
import { titleCase } from "./title-case.ts";

it.each([
  ["my week of dinners", "My Week Of Dinners"],
  ["BBQ for 4", "BBQ For 4"],
  ["mum's low-salt soups", "Mum's Low-Salt Soups"],
  ["élan vital ülke", "Élan Vital Ülke"],
  ["", ""],
])("[PLAN-41] gives every word of %o a capital", (text, expected) => {
  expect(titleCase(text)).toBe(expected);
});
