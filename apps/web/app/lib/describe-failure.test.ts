import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { describeFailure } from "./describe-failure.ts";

const wait = "Too many tries. Please try again in 20 seconds.";

test.each([
  [
    "no response",
    new TypeError("Failed to fetch"),
    "We got no response. Check your connection, then try again.",
  ],
  ["no login", new ApiError(401, { detail: "Please log in to continue." }), "You are not logged in."],
  ["too many requests", new ApiError(429, { detail: wait }), wait],
  [
    "too many requests in an unknown form",
    new ApiError(429, ""),
    "Too many tries. Please wait a little and try again.",
  ],
  [
    "a failure of the server",
    new ApiError(500, { detail: "relation favourites does not exist" }),
    "Something went wrong on our side. Please try again in a moment.",
  ],
])("[START-03] says what happened: %s", (_, error, sentence) => {
  expect(describeFailure(error, true)).toBe(sentence);
  expect(describeFailure(error, false)).toBe("You are offline. Check your connection, then try again.");
});
