import { fileURLToPath } from "node:url";
import { definePart, type Part } from "./part.ts";

interface ProcessOptions {
  readonly folder: string;
  readonly name: string;
  readonly file: "server.ts" | "worker.ts";
  readonly internalPort: number;
  readonly env: Readonly<Record<string, string>>;
  readonly nodeOptions?: readonly string[];
}

export interface ProductPart extends Part {
  readonly internalPort: number;
}

/** A process of the product, as it is deployed. */
export function defineProcess({
  folder,
  name,
  file,
  internalPort,
  env,
  nodeOptions = [],
}: ProcessOptions): ProductPart {
  const path = fileURLToPath(new URL(`../../../apps/api/src/${file}`, import.meta.url));
  const part = definePart({
    folder,
    name,
    program: process.execPath,
    args: [...nodeOptions, path],
    env,
    isReady: () => isReady(internalPort),
  });
  return Object.assign(part, { internalPort });
}

export function isReady(internalPort: number): Promise<boolean> {
  return respondsWell(`http://127.0.0.1:${internalPort}/readyz`);
}

export function isAlive(internalPort: number): Promise<boolean> {
  return respondsWell(`http://127.0.0.1:${internalPort}/healthz`);
}

function respondsWell(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}
