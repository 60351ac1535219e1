import { expect, test } from "vitest";
import { formatSize } from "./format-size.ts";

test.each([
  [12, "1 kB"],
  [840_400, "840 kB"],
  [999_600, "1.0 MB"],
  [4_240_000, "4.2 MB"],
  [9_960_000, "10 MB"],
  [48_000_000, "48 MB"],
])("[PHONE-14] %i bytes are %s", (bytes, words) => expect(formatSize(bytes)).toBe(words));
