import { expect, it } from "vitest";
import { mannWhitney } from "./statistics.ts";

const spread = Array.from({ length: 200 }, (_, i) => Math.sin(i * 12.9898) * 100);

it("finds no difference where there is none", () => {
  const [even, odd] = [spread.filter((_, i) => i % 2 === 0), spread.filter((_, i) => i % 2 === 1)];
  expect(mannWhitney(even, odd)).toBeGreaterThan(0.05);
});

it("finds a small shift in a wide spread", () => {
  const shifted = spread.map((value) => value + 35);
  expect(mannWhitney(spread, shifted)).toBeLessThan(0.001);
});

it("agrees with the worked example of the textbooks", () => {
  expect(mannWhitney([19, 22, 16, 29, 24], [20, 11, 17, 12])).toBeCloseTo(0.0864, 2);
});
