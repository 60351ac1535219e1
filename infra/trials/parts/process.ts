import { join } from "node:path";
import { definePart, type Part } from "./part.ts";

interface ProcessOptions {
  /** Of the release to run. */
  readonly root: string;
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
  root,
  folder,
  name,
  file,
  internalPort,
  env,
  nodeOptions = [],
}: ProcessOptions): ProductPart {
  const part = definePart({
    folder,
    name,
    program: process.execPath,
    args: [...nodeOptions, join(root, "apps/api/src", file)],
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
