import { deriveCatalogue } from "@fernwell/catalogue/catalogue";
import { readEntries } from "@fernwell/catalogue/entries";
import { describe, expect, it } from "vitest";
import { describeMeditation } from "./describe-meditation.ts";
import { drawMeditation, meditationLayers } from "./draw-meditation.ts";
import { motifs } from "./motifs.ts";

const { meditations } = deriveCatalogue((await readEntries()).entries);

describe("the pictures of the meditations", () => {
  it("have a motif each, and no motif is left over", () => {
    expect(Object.keys(motifs).sort()).toEqual(meditations.map(({ id }) => id).sort());
    expect(new Set(Object.values(motifs).map(({ scene }) => scene)).size).toBe(meditations.length);
  });

  it("show a light that belongs to the meditation", () => {
    const strays = meditations.filter(({ id, timesOfDay }) => {
      const time = motifs[id]?.time;
      return time !== undefined && !timesOfDay.includes(time);
    });
    expect(strays).toEqual([]);
  });

  it("are the same every time, and no two are alike", () => {
    const drawn = meditations.map(drawMeditation);
    expect(meditations.map(drawMeditation)).toEqual(drawn);
    expect(new Set(drawn.map(withoutIds)).size).toBe(meditations.length);
  });

  it("are painted without a number that is none", () => {
    expect(
      meditations.filter((meditation) => /NaN|undefined|Infinity/.test(drawMeditation(meditation))),
    ).toEqual([]);
  });

  it("come apart into three to five layers that stand for themselves", () => {
    for (const meditation of meditations) {
      const layers = meditationLayers(meditation);
      expect([3, 4, 5]).toContain(layers.length);
      for (const layer of layers)
        expect(usedPaints(layer).every((paint) => layer.includes(`id="${paint}"`))).toBe(true);
    }
  });

  it("are described, each in its own words", () => {
    const words = meditations.map(describeMeditation);
    expect(words.every((text) => /^[A-Z].{30,}\.$/.test(text))).toBe(true);
    expect(new Set(words).size).toBe(words.length);
  });
});

/** The seed names the gradients; without the names, only what is seen is compared. */
function withoutIds(picture: string): string {
  return picture.replaceAll(/[a-z0-9]+-\d+(?=[")])/g, "");
}

function usedPaints(picture: string): string[] {
  return [...picture.matchAll(/url\(#([^)]+)\)/g)].flatMap(([, id]) => (id === undefined ? [] : [id]));
}
