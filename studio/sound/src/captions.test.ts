import { readCatalogue } from "@fernwell/catalogue/read-catalogue";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeCaptions } from "./captions.ts";

interface ParsedCue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Parses WebVTT as the standard does, and throws where the standard would drop something. */
function parse(vtt: string): ParsedCue[] {
  const [head, ...blocks] = vtt.trimEnd().split("\n\n");
  expect(head).toBe("WEBVTT");
  return blocks.map((block, index) => {
    const [number, timing, text, ...rest] = block.split("\n");
    expect([number, rest]).toEqual([`${index + 1}`, []]);
    const times = /^(\d\d):([0-5]\d):([0-5]\d\.\d{3}) --> (\d\d):([0-5]\d):([0-5]\d\.\d{3})$/.exec(
      timing ?? "",
    );
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (times ?? []).slice(1).map(Number);
    expect(times).not.toBeNull();
    expect(text).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
    const unescaped = (text ?? "").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
    return { from: a * 3600 + b * 60 + c, to: d * 3600 + e * 60 + f, text: unescaped };
  });
}

const scripts = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 1, max: 90 }),
      say: fc.string({ minLength: 3 }).filter((say) => say.trim() !== ""),
    }),
    { minLength: 1 },
  )
  .map((cues) => {
    let at = 0;
    return cues.map(({ gap, say }) => {
      at += gap;
      return { at, say };
    });
  });

describe("captions", () => {
  it("contain every cue in order and without overlap", () => {
    fc.assert(
      fc.property(scripts, (script) => {
        const minutes = ((script.at(-1)?.at ?? 0) + 60) / 60;
        const cues = parse(writeCaptions({ script, minutes }));
        expect(cues.map(({ from, text }) => ({ from, text }))).toEqual(
          script.map(({ at, say }) => ({ from: at, text: say.replaceAll(/\s+/g, " ").trim() })),
        );
        cues.forEach(({ from, to }, index) => {
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(cues[index + 1]?.from ?? minutes * 60);
        });
      }),
    );
  });

  it("exist for every session of the catalogue", async () => {
    const { meditations } = await readCatalogue();
    for (const meditation of meditations) {
      const { id, script, minutes } = meditation;
      const cues = parse(writeCaptions(meditation));
      expect(cues.length, id).toBe(script.length);
      expect(cues.at(-1)?.to, id).toBeLessThanOrEqual(minutes * 60);
    }
  });
});
