import { expect, it } from "vitest";
import { shortenEmail } from "./shorten-email.ts";

it.each([
  ["ada@example.com", "a…@example.com"],
  ["a@example.com", "a…@example.com"],
  ['"a@b"@example.com', '"…@example.com'],
])("[TRUST-99] shows %s as %s", (email, short) => {
  expect(shortenEmail(email)).toBe(short.replace("…", "…\u2060"));
});
