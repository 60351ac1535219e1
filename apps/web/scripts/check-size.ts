import { glob, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** The budgets for a page's scripts, gzipped, before the visitor interacts with it and after. */
const budgets = { before: 5_000, after: 165_000 };

interface PageWeight {
  readonly page: string;
  readonly before: number;
  readonly after: number;
}

/** Fails the build when a public page loads more script than the budgets allow. */
export async function checkSize(clientDir: string): Promise<void> {
  const weights: PageWeight[] = [];
  for await (const file of glob("**/index.html", { cwd: clientDir })) {
    weights.push(await weighPage(clientDir, file));
  }
  weights.sort((one, other) => other.after - one.after);
  for (const { page, before, after } of weights) {
    process.stdout.write(`${inKilobytes(before)} of script on ${page}, ${inKilobytes(after)} in use\n`);
  }

  const heavy = weights.filter(({ before, after }) => before > budgets.before || after > budgets.after);
  if (heavy.length > 0) throw new Error(`too much script: ${heavy.map(({ page }) => page).join(", ")}`);
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
