import { readCatalogue } from "@fernwell/catalogue/read-catalogue";
import { practices, timesOfDay } from "@fernwell/domain/calm/meditation";
import { describe, expect, it } from "vitest";
import { chooseHour } from "./choose-scene.ts";
import { describeMeditation } from "./describe-meditation.ts";
import { drawMeditation } from "./draw-meditation.ts";
import { genericScenes } from "./generic-scenes.ts";
import { createLight } from "./light.ts";
import { scenes } from "./scenes.ts";
import { createStage } from "./stage.ts";

const { meditations } = await readCatalogue();
const [example] = meditations;
if (example === undefined) throw new Error("there are no meditations");

const allScenes = [...scenes, ...Object.entries(genericScenes)];

describe("the scenes", () => {
  it.each(allScenes)("%s has three to five layers, each with the gradients it uses", (name, { draw }) => {
    const layers = draw(createStage(name, createLight({ hour: "day", practice: "body-scan" })));
    expect([3, 4, 5]).toContain(layers.length);
    for (const layer of layers) {
      expect(layer).not.toMatch(/NaN|undefined|Infinity/);
      expect(usedPaints(layer).filter((paint) => !layer.includes(`id="${paint}"`))).toEqual([]);
    }
  });

  it("all have a description of their own", () => {
    const views = [...scenes.values()].map(({ view }) => view);
    expect(views.filter((view) => !/^[A-Z].{30,}[^.]$/.test(view))).toEqual([]);
    expect(new Set(views).size).toBe(scenes.size);
  });
});

describe("the picture of a meditation", () => {
  it("is the same every time and differs for every scene", () => {
    const drawAll = () => [...scenes.keys()].map((scene) => drawMeditation({ ...example, scene }));
    const drawn = drawAll();
    expect(drawAll()).toEqual(drawn);
    expect(new Set(drawn).size).toBe(scenes.size);
  });

  it("is generic where the entry names no scene, or one that does not exist", () => {
    const generic = drawMeditation({ ...example, scene: null });
    expect(drawMeditation({ ...example, scene: "moon-base" })).toBe(generic);
    expect(drawMeditation(example)).not.toBe(generic);
  });

  it("is described for every practice and time of day without a scene", () => {
    for (const practice of practices) {
      for (const time of timesOfDay) {
        const text = describeMeditation({ ...example, scene: null, practice, timesOfDay: [time] });
        expect(text).toMatch(/^[A-Z].{30,}\.$/);
      }
    }
  });

  it("has the light its scene wants only if the meditation is for that time of day", () => {
    const locks = { ...example, scene: "canal-locks" };
    expect(chooseHour({ ...locks, timesOfDay: ["evening", "bedtime"] })).toBe("night");
    expect(chooseHour({ ...locks, timesOfDay: ["morning"] })).toBe("dawn");
  });
});

function usedPaints(picture: string): string[] {
  return [...picture.matchAll(/url\(#([^)]+)\)/g)].flatMap(([, id]) => (id === undefined ? [] : [id]));
}
