import { group, svg } from "@fernwell/studio-drawing/svg";
import { chooseHour, chooseScene, type DrawnMeditation } from "./choose-scene.ts";
import { createLight } from "./light.ts";
import { createStage } from "./stage.ts";

const size = { width: 1200, height: 900 } as const;

export function drawMeditation(meditation: DrawnMeditation): string {
  const { draw, land, indoors } = chooseScene(meditation);
  const light = createLight({ hour: chooseHour(meditation), practice: meditation.practice, land, indoors });
  const layers = draw(createStage(meditation.id, light));
  return svg(size, ...layers.map((layer, i) => group({ id: `layer-${i + 1}` }, layer)));
}
