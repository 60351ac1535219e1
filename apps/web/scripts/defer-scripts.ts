import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startedEvent } from "../app/lib/started-event.ts";
import { startOnDemand } from "./start-on-demand.ts";

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const start = /(<script type="module" async="">)(.*?)(<\/script>)/s;

/** Delays the scripts of each prerendered page until its visitor interacts with it. */
export async function deferScripts(clientDir: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const file = join(clientDir, path, "index.html");
    const html = await readFile(file, "utf8");
    const code = start.exec(html)?.[2];
    if (!code) throw new Error(`${path} starts in a way that is not known`);

    const name = `/assets/start-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.js`;
    await writeFile(join(clientDir, name), code);
    const scripts = JSON.stringify([...html.matchAll(preload)].map(([, address]) => address));
    const options = `{scripts:${scripts},startedEvent:"${startedEvent}",load:()=>import("${name}")}`;
    const deferred = `(${startOnDemand})(${options})`;
    await writeFile(
      file,
      html.replace(preload, "").replace(start, (_, open, __, close) => open + deferred + close),
    );
  }
}
