import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { earlyCallLists } from "../app/lib/early-calls-list.ts";
import { outlinePages } from "../app/lib/outline-pages.ts";
import { fetchScripts, type Scripts } from "./fetch-scripts.ts";
import { listScripts, readManifest } from "./route-scripts.ts";
import { type Start, startApp } from "./start-app.ts";

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const style = /<link rel="stylesheet"[^>]*>/;

/** Lets the fallback page show an outline at once, and begin the work of the page at its address before its scripts run. */
export async function prepareFallback(clientDir: string): Promise<void> {
  const file = join(clientDir, "__spa-fallback.html");
  const html = await readFile(file, "utf8");
  if (!style.test(html)) throw new Error("the fallback page has no style");
  const hasOwnApi = (process.env["VITE_API_ORIGIN"] ?? "") === "";
  const start: Start = {
    pages: outlinePages.map(({ page, outline }) => ({ page, outline })),
    calls: hasOwnApi ? earlyCallLists : [],
  };
  const shared = [...html.matchAll(preload)].map(([, address = ""]) => address);
  const scripts = await listPageScripts(clientDir, shared);

  // A script after the style waits for it, so that the scripts of the page do not delay its first paint. The preloads that
  // were in the page are the same for every address.
  const before = `<script>(${startApp})(${JSON.stringify(start)})</script>`;
  const after = `<script>(${fetchScripts})(${JSON.stringify(scripts)})</script>`;
  await writeFile(
    file,
    html.replace(preload, "").replace(style, (link) => before + link + after),
  );
}

async function listPageScripts(clientDir: string, shared: readonly string[]): Promise<Scripts> {
  const manifest = await readManifest(clientDir);
  const own = outlinePages.map(({ page, route }) => ({
    page,
    addresses: [...new Set([...shared, ...listScripts(manifest, route)])],
  }));
  const scripts = [...new Set(own.flatMap(({ addresses }) => addresses))];
  const sizes = await Promise.all(
    scripts.map(async (address) => (await stat(join(clientDir, address))).size),
  );
  return {
    scripts,
    pages: own.map(({ page, addresses }) => ({
      page,
      own: addresses
        .map((address) => scripts.indexOf(address))
        .sort((one, other) => (sizes[other] ?? 0) - (sizes[one] ?? 0)),
    })),
  };
}
