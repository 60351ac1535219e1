import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createManifestWriter, readManifest } from "./manifest.ts";

it("the manifest survives overlapping writes, and the last one wins", async () => {
  const dir = await mkdtemp(join(tmpdir(), "manifest-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  const write = createManifestWriter(dir);
  const entry = (inputHash: string) => ({ "meals/dal": { folder: "meals/dal-1", inputHash } });

  await Promise.all(Array.from({ length: 50 }, (_, time) => write(entry(`${time}`))));

  expect(await readManifest(dir)).toEqual(entry("49"));
});
