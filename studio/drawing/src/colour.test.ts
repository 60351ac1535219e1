import fc from "fast-check";
import { expect, it } from "vitest";
import { darken, lighten, mix, saturate } from "./colour.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

it("a mix goes from one colour to the other", () => {
  fc.assert(
    fc.property(colour, colour, (from, to) => {
      expect([mix(from, to, 0), mix(from, to, 1)]).toEqual([from, to]);
    }),
  );
});

it("desaturating gives a grey, and lightening gives white", () => {
  expect(saturate("#a3421a", 0)).toMatch(/^#(..)\1\1$/);
  expect([lighten("#204060", 1), darken("#204060", 0)]).toEqual(["#ffffff", "#204060"]);
});
