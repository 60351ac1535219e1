import { join } from "node:path";
import { expect, test } from "vitest";
import { loadCalls, resolveCalls } from "./calls-without-schemas.ts";

const source = "@fernwell/contract/catalogue";

/** Resolves an import by a module with this text. It is no file, since others read the app's folder at the same time. */
function resolveFrom(text: string): Promise<string | null> {
  return resolveCalls(source, join(import.meta.dirname, "../app/importer.ts"), async () => text);
}

test("[SPEED-17] a module that only makes calls gets them as plain data, without schemas", async () => {
  const id = await resolveFrom(`import { findMeal, type Meal } from "${source}";\n`);
  expect(id).toMatch(/contract\/src\/catalogue\.ts\?calls$/);

  const code = await loadCalls(id ?? "");
  expect(code).toContain('export const findMeal = {"method":"GET","path":"/meals/:id","file":null};');
  expect(code).not.toMatch(/zod|Schema/);
});

test.each([
  ["a schema", `import { findMeal, mealSchema } from "${source}";\n`],
  ["everything", `import * as catalogue from "${source}";\n`],
])("[SPEED-17] a module that imports %s gets the whole module", async (_, text) => {
  expect(await resolveFrom(text)).toBeNull();
});
