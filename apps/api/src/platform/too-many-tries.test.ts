import { expect, it } from "vitest";
import { tooManyTries } from "./too-many-tries.ts";

it.each([
  [200, "1 second"],
  [59_001, "60 seconds"],
  [150_000, "3 minutes"],
  [3_600_000, "60 minutes"],
  [7_000_000, "2 hours"],
])("says in words how long %d ms is", (ms, words) => {
  expect(tooManyTries(ms)).toMatchObject({
    status: 429,
    retryAfterSeconds: Math.ceil(ms / 1000),
    detail: `Too many tries. Please try again in ${words}.`,
  });
});
