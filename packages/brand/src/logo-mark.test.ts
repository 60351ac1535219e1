import { expect, it } from "vitest";
import { logoMark, logoMarkBox } from "./logo-mark.ts";

it("the logo's mark lies inside its box", () => {
  const numbers = `${logoMark.stem} ${logoMark.leaflets}`.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
  const { x, y, width, height } = logoMarkBox;

  expect(xs.length).toBeGreaterThan(50);
  expect(xs.filter((value) => value < x || value > x + width)).toEqual([]);
  expect(ys.filter((value) => value < y || value > y + height)).toEqual([]);
});
