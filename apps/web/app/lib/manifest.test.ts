import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { addresses } from "@fernwell/contract/paths";
import { expect, test } from "vitest";
import { links } from "#app/root.tsx";
import { brand } from "./brand.ts";

const publicDir = join(import.meta.dirname, "../../public");

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

async function readManifest() {
  return JSON.parse(await readFile(join(publicDir, "manifest.webmanifest"), "utf8"));
}

/** The width and height in the header of a PNG file. */
async function measure(path: string): Promise<string> {
  const file = await readFile(join(publicDir, path));
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

test("[PHONE-01] the manifest has what browsers ask for to install the app, with icons of the stated sizes", async () => {
  const manifest = await readManifest();
  expect(manifest).toMatchObject({
    ...{ name: brand.name, short_name: brand.name, id: "/", scope: "/", display: "standalone" },
    ...{ start_url: addresses.today, theme_color: "#fbf8f2", background_color: "#fbf8f2" },
  });
  const icons: readonly Icon[] = manifest.icons;
  for (const { src, sizes } of icons) expect(await measure(src)).toBe(sizes);
  for (const purpose of [undefined, "maskable"]) {
    const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes).toEqual(["192x192", "512x512"]);
  }
});

test("[PHONE-01] shortcuts lead to Today and the shopping list", async () => {
  const { shortcuts } = await readManifest();
  expect(shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
    ["Today", addresses.today],
    ["Shopping list", "/shopping-list"],
  ]);
});

test("[PHONE-02] every page names the manifest and an icon for home screens", async () => {
  expect(links()).toEqual(
    expect.arrayContaining([
      { rel: "manifest", href: "/manifest.webmanifest" },
      { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
    ]),
  );
  expect(await measure("/icons/apple-touch-icon.png")).toBe("180x180");
});
