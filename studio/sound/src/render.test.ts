import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { aMeditation, aSoundscape } from "../test/a-meditation.ts";
import { measureFile } from "../test/measure.ts";
import { renderTrack } from "./render.ts";

const dir = mkdtempSync(join(tmpdir(), "track-"));
afterAll(() => rm(dir, { recursive: true }));

describe("a track", { timeout: 30_000 }, () => {
  it("keeps its length, loudness and quality in both files", async () => {
    const meditation = aMeditation({
      soundscape: {
        ...aSoundscape("stream", "birdsong", "soft-pad"),
        bells: { start: true, end: true, everyMinutes: null },
      },
    });
    const track = await renderTrack(meditation, { dir });
    for (const path of [track.m4a, track.ogg]) {
      const measured = await measureFile(path);
      expect(Math.abs(measured.seconds - 30), path).toBeLessThan(0.2);
      expect(Math.abs(measured.lufs + 20), path).toBeLessThan(1);
      expect(measured.truePeak, path).toBeLessThan(-1.5);
      expect(measured.longestSilenceSeconds, path).toBe(0);
      expect(measured.clicks, path).toBe(0);
    }
  });

  it("can be played while it is loading", async () => {
    const { m4a, ogg } = await renderTrack(aMeditation({ minutes: 0.1 }), { dir });
    const bytes = readFileSync(m4a);
    expect(bytes.indexOf("moov")).toBeGreaterThan(0);
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
    expect(readFileSync(ogg).indexOf("OpusHead")).toBeLessThan(100);
  });

  it("reports the encoder's error if the folder does not exist", async () => {
    const nowhere = join(dir, "title-only");
    await expect(renderTrack(aMeditation(), { dir: nowhere })).rejects.toThrow(/title-only/);
  });
});
