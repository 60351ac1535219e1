import { chooseHour, chooseScene, type DrawnMeditation } from "./choose-scene.ts";
import type { Hour } from "./light.ts";

/** The text alternative of a meditation's picture. */
export function describeMeditation(meditation: DrawnMeditation): string {
  return `${chooseScene(meditation).view}, ${hourWords[chooseHour(meditation)]}.`;
}

const hourWords: Readonly<Record<Hour, string>> = {
  dawn: "in morning light",
  day: "in the middle of the day",
  dusk: "in the last light of evening",
  night: "at night",
};
