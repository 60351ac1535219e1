import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Endpoint } from "@fernwell/contract/endpoint";
import { afterAll, beforeAll, expect, it } from "vitest";
import { envSections } from "../src/config/env.ts";
import { describeApi } from "../src/platform/http/openapi.ts";
import { describeConfiguration, makeExampleEnv, otherVariables } from "./configuration-document.ts";
import { listContractEndpoints } from "./contract-endpoints.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

/** `pnpm generate` writes these files; otherwise they are compared with their sources. */
const isWriting = process.env["GENERATE"] === "1";
const root = fileURLToPath(new URL("../../../", import.meta.url));

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
  await compareOrWrite("apps/api/src/platform/db/tables.generated.ts", await readFile(outFile, "utf8"));
});

it("the API description matches the routes", async () => {
  const areas = await readAreas();
  const getArea = ({ name }: Endpoint) => areas.get(name) ?? `no file of the contract defines ${name}`;
  await compareOrWrite(
    "docs/openapi.json",
    `${JSON.stringify(describeApi(app.router.routes, getArea), null, 2)}\n`,
  );
});

it("[START-90] the document and the example of the configuration match its schema", async () => {
  await compareOrWrite("docs/configuration.md", describeConfiguration());
  await compareOrWrite(".env.example", makeExampleEnv());
});

it("[START-90] the document of the configuration names every variable that is read outside the API", async () => {
  const sources = globSync(["apps/web/**/*.ts", "e2e/**/*.ts", "studio/**/*.ts", "apps/api/test/**/*.ts"], {
    cwd: root,
    exclude: ["**/node_modules/**"],
  });
  const read = sources.flatMap((file) =>
    [...readFileSync(root + file, "utf8").matchAll(/process\.env\["([A-Z_]+)"\]/g)].map(
      ([, name = ""]) => name,
    ),
  );
  const setByTools = ["CI", "GENERATE", "INIT_CWD", "NODE_ENV"];
  const known = envSections.flatMap(({ variables }) => variables.map(({ name }) => name));
  expect(Object.keys(otherVariables)).toEqual(
    [...new Set(read)].filter((name) => ![...setByTools, ...known].includes(name)).toSorted(),
  );
});

/** A reading that was stored by other code is not used, so the version has to change with the code. */
it("[TRUST-04] the version of the reader matches the code that reads what people told us", async () => {
  const hash = createHash("sha256");
  const sources = globSync("packages/domain/src/{food,movement,safety}/*.ts", { cwd: root });
  for (const file of sources.filter((name) => !/\.(test|generated)\.ts$/.test(name)).toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(root + file));
  }
  await compareOrWrite(
    "packages/domain/src/safety/reader-version.generated.ts",
    `/** The hash of the code that reads what people told us. Written by \`pnpm generate\`. */
export const readerVersion = "${hash.digest("hex").slice(0, 16)}";
`,
  );
});

/** A call's area is the file of the contract that defines it. */
async function readAreas(): Promise<Map<string, string>> {
  const endpoints = await listContractEndpoints();
  return new Map(
    endpoints.map(({ file, endpoint }) => {
      const area = file.replaceAll("-", " ");
      return [endpoint.name, area.charAt(0).toUpperCase() + area.slice(1)];
    }),
  );
}

async function compareOrWrite(path: string, made: string): Promise<void> {
  if (isWriting) await writeFile(root + path, made);
  expect(await readFile(root + path, "utf8"), "run `pnpm generate`").toBe(made);
}
