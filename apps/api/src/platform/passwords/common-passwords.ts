import { readFileSync } from "node:fs";

/** The ten thousand most common passwords in lower case, and the name of the product. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .trim()
    .split("\n"),
  "fernwell",
]);
