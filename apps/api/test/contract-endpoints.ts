import { globSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Endpoint } from "@fernwell/contract/endpoint";

/** Every endpoint of the contract, with the name of the file that defines it. */
export async function listContractEndpoints(): Promise<{ file: string; endpoint: Endpoint }[]> {
  const folder = fileURLToPath(new URL("../../../packages/contract/src/", import.meta.url));
  const names = globSync("*.ts", { cwd: folder }).filter((name) => !name.endsWith(".test.ts"));
  const found = await Promise.all(
    names.map(async (name) => {
      const exported: Record<string, unknown> = await import(folder + name);
      const endpoints = Object.values(exported).filter(isEndpoint);
      return endpoints.map((endpoint) => ({ file: basename(name, ".ts"), endpoint }));
    }),
  );
  return found.flat();
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" && value !== null && "name" in value && "method" in value && "path" in value
  );
}
