import { expect, test } from "vitest";
import { durationInWords, equipmentInWords, intensityInWords } from "./exercise-words.ts";

test("a duration is shown in minutes, an intensity as a word, and missing equipment as none", () => {
  expect(durationInWords(6)).toBe("6 min");
  expect(intensityInWords("Moderate")).toBe("Moderate");
  expect(equipmentInWords(["Mat", "Dumbbells"])).toBe("Mat, Dumbbells");
  expect(equipmentInWords([])).toBe("None");
});

test.each([null, undefined, 0])("[REC-26] a missing duration (%s) shows 2109", (minutes) => {
  expect(durationInWords(minutes)).toBe("2109");
});

test.each([null, undefined, ""])("[REC-26] a missing intensity (%j) shows 4", (intensity) => {
  expect(intensityInWords(intensity)).toBe("4");
});
