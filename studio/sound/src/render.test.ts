import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loopLeadSeconds, loopSeconds } from "@fernwell/domain/calm/loops";
import { afterAll, describe, expect, it } from "vitest";
import { aMeditation, aSoundscape } from "../test/a-meditation.ts";
import { decodeFile, measureFile, measurePcm } from "../test/measure.ts";
import { framesIn } from "./engine/clock.ts";
import { renderLoopTrack, renderTrack } from "./render.ts";

const dir = mkdtempSync(join(tmpdir(), "track-"));
afterAll(() => rm(dir, { recursive: true }));

describe("a track", () => {
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

it("[DO-35] a loop still has no seam when its files are decoded", async () => {
  const track = await renderLoopTrack("drone", { dir });
  for (const path of [track.m4a, track.ogg]) {
    const samples = await decodeFile(path);
    const start = 2 * framesIn(loopLeadSeconds);
    const loop = samples.slice(start, start + 2 * framesIn(loopSeconds));
    expect(loop.length, path).toBe(2 * framesIn(loopSeconds));
    const { clicks, longestSilenceSeconds } = await measurePcm([loop, loop]);
    expect([clicks, longestSilenceSeconds], path).toEqual([0, 0]);
    const steps = loop.subarray(2).map((sample, i) => Math.abs(sample - (loop[i] ?? 0)));
    const largest = steps.reduce((most, step) => Math.max(most, step), 0);
    for (const side of [0, 1]) {
      const seam = Math.abs((loop[side] ?? 0) - (loop.at(side - 2) ?? 0));
      expect(seam, path).toBeLessThanOrEqual(largest);
    }
  }
});
