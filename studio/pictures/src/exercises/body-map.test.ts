import { muscles } from "@fernwell/domain/movement/exercise";
import { expect, it } from "vitest";
import { muscleShapes } from "./body/muscle-shapes.ts";
import { drawBodyMap } from "./body-map.ts";

it("the body map shows every muscle", () => {
  expect(muscles.filter((muscle) => muscleShapes[muscle].length === 0)).toEqual([]);
});

it("the body map distinguishes primary from secondary muscles", () => {
  const strong = drawBodyMap({ primary: ["chest"], secondary: [] });
  expect(drawBodyMap({ primary: [], secondary: ["chest"] })).not.toBe(strong);
  expect(drawBodyMap({ primary: ["chest"], secondary: ["chest"] })).toBe(strong);
});
