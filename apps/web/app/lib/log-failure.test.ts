import { expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { logFailure } from "./log-failure.ts";

test.each([
  [new ApiError(400, { detail: "No code for ada@people.example" }), 400],
  [new TypeError("Failed to fetch https://app.example/api/reset-password/a-token"), "TypeError"],
])("[OPEN-30] a logged failure names its kind and nothing that was typed or mailed", (error, kind) => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  logFailure("The password reset", error);

  expect(logged.mock.calls).toEqual([["The password reset failed:", kind]]);
});
