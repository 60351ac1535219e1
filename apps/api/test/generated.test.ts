import { execFile } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeApi } from "../src/platform/http/openapi.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

/** `pnpm generate` writes these files; otherwise they are compared with their sources. */
const isWriting = process.env["GENERATE"] === "1";
const tablesFile = fileURLToPath(new URL("../src/platform/db/tables.generated.ts", import.meta.url));
const openApiFile = fileURLToPath(new URL("../../../docs/openapi.json", import.meta.url));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it("table types match the migrated database", async () => {
  const outFile = join(await mkdtemp(join(tmpdir(), "tables-")), "tables.ts");
  const args = [
    ...["exec", "kysely-codegen", "--dialect", "postgres", "--camel-case", "--date-parser", "string"],
    ...["--include-pattern", "public.*", "--exclude-pattern", "public.schema_migrations"],
    ...["--url", app.composition.deps.config.database.url, "--out-file", outFile],
  ];
  await promisify(execFile)("pnpm", args, { cwd: fileURLToPath(new URL("..", import.meta.url)) });
  await compareOrWrite(tablesFile, await readFile(outFile, "utf8"));
});

it("the API description matches the routes", async () => {
  await compareOrWrite(openApiFile, `${JSON.stringify(describeApi(app.router.routes), null, 2)}\n`);
});

async function compareOrWrite(file: string, made: string): Promise<void> {
  if (isWriting) await writeFile(file, made);
  expect(await readFile(file, "utf8"), "run `pnpm generate`").toBe(made);
}
