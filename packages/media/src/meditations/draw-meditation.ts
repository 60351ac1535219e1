import { group, svg } from "../drawing/svg.ts";
import { lightOf } from "./light.ts";
import { type Drawn, hourOfPicture, requireMotif } from "./motifs.ts";
import { createStage } from "./stage.ts";

export const meditationSize = { width: 1200, height: 900 } as const;

export function drawMeditation(meditation: Drawn): string {
  return svg(
    meditationSize,
    ...layersOf(meditation).map((layer, i) => group({ id: `layer-${i + 1}` }, layer)),
  );
}

/** The same picture in pieces, from far to near, to be moved at different paces. */
export function meditationLayers(meditation: Drawn): readonly string[] {
  return layersOf(meditation).map((layer) => svg(meditationSize, layer));
}

function layersOf(meditation: Drawn): readonly string[] {
  const motif = requireMotif(meditation);
  const light = lightOf({ ...motif, hour: hourOfPicture(meditation), practice: meditation.practice });
  return motif.scene(createStage(meditation.id, light));
}
