import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../scripts/processes/reachable.ts";
import { definePart, type Part } from "./parts/part.ts";
import { isReady } from "./parts/process.ts";
import { defineProxy } from "./parts/proxy.ts";
import type { Rig } from "./rig.ts";

/** The bare engine: two processes that only read a row, behind a proxy and the pooler as the product is. */
export interface Bare {
  readonly url: string;
  readonly servers: readonly Part[];
  stop(): Promise<void>;
}

export async function startBare(rig: Pick<Rig, "folder" | "poolerUrl">): Promise<Bare> {
  const folder = join(rig.folder, "bare");
  await mkdir(folder);
  const ports = [await somePorts(), await somePorts()];
  const path = fileURLToPath(new URL("./parts/bare-server.ts", import.meta.url));
  const servers = ports.map(({ port, internalPort }, index) =>
    definePart({
      folder,
      name: `bare-${index + 1}`,
      program: process.execPath,
      args: [path, String(port), String(internalPort), rig.poolerUrl],
      isReady: () => isReady(internalPort),
    }),
  );
  const port = await findFreePort();
  const proxy = await defineProxy(folder, port, ports);
  const parts = [...servers, proxy];
  for (const part of parts) await part.start();
  return {
    url: `http://127.0.0.1:${port}`,
    servers,
    async stop() {
      for (const part of parts.toReversed()) await part.stop();
    },
  };
}

async function somePorts() {
  return { port: await findFreePort(), internalPort: await findFreePort() };
}
