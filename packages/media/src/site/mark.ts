import { el, group, round, svg } from "../drawing/svg.ts";
import { drawFrond } from "../meditations/elements/frond.ts";
import { box, fill } from "../meditations/elements/paint.ts";

/** The frond of the logo, drawn in a box of 24 by 32 whose left edge is at 2. */
const frond = drawFrond({
  x: 11.5,
  y: 30.2,
  length: 26.5,
  angle: 86,
  bend: -24,
  pairs: 5,
  spread: 0.46,
  bare: 0.2,
  fullness: 0.32,
});

/** The mark of this height, around its own middle. */
export function mark(x: number, y: number, height: number, colour: string): string {
  const scale = height / 32;
  return group(
    { transform: `translate(${round(x)} ${round(y)}) scale(${round(scale)}) translate(-14 -16)` },
    el("path", {
      d: frond.stem,
      fill: "none",
      stroke: colour,
      "stroke-width": 1.5,
      "stroke-linecap": "round",
    }),
    el("path", { d: frond.leaflets, fill: colour }),
  );
}

const side = 512;

/** Fills its square; what matters stays in the inner four fifths, so that any mask may be laid over it. */
export function drawMaskableIcon(): string {
  return svg(
    { width: side, height: side },
    fill(box(0, 0, side, side), "#1E5B41"),
    mark(256, 256, 290, "#FBF8F2"),
  );
}

export function drawAppIcon(): string {
  return svg(
    { width: side, height: side },
    fill(box(16, 16, 480, 480, 112), "#1E5B41"),
    mark(256, 256, 352, "#FBF8F2"),
  );
}
