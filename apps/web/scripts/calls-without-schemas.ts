import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const contractDir = join(import.meta.dirname, "../../../packages/contract/src/");
const appDir = join(import.meta.dirname, "../app/");
const calls = "?calls";
const importsZod = /from "zod"/;

/**
 * Gives a module of the app that uses a contract's calls, texts and numbers only these, as plain data: the schemas are for
 * the server and for forms, and a page without a form then loads no zod. A module that uses anything else of the contract
 * gets it whole.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: "calls-without-schemas",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source, importer) => resolveCalls(source, importer),
    async load(id) {
      const code = await loadCalls(id);
      return code === null ? null : { code, moduleType: "js", moduleSideEffects: false };
    },
  };
}

/** Null where the module has to be whole. */
export async function resolveCalls(
  source: string,
  importer: string | undefined,
  readImporter = (file: string) => readFile(file, "utf8"),
): Promise<string | null> {
  const [, name] = /^@fernwell\/contract\/([\w-]+)$/.exec(source) ?? [];
  if (name === undefined || !importer?.startsWith(appDir)) return null;
  const file = `${contractDir}${name}.ts`;
  if (!importsZod.test(await readFile(file, "utf8"))) return null;
  const used = listUsedNames(await readImporter(importer.replace(/\?.*/, "")), source);
  const data = await readPlainData(file);
  return used?.every((it) => data.has(it)) ? file + calls : null;
}

export async function loadCalls(id: string): Promise<string | null> {
  if (!id.startsWith(contractDir) || !id.endsWith(calls)) return null;
  const data = await readPlainData(id.slice(0, -calls.length));
  return [...data].map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
}

/** The values, not the types, that a text imports from a module. Null if it imports them in a way that is not known. */
function listUsedNames(text: string, source: string): string[] | null {
  const imports = text.matchAll(/^import\s+([^;]*?)\s+from\s+"([^"]+)";/gm);
  const used: string[] = [];
  for (const [, clause = "", from] of imports) {
    if (from !== source || clause.startsWith("type ")) continue;
    const names = /^\{([\s\S]*)\}$/.exec(clause)?.[1];
    if (names === undefined) return null;
    const parts = names.split(",").map((part) => part.trim());
    used.push(
      ...parts
        .filter((part) => part !== "" && !part.startsWith("type "))
        .map((part) => part.replace(/ as .*/, "")),
    );
  }
  return used;
}

async function readPlainData(file: string): Promise<Map<string, unknown>> {
  const exported: [string, unknown][] = Object.entries(await import(file));
  return new Map(
    exported.flatMap(([name, value]): [string, unknown][] => {
      const plain = toPlainData(value);
      return plain === undefined ? [] : [[name, plain]];
    }),
  );
}

/** Undefined for a value that has to come from its module. */
function toPlainData(value: unknown): unknown {
  if (typeof value === "string" || typeof value === "number") return value;
  if (Array.isArray(value) && value.every((it) => typeof it === "string")) return value;
  if (!isEndpoint(value)) return undefined;
  const { method, path, file, outdatesKept } = value;
  return { method, path, file, ...(outdatesKept && { outdatesKept }) };
}

interface EndpointData {
  readonly method: string;
  readonly path: string;
  readonly file: object | null;
  readonly outdatesKept: boolean;
}

function isEndpoint(value: unknown): value is EndpointData {
  return (
    typeof value === "object" &&
    value !== null &&
    ["method", "path", "file", "output"].every((key) => key in value)
  );
}
