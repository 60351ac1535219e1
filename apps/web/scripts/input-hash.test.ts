import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isBuildCurrent, noteInputs } from "./input-hash.ts";

test.each([
  ["nothing", {}, {}, true],
  ["a test", { "apps/web/app/root.test.tsx": "new" }, {}, true],
  ["a screen", { "apps/web/app/root.tsx": "new" }, {}, false],
  ["another file", { "apps/web/app/ui/new.tsx": "new" }, {}, false],
  ["a package", { "packages/contract/src/paths.ts": "new" }, {}, false],
  ["a picture", { "apps/web/.pictures/hero/input-hash": "new" }, {}, false],
  ["a dependency", { "pnpm-lock.yaml": "new" }, {}, false],
  ["the public address", {}, { publicUrl: "https://fernwell.example" }, false],
])(
  "[START-70] after a change of %s, the last build is current or not",
  async (_, files, changes, isCurrent) => {
    const root = mkdtempSync(join(tmpdir(), "fernwell-build-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    for (const path of ["apps/web/build/client/index.html", "apps/web/app/root.tsx", "pnpm-lock.yaml"]) {
      write(path, "old");
    }
    const build = { root, buildDirectory: "build", publicUrl: "http://127.0.0.1:5173" };
    expect(await isBuildCurrent(build)).toBe(false);
    await noteInputs(build);

    for (const [path, text] of Object.entries(files)) write(path, text);
    expect(await isBuildCurrent({ ...build, ...changes })).toBe(isCurrent);
  },
);
