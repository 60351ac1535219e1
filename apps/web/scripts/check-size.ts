import { globSync } from "node:fs";
import { glob, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Address, addresses } from "@fernwell/contract/paths";
import { listScripts, readManifest } from "./route-scripts.ts";

/** The budgets for a public page's scripts, gzipped, before the visitor interacts with it and after. */
const publicBudgets = { before: 5_000, after: 165_000 };

/** The budgets of the app, as browsers get it: a screen's scripts before it can be shown, the style, the fallback page. */
const appBudgets = { script: 150_000, style: 18_000, page: 8_000 };

/** The screens that people open the app with. */
const openingScreens: readonly Address[] = [
  addresses.login,
  addresses.home,
  addresses.recommendations,
  addresses.meal,
];

interface PageWeight {
  readonly page: string;
  readonly before: number;
  readonly after: number;
}

/** Fails the build when a page loads more than its budgets allow. */
export async function checkSize(clientDir: string): Promise<void> {
  const heavy = [...(await checkPublicPages(clientDir)), ...(await checkApp(clientDir))];
  if (heavy.length > 0) throw new Error(`over budget: ${heavy.join(", ")}`);
}

async function checkPublicPages(clientDir: string): Promise<string[]> {
  const weights: PageWeight[] = [];
  for await (const file of glob("**/index.html", { cwd: clientDir })) {
    weights.push(await weighPage(clientDir, file));
  }
  weights.sort((one, other) => other.after - one.after);
  for (const { page, before, after } of weights) {
    process.stdout.write(`${inKilobytes(before)} of script on ${page}, ${inKilobytes(after)} in use\n`);
  }
  return weights
    .filter(({ before, after }) => before > publicBudgets.before || after > publicBudgets.after)
    .map(({ page }) => page);
}

async function checkApp(clientDir: string): Promise<string[]> {
  const manifest = await readManifest(clientDir);
  const weigh = async (files: readonly string[]) => {
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(join(clientDir, `${file}.br`))).size),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const styles = globSync("assets/*.css", { cwd: clientDir });
  const weights = [
    ...(await Promise.all(
      openingScreens.map(async (screen) => ({
        name: `script of ${screen}`,
        size: await weigh(listScripts(manifest, screen)),
        budget: appBudgets.script,
      })),
    )),
    {
      name: "style",
      size: Math.max(...(await Promise.all(styles.map((file) => weigh([file]))))),
      budget: appBudgets.style,
    },
    { name: "fallback page", size: await weigh(["__spa-fallback.html"]), budget: appBudgets.page },
  ];
  for (const { name, size } of weights) process.stdout.write(`${inKilobytes(size)}: ${name}\n`);
  return weights.filter(({ size, budget }) => size > budget).map(({ name }) => name);
}

async function weighPage(clientDir: string, file: string): Promise<PageWeight> {
  const html = await readFile(join(clientDir, file), "utf8");
  const weighAll = async (addresses: Iterable<string>) => {
    const sizes = [...new Set(addresses)].map(async (it) => (await stat(join(clientDir, `${it}.gz`))).size);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };

  const inline = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text).join("\n");
  const tags = html.match(/<(?:script|link rel="modulepreload")[^>]*>/g)?.join("\n") ?? "";
  const scriptsIn = (text: string) => text.match(/\/assets\/[\w.-]+\.js/g) ?? [];

  return {
    page: `/${file.replace(/\/?index\.html$/, "")}`,
    before: gzipSync(inline).length + (await weighAll(scriptsIn(tags))),
    after: gzipSync(inline).length + (await weighAll(scriptsIn(html))),
  };
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
