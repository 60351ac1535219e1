import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { motions } from "./exercises/poses/motions.ts";
import { lookNames } from "./meals/ingredients/looks.ts";
import { scenes } from "./meditations/scenes.ts";
import { portraits } from "./people/portraits.ts";

const file = fileURLToPath(
  new URL("../../../packages/catalogue/src/picture-names.generated.ts", import.meta.url),
);

/** `pnpm generate` writes the file. */
it("the catalogue knows the names of every look, pose, scene and portrait", async () => {
  const made = [
    "// The names that entries can choose their pictures by. Generated from the studio by `pnpm generate`.",
    `export const pictureNames = ${JSON.stringify(
      {
        looks: lookNames.toSorted(),
        poses: [...motions.keys()].toSorted(),
        scenes: [...scenes.keys()].toSorted(),
        portraits: [...portraits.keys()].toSorted(),
      },
      null,
      2,
    )};\n`,
  ].join("\n");

  if (process.env["GENERATE"] === "1") await writeFile(file, made);
  expect(await readFile(file, "utf8"), "run `pnpm generate`").toBe(made);
});
