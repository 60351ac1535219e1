import { globSync } from "node:fs";
import type { Runner } from "./reports.ts";

const notOurs = ["**/node_modules", "**/build", "**/build-gallery", "reports"];

/** The test files of the tree that CI has to run. Those of `e2e/releases` need an earlier release, and have a command of their own. */
export function listTestFiles(root: string): Record<Runner, string[]> {
  const list = (pattern: string) => globSync(pattern, { cwd: root, exclude: notOurs }).toSorted();
  return { vitest: list("**/*.test.{ts,tsx}"), playwright: list("e2e/{journeys,ui}/**/*.spec.ts") };
}
