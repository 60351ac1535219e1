import { expect, test } from "vitest";
import { ApiError, hasErrorCode } from "./api-error.ts";

test.each([
  [
    "reads code and sentence",
    { detail: "Gone.", code: "plan_not_found" },
    { detail: "Gone.", code: "plan_not_found" },
  ],
  [
    "reads a code that is newer than the page",
    { detail: "Gone.", code: "new_code" },
    { detail: "Gone.", code: "new_code" },
  ],
  ["reads a sentence without a code", { detail: "Gone." }, { detail: "Gone.", code: undefined }],
  [
    "reads a code without a sentence",
    { code: "plan_not_found" },
    { detail: undefined, code: "plan_not_found" },
  ],
  ["reads no code that is not a text", { detail: "Gone.", code: 7 }, { detail: "Gone.", code: undefined }],
  ["reads nothing of another body", "<html>", { detail: undefined, code: undefined }],
  ["reads nothing of an empty body", undefined, { detail: undefined, code: undefined }],
])("%s", (_, body, read) => {
  expect(new ApiError(404, body)).toMatchObject(read);
});

test("recognises an error by its code, whatever its sentence", () => {
  const error = new ApiError(404, { detail: "Any sentence.", code: "plan_not_found" });
  expect(hasErrorCode(error, "item_not_found", "plan_not_found")).toBe(true);
  expect(hasErrorCode(error, "item_not_found")).toBe(false);
  expect(hasErrorCode(new ApiError(404, { detail: "We could not find that plan." }), "plan_not_found")).toBe(
    false,
  );
  expect(hasErrorCode(new Error("plan_not_found"), "plan_not_found")).toBe(false);
});
