import { expect, it } from "vitest";
import { errorBodySchema } from "./error-body.ts";
import { type ErrorCode, errorTable } from "./errors.ts";

const errors = Object.entries(errorTable).map(([code, error]) => ({ code: code as ErrorCode, ...error }));

it("gives every error a code of its own in snake case, an error status and a sentence", () => {
  expect(new Set(errors.map(({ code }) => code)).size).toBe(errors.length);
  for (const { code, status, detail } of errors) {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect([code, status >= 400 && status < 600]).toEqual([code, true]);
    expect(detail).toMatch(/^[A-Z].*\.$/);
  }
});

it("tells a wrong verification code from a wrong reset code, which look the same without it", () => {
  const sameWithoutCode = Map.groupBy(errors, ({ status, detail }) => `${status} ${detail}`);
  const groups = [...sameWithoutCode.values()].filter(({ length }) => length > 1);
  expect(groups.map((group) => group.map(({ code }) => code))).toEqual([
    ["wrong_verification_code", "wrong_reset_code"],
  ]);
});

it("takes a sentence or a list of fields, and only a code of the table", () => {
  const issue = { loc: ["body", "dob"], msg: "Too early", type: "custom" };
  expect(errorBodySchema.safeParse({ detail: "Gone.", code: "plan_not_found" }).success).toBe(true);
  expect(errorBodySchema.safeParse({ detail: [issue], code: "invalid_fields" }).success).toBe(true);
  expect(errorBodySchema.safeParse({ detail: "Gone." }).success).toBe(false);
  expect(errorBodySchema.safeParse({ detail: "Gone.", code: "gone" }).success).toBe(false);
});
