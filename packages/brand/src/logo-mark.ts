import { drawFrond } from "./frond.ts";

/** The box that the mark is drawn in. */
export const logoMarkBox = { x: 2, y: 0, width: 24, height: 32 } as const;

export const logoMark = {
  ...drawFrond({
    x: 11.5,
    y: 30.2,
    length: 26.5,
    angle: 86,
    bend: -24,
    pairs: 5,
    spread: 0.46,
    bare: 0.2,
    fullness: 0.32,
  }),
  stemWidth: 1.5,
} as const;
