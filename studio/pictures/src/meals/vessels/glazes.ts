import type { Sketch } from "../sketch.ts";
import { contrast } from "../tone.ts";

export type Pattern =
  | "plain"
  | "band"
  | "double-band"
  | "dots"
  | "strokes"
  | "petals"
  | "dip"
  | "waves"
  | "notches";

/** The colours of a ceramic. */
export interface Glaze {
  readonly body: string;
  readonly inside: string;
  readonly accent: string;
  readonly isSpeckled: boolean;
  readonly patterns: readonly Pattern[];
}

const simple: readonly Pattern[] = ["plain", "band", "double-band", "notches"];
const painted: readonly Pattern[] = ["band", "dots", "strokes", "petals", "waves", "double-band"];

const glazes: readonly Glaze[] = [
  { body: "#f6efe1", inside: "#fbf6ea", accent: "#a3421a", isSpeckled: false, patterns: painted },
  { body: "#f4eee2", inside: "#f9f5ec", accent: "#14606f", isSpeckled: false, patterns: painted },
  { body: "#f2ecdf", inside: "#f8f4ea", accent: "#27724f", isSpeckled: false, patterns: painted },
  { body: "#e4d8c2", inside: "#efe6d4", accent: "#7a5a3c", isSpeckled: true, patterns: simple },
  { body: "#cdc6b8", inside: "#dfd9cd", accent: "#5b5348", isSpeckled: true, patterns: simple },
  {
    body: "#2f6b50",
    inside: "#3b7d5f",
    accent: "#e9dcc0",
    isSpeckled: false,
    patterns: ["plain", "band", "dip", "dots"],
  },
  {
    body: "#9fb79c",
    inside: "#b9cbb4",
    accent: "#f4efe1",
    isSpeckled: true,
    patterns: ["plain", "dip", "strokes"],
  },
  {
    body: "#2a6b7a",
    inside: "#3a808f",
    accent: "#f1e4c8",
    isSpeckled: false,
    patterns: ["plain", "band", "waves", "dots"],
  },
  {
    body: "#b5ced0",
    inside: "#cbdedd",
    accent: "#2a6b7a",
    isSpeckled: true,
    patterns: ["plain", "dip", "strokes", "notches"],
  },
  {
    body: "#b4603a",
    inside: "#c77a52",
    accent: "#f6e5cc",
    isSpeckled: false,
    patterns: ["plain", "dots", "petals", "waves"],
  },
  {
    body: "#e3bfa6",
    inside: "#efd5c2",
    accent: "#a3421a",
    isSpeckled: true,
    patterns: ["plain", "dip", "band"],
  },
  {
    body: "#6d5f9c",
    inside: "#8377b0",
    accent: "#f0e6d2",
    isSpeckled: false,
    patterns: ["plain", "band", "strokes"],
  },
  {
    body: "#c3bbd8",
    inside: "#d6d0e5",
    accent: "#574593",
    isSpeckled: true,
    patterns: ["plain", "dip", "notches"],
  },
  {
    body: "#26332d",
    inside: "#35443d",
    accent: "#d8c39a",
    isSpeckled: true,
    patterns: ["plain", "band", "notches"],
  },
];

/** Chooses a ceramic that the food stands out from. */
export function chooseGlaze(sketch: Sketch, foodColour: string): Glaze {
  const random = sketch.random.fork("glaze");
  const [best] = glazes
    .map((glaze) => ({
      glaze,
      liking: Math.min(0.36, contrast(glaze.inside, foodColour)) + random.between(0, 0.42),
    }))
    .sort((a, b) => b.liking - a.liking);
  if (best === undefined) throw new Error("there are no glazes");
  return best.glaze;
}
