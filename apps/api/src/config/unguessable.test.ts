import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isUnguessable } from "./unguessable.ts";

describe("an unguessable text", () => {
  it.each([
    [16, "hex", 32],
    [24, "base64", 32],
    [32, "hex", 32],
    [48, "base64", 32],
    [8, "hex", 16],
    [12, "base64url", 16],
  ] as const)("[TRUST-52] is every text of %i random bytes in %s", (count, encoding, minLength) => {
    const refused = Array.from({ length: 1_000 }, () => randomBytes(count).toString(encoding)).filter(
      (text) => !isUnguessable(text, minLength),
    );
    expect(refused).toEqual([]);
  });

  it.each([
    ["a short one", "k7Qm2x"],
    ["one character, repeated", "a".repeat(64)],
    ["a word, repeated", "changeme-".repeat(8)],
    ["random characters, repeated", randomBytes(6).toString("hex").repeat(8)],
    ["digits that count up", "0123456789".repeat(4)],
    ["the alphabet", "abcdefghijklmnopqrstuvwxyz0123456789"],
    ["the alphabet, backwards", "9876543210zyxwvutsrqponmlkjihgfedcba"],
    ["padding after a short one", `k7Qm2x${"0".repeat(40)}`],
  ])("[TRUST-52] is not %s", (_, text) => {
    expect(isUnguessable(text, 32)).toBe(false);
  });

  it.each(["", "postgres", "postgrespostgres", "123456789012345678"])(
    "[TRUST-50] is, as a password, not %j",
    (password) => {
      expect(isUnguessable(password, 16)).toBe(false);
    },
  );
});
