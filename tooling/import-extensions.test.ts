import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { cruiseTree } from "./cruise.ts";
import { importsWithoutEnding } from "./import-extensions.ts";
import { cleanTree, plantTree } from "./planted-tree.ts";

it("finds an import of our own files that names no ending", async () => {
  const root = mkdtempSync(join(tmpdir(), "import-extensions-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  plantTree(root, {
    ...cleanTree,
    "apps/web/app/ui/button.tsx": `import "react"; import "./cx"; import type {} from "#app/lib/titles"; import "./cx.ts";`,
    "apps/web/app/lib/session.ts": `export * from "./titles"; import("./api-client");`,
  });

  const { modules } = await cruiseTree(root);
  expect(importsWithoutEnding(modules).toSorted()).toEqual([
    "apps/web/app/lib/session.ts imports ./api-client without its ending",
    "apps/web/app/lib/session.ts imports ./titles without its ending",
    "apps/web/app/ui/button.tsx imports #app/lib/titles without its ending",
    "apps/web/app/ui/button.tsx imports ./cx without its ending",
  ]);
});
