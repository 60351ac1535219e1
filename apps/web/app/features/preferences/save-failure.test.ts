import { expect, test } from "vitest";
import { ApiError } from "#app/lib/api-error.ts";
import { IncompleteAnswers } from "./questionnaires.ts";
import { describeSaveFailure } from "./save-failure.ts";

const issue = (msg: string) => ({ loc: ["body"], msg, type: "custom" });

test.each([
  [
    new ApiError(500, { detail: "Something went wrong on our side." }),
    "❌ Something went wrong on our side.",
  ],
  [new ApiError(422, { detail: [issue("One."), issue("Two."), issue("One.")] }), "❌ One. Two."],
  [new IncompleteAnswers("Select one."), "❌ Select one."],
  [new ApiError(502, "<html>"), "❌ We could not save your answers. Please try again."],
  [new TypeError("Failed to fetch"), "❌ We could not save your answers. Please try again."],
])("[ERR-09] [OPEN-111] %s is shown with a cross mark before it", (error, sentence) => {
  expect(describeSaveFailure(error)).toBe(sentence);
});
