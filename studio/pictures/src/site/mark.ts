import { logoMark, logoMarkBox } from "@fernwell/brand/logo-mark";
import { el, group, round, svg } from "@fernwell/studio-drawing/svg";
import { box, fill } from "../meditations/elements/paint.ts";

const middle = {
  x: logoMarkBox.x + logoMarkBox.width / 2,
  y: logoMarkBox.y + logoMarkBox.height / 2,
};

/** The logo's mark of this height, centred on a point. */
export function mark(x: number, y: number, height: number, colour: string): string {
  const scale = height / logoMarkBox.height;
  return group(
    {
      transform: `translate(${round(x)} ${round(y)}) scale(${round(scale)}) translate(${-middle.x} ${-middle.y})`,
    },
    el("path", {
      d: logoMark.stem,
      fill: "none",
      stroke: colour,
      "stroke-width": logoMark.stemWidth,
      "stroke-linecap": "round",
    }),
    el("path", { d: logoMark.leaflets, fill: colour }),
  );
}

const side = 512;

/** Fills its square. The mark stays in the inner four fifths, so that any mask fits. */
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
