import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { BrowserContext } from "@playwright/test";
import { findFreePort } from "../scripts/processes/reachable.ts";

interface LiveMedia {
  /** Lets the pages of a context get their pictures from here. */
  serve(context: BrowserContext): Promise<void>;
  stop(): Promise<void>;
}

/** The studio's server, which makes each picture on its first request. */
export async function startLiveMedia(): Promise<LiveMedia> {
  const port = await findFreePort();
  const server = fileURLToPath(new URL("../studio/assets/src/live/live-media.ts", import.meta.url));
  const env = { ...process.env, MEDIA_PORT: String(port) };
  const child = spawn(process.execPath, [server], { env, stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return {
    async serve(context) {
      await context.route("**/media/live/**", (route) => {
        const { pathname } = new URL(route.request().url());
        return route.continue({ url: `http://127.0.0.1:${port}${pathname}` });
      });
    },
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}
