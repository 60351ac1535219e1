import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { addresses } from "@fernwell/contract/paths";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkSize } from "./check-size.ts";

let dir = "";

beforeEach(async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  dir = await mkdtemp(join(tmpdir(), "fernwell-sizes-"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dir, { recursive: true });
});

/** A build whose screens share one script and have one each, of these sizes. */
async function writeBuild(sizes: {
  shared: number;
  home: number;
  style: number;
  page: number;
}): Promise<void> {
  const screens = [addresses.login, addresses.home, addresses.recommendations, addresses.meal];
  const routes = Object.fromEntries(
    screens.map((id) => [
      id,
      {
        parentId: "root",
        module: id === addresses.home ? "/assets/home.js" : "/assets/other.js",
        imports: ["/assets/shared.js"],
      },
    ]),
  );
  const root = { module: "/assets/root.js", imports: ["/assets/shared.js"] };
  const manifest = { entry: { module: "/assets/entry.js", imports: [] }, routes: { root, ...routes } };
  await write("assets/manifest-1.js", `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  await write("assets/style-1.css", "");
  const compressed = {
    "assets/shared.js": sizes.shared,
    "assets/home.js": sizes.home,
    "assets/other.js": 1,
    "assets/root.js": 1,
    "assets/entry.js": 1,
    "assets/style-1.css": sizes.style,
    "__spa-fallback.html": sizes.page,
  };
  for (const [file, size] of Object.entries(compressed)) await write(`${file}.br`, "x".repeat(size));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(dir, file)), { recursive: true });
  await writeFile(join(dir, file), text);
}

const within = { shared: 140_000, home: 9_000, style: 18_000, page: 8_000 };

test("[SPEED-15] a build within the budgets passes", async () => {
  await writeBuild(within);
  await expect(checkSize(dir)).resolves.toBeUndefined();
});

test.each([
  ["a screen's own script", { home: 10_001 }, `over budget: script of ${addresses.home}`],
  ["the style", { style: 18_001 }, "over budget: style"],
  ["the fallback page", { page: 8_001 }, "over budget: fallback page"],
])("[SPEED-15] the build fails when %s is too large", async (_, change, message) => {
  await writeBuild({ ...within, ...change });
  await expect(checkSize(dir)).rejects.toThrow(message);
});
