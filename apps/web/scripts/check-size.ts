import { glob, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** What the scripts of one page may weigh, compressed with gzip; the framework alone is 107 kB of it. */
const budgetBytes = 145_000;

interface PageWeight {
  readonly page: string;
  readonly bytes: number;
}

/** Fails the build when a public page makes its visitor fetch more script than the budget allows. */
export async function checkSize(clientDir: string): Promise<void> {
  const weights: PageWeight[] = [];
  for await (const weight of weighPages(clientDir)) weights.push(weight);
  weights.sort((one, other) => other.bytes - one.bytes);
  for (const { page, bytes } of weights) process.stdout.write(`${inKilobytes(bytes)} of script on ${page}\n`);

  const heavy = weights.filter(({ bytes }) => bytes > budgetBytes).map(({ page }) => page);
  if (heavy.length > 0) throw new Error(`over ${inKilobytes(budgetBytes)} of script: ${heavy.join(", ")}`);
}

async function* weighPages(clientDir: string): AsyncGenerator<PageWeight> {
  for await (const file of glob("**/index.html", { cwd: clientDir })) {
    const html = await readFile(join(clientDir, file), "utf8");
    const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
    const sizes = await Promise.all(
      [...scripts].map(async (script) => (await stat(join(clientDir, `${script}.gz`))).size),
    );
    yield {
      page: `/${file.replace(/\/?index\.html$/, "")}`,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
    };
  }
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
