import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

interface RouteEntry {
  readonly parentId?: string;
  readonly module: string;
  readonly imports: readonly string[];
}

/** What React Router's build notes about the routes' files. */
export interface RouteManifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, RouteEntry>>;
}

export async function readManifest(clientDir: string): Promise<RouteManifest> {
  const files = globSync("assets/manifest-*.js", { cwd: clientDir });
  const [file] = files;
  if (file === undefined || files.length > 1)
    throw new Error("the build has no single manifest of its routes");
  const text = await readFile(join(clientDir, file), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** Every script that has to be there before a route can be shown: its own and those of the routes around it. */
export function listScripts({ entry, routes }: RouteManifest, routeId: string): string[] {
  const scripts = new Set([entry.module, ...entry.imports]);
  for (let id: string | undefined = routeId; id !== undefined; id = routes[id]?.parentId) {
    const route = routes[id];
    if (!route) throw new Error(`the build has no route ${id}`);
    for (const script of [route.module, ...route.imports]) scripts.add(script);
  }
  return [...scripts];
}
