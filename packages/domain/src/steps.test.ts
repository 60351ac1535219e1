import { expect, it } from "vitest";
import { finishSteps, takeSome } from "./steps.ts";

it("splits items into groups of at most a size, in order", () => {
  expect([...takeSome([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...takeSome([1, 2], 2)]).toEqual([[1, 2]]);
  expect([...takeSome([], 2)]).toEqual([]);
});

it("takes all steps and returns their result", () => {
  const taken: number[] = [];
  function* steps() {
    for (const step of [1, 2, 3]) {
      taken.push(step);
      yield;
    }
    return "done";
  }
  expect(finishSteps(steps())).toBe("done");
  expect(taken).toEqual([1, 2, 3]);
});
