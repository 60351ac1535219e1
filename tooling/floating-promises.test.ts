import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";

const root = new URL("../", import.meta.url).pathname;
const run = promisify(execFile);

/** Runs the lint on one file; resolves if it passes, rejects with the report if it fails. */
async function lint(statement: string) {
  const folder = mkdtempSync(join(tmpdir(), "floating-promises-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "tsconfig.json"), `{ "compilerOptions": { "strict": true } }`);
  writeFileSync(
    join(folder, "planted.ts"),
    `interface Box { close(): Promise<void> }
     export async function closeAll(boxes: readonly Box[]) { for (const box of boxes) ${statement} }`,
  );
  return run("pnpm", ["exec", "oxlint", "--type-aware", "-c", ".oxlintrc.json", folder], { cwd: root });
}

it("fails the lint for a promise that is neither awaited nor returned", async () => {
  await expect(lint("box.close();")).rejects.toMatchObject({
    stdout: expect.stringContaining("typescript(no-floating-promises)"),
  });
});

it("passes a promise that is awaited, or marked as not awaited", async () => {
  await lint("await box.close();");
  await lint("void box.close();");
});
