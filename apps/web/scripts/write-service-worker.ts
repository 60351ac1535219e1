import { globSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Endpoint } from "@fernwell/contract/endpoint";
import { addresses, publicPaths } from "@fernwell/contract/paths";
import { build } from "vite";
import { injectManifest } from "workbox-build";

const sourceDir = join(import.meta.dirname, "../service-worker");
const contractDir = join(import.meta.dirname, "../../../packages/contract/src");

/** The page that every address of the app gets, under the address at which the server has it. */
const appPage = "/__spa-fallback";

/**
 * Writes the service worker with the list of files that open the app without a connection. It runs after the prerendering and
 * every step that changes a page, since the list has a hash of each.
 */
export async function writeServiceWorker(clientDir: string): Promise<void> {
  const bundled = "service-worker-without-files.js";
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      __APP_ADDRESSES__: JSON.stringify(listAppAddresses()),
      __APP_PAGE__: JSON.stringify(appPage),
      __KEPT_CALLS__: JSON.stringify(await listKeptCalls()),
      "process.env.NODE_ENV": JSON.stringify("production"),
    },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2022",
      rolldownOptions: {
        input: join(sourceDir, "service-worker.ts"),
        output: { format: "iife", entryFileNames: bundled },
      },
    },
  });
  const { count, size, warnings } = await injectManifest({
    swSrc: join(clientDir, bundled),
    swDest: join(clientDir, "service-worker.js"),
    globDirectory: clientDir,
    globPatterns: [
      "assets/*.{js,css}",
      "assets/*-latin-*.woff2",
      "__spa-fallback.html",
      "manifest.webmanifest",
      "favicon.svg",
      "icons/*.png",
    ],
    dontCacheBustURLsMatching: /^\/?assets\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url.replace(/\.html$/, "")}` })),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  await rm(join(clientDir, bundled));
  process.stdout.write(
    `${count} files, ${(size / 1_000_000).toFixed(1)} MB, open the app without a connection\n`,
  );
}

function listAppAddresses(): string[] {
  const isPublic = new Set<string>(publicPaths);
  return Object.values(addresses).filter((address) => !isPublic.has(address));
}

async function listKeptCalls(): Promise<string[]> {
  const files = globSync("*.ts", { cwd: contractDir }).filter((file) => !file.includes(".test."));
  const modules: object[] = await Promise.all(files.map((file) => import(join(contractDir, file))));
  return modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter(isEndpoint)
    .filter(({ isKept }) => isKept)
    .map(({ path }) => `/api${path}`);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "isKept" in value;
}
