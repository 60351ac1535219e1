import { expect, it } from "vitest";
import { saysNothing } from "./small-talk.ts";

it.each(["", "  ", "none", " None! ", "n/a", "no known food allergies", "not that I know of", "0", "-"])(
  "%j says that there is nothing",
  (text) => {
    expect(saysNothing(text)).toBe(true);
  },
);

it.each(["peanuts", "none but peanuts", "no peanuts", "nonee"])("%j says something", (text) => {
  expect(saysNothing(text)).toBe(false);
});
