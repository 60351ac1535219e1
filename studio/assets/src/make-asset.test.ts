import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Asset } from "./assets.ts";
import { drawAsset, makeAsset } from "./make-asset.ts";

let dir = "";
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "fernwell-media-"));
});
afterAll(() => rm(dir, { recursive: true }));

function anAsset(id: string, text: string): Asset {
  return {
    kind: "meals",
    id,
    input: { text },
    cost: 1,
    drawings: { "drawing.svg": () => `<svg>${text}</svg>` },
    describe: () => text,
    async make(folder) {
      await writeFile(join(folder, "400.webp"), text);
      if (text === "broken") throw new Error("no ink left");
      return {};
    },
  };
}

describe("a set of files", () => {
  it("is in a folder named by its content", async () => {
    const [first, again, other] = [
      await makeAsset(dir, anAsset("dal", "yellow")),
      await makeAsset(dir, anAsset("dal", "yellow")),
      await makeAsset(dir, anAsset("dal", "red")),
    ];
    expect(first).toEqual({ folder: expect.stringMatching(/^meals\/dal-[\w-]{10}$/), alt: "yellow" });
    expect(again).toEqual(first);
    expect(other.folder).not.toBe(first.folder);
    expect(await readdir(join(dir, other.folder))).toEqual(["400.webp"]);
  });

  it("can be its drawings alone", async () => {
    const drawn = await drawAsset(dir, anAsset("stew", "green"));

    expect(drawn).toEqual({
      folder: expect.stringMatching(/^meals\/stew-[\w-]{10}$/),
      alt: "green",
      isDrawn: true,
    });
    expect(await readFile(join(dir, drawn.folder, "drawing.svg"), "utf8")).toBe("<svg>green</svg>");
    expect(await readdir(join(dir, drawn.folder))).toEqual(["drawing.svg"]);
  });

  it("is complete or not there at all", async () => {
    const before = await readdir(join(dir, "meals"));
    await expect(makeAsset(dir, anAsset("soup", "broken"))).rejects.toThrow("no ink left");
    expect(await readdir(join(dir, "meals"))).toEqual(before);
  });
});
