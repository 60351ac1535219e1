import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The sitemap lists the canonical pages. Crawlers may read everything except the API: a page that must not be listed
 * says so itself, which a blocked crawler would never see.
 */
export async function writeCrawlerFiles(clientDir: string, publicUrl: string): Promise<void> {
  const urls = await canonicalUrls(clientDir);
  const entries = urls.map((url) => `  <url><loc>${url}</loc></url>\n`).join("");
  await writeFile(
    join(clientDir, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`,
  );
  await writeFile(
    join(clientDir, "robots.txt"),
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );
}

async function canonicalUrls(clientDir: string): Promise<string[]> {
  const urls = new Set<string>();
  for await (const file of glob("**/index.html", { cwd: clientDir })) {
    const html = await readFile(join(clientDir, file), "utf8");
    const url = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    if (url) urls.add(url);
  }
  return [...urls].sort();
}
