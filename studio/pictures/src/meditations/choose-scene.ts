import type { CatalogueMeditation } from "@fernwell/catalogue/catalogue";
import { genericScenes } from "./generic-scenes.ts";
import { type Hour, hourByTimeOfDay } from "./light.ts";
import type { NamedScene } from "./scene.ts";
import { scenes } from "./scenes.ts";

/** What the picture of a meditation depends on. */
export type DrawnMeditation = Pick<CatalogueMeditation, "id" | "practice" | "timesOfDay" | "scene">;

/** The scene that the entry names, or the generic one for its practice. */
export function chooseScene({ scene, practice }: DrawnMeditation): NamedScene {
  return (scene === null ? undefined : scenes.get(scene)) ?? genericScenes[practice];
}

/** The hour of the meditation's first time of day, unless its scene wants the light of another one. */
export function chooseHour(meditation: DrawnMeditation): Hour {
  const { id, timesOfDay } = meditation;
  const { time: wanted } = chooseScene(meditation);
  const time = timesOfDay.find((each) => each === wanted) ?? timesOfDay[0];
  if (time === undefined) throw new Error(`${id} has no time of day to take its light from`);
  return hourByTimeOfDay[time];
}
