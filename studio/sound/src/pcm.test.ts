import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Meditation, type MeditationId, sounds } from "@fernwell/domain/calm/meditation";
import { describe, expect, it } from "vitest";
import { aMeditation, aSoundscape } from "../test/a-meditation.ts";
import { measurePcm } from "../test/measure.ts";
import { sampleRate } from "./engine/clock.ts";
import { renderPcm } from "./pcm.ts";

const spoolPath = join(mkdtempSync(join(tmpdir(), "sound-")), "spool");

function renderSamples(meditation: Meditation): Int16Array<ArrayBuffer> {
  const pieces = [...renderPcm(meditation, spoolPath)];
  const samples = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return samples;
}

function largest(samples: Int16Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

describe("a session's sound", () => {
  // A heartbeat pauses between beats and has only low frequencies.
  it.each(sounds.filter((sound) => sound !== "heartbeat"))(
    "with %s is calm, even and whole",
    async (sound) => {
      const measured = await measurePcm(
        renderPcm(aMeditation({ soundscape: aSoundscape(sound) }), spoolPath),
      );
      expect(measured.seconds).toBe(30);
      expect(measured.lufs).toBeGreaterThan(-20.6);
      expect(measured.lufs).toBeLessThan(-19.4);
      expect(measured.truePeak).toBeLessThan(-1.5);
      expect(Math.abs(measured.offset)).toBeLessThan(0.001);
      expect(measured.longestSilenceSeconds).toBe(0);
      expect(measured.clicks).toBe(0);
      expect(measured.harshest).toBeLessThan(-6);
      expect(Math.max(...measured.shares.map(({ share }) => share))).toBeLessThan(0.8);
    },
  );

  it("depends only on the entry", () => {
    const meditation = aMeditation({ minutes: 0.2, soundscape: aSoundscape("rain", "birdsong", "drone") });
    const first = Buffer.from(renderSamples(meditation).buffer);
    const other = renderSamples({ ...meditation, id: "another-sit" as MeditationId });
    expect(first.equals(Buffer.from(renderSamples(meditation).buffer))).toBe(true);
    expect(first.equals(Buffer.from(other.buffer))).toBe(false);
  });

  it("fades in and out", () => {
    const samples = renderSamples(aMeditation({ soundscape: aSoundscape("rain") }));
    const second = sampleRate * 2;
    const loudest = largest(samples);
    expect(largest(samples.subarray(0, 200))).toBeLessThanOrEqual(1);
    expect(largest(samples.subarray(-200))).toBeLessThanOrEqual(1);
    expect(largest(samples.subarray(0, second * 0.5))).toBeLessThan(loudest * 0.2);
    expect(largest(samples.subarray(-second))).toBeLessThan(loudest * 0.2);
  });

  it("rings its bells on time", async () => {
    const soundscape = {
      ...aSoundscape("wind"),
      layers: [{ sound: "wind", level: 0.08 } as const],
      bells: { start: true, end: true, everyMinutes: null },
    };
    const { levels } = await measurePcm(renderPcm(aMeditation({ minutes: 1, soundscape }), spoolPath));
    const rise = (second: number) => loudness(levels, second + 0.05) - loudness(levels, second - 0.4);
    expect(rise(2)).toBeGreaterThan(4);
    expect(rise(44)).toBeGreaterThan(4);
    expect(rise(25)).toBeLessThan(4);
  });

  it("removes its spool, even if it is not read to the end", () => {
    for (const _ of renderPcm(aMeditation({ minutes: 0.1 }), spoolPath)) break;
    expect(existsSync(spoolPath)).toBe(false);
  });
});

/** The level of the third of a second from there. */
function loudness(levels: readonly number[], second: number): number {
  const window = levels.slice(Math.round(second * 50), Math.round(second * 50) + 17);
  return window.reduce((sum, level) => sum + level, 0) / window.length;
}
