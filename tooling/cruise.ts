import { existsSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import configuration, { rules } from "./import-rules.ts";

export const cruisedFolders = ["apps", "packages", "studio", "e2e"];

/** Follows every import of the tree and holds it against the rules. */
export async function cruiseTree(baseDir: string): Promise<ICruiseResult> {
  const folders = cruisedFolders.filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise(folders, {
    ...configuration.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: rules },
  });
  if (typeof output === "string") throw new Error("dependency-cruiser answered text instead of a result");
  return output;
}
