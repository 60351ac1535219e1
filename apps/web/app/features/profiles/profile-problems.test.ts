import { expect, test, vi } from "vitest";
import { ApiError } from "#app/lib/api-error.ts";
import { saveFailureMessage, showProblems } from "./profile-problems.ts";

const issue = (field: string, msg: string) => ({ loc: ["body", field], msg, type: "custom" });

test("[ERR-07] a failed save shows its first field's message, otherwise the server's sentence, otherwise our default", () => {
  const failures: [Error, string][] = [
    [new ApiError(422, { detail: [issue("dob", "Too young"), issue("phone", "Too short")] }), "Too young"],
    [new ApiError(429, { detail: "Too many tries." }), "Too many tries."],
    [new ApiError(400, { message: "Not now." }), "Not now."],
    [new ApiError(422, { detail: [] }), "An unknown error occurred."],
    [new ApiError(500, undefined), "An unknown error occurred."],
    [new TypeError("Failed to fetch"), "An unknown error occurred."],
  ];
  expect(failures.map(([error]) => saveFailureMessage(error))).toEqual(
    failures.map(([, message]) => message),
  );
});

test("the server's validation errors are shown beside their fields", () => {
  const setError = vi.fn();
  showProblems(
    { setError },
    new ApiError(422, { detail: [issue("fname", "No"), issue("phone", "Short"), issue("name", "Hidden")] }),
  );
  showProblems({ setError }, new ApiError(500, undefined));
  expect(setError.mock.calls).toEqual([
    ["firstName", { message: "No" }],
    ["phone", { message: "Short" }],
  ]);
});
