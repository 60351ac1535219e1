import { el } from "@fernwell/studio-drawing/svg";
import { glow, type Sketch } from "../sketch.ts";
import { contrast } from "../tone.ts";
import { linen } from "./linen.ts";
import { stone } from "./stone.ts";
import { planks } from "./wood.ts";

export type Material = "linen" | "wood" | "stone";
export interface Ground {
  readonly material: Material;
  readonly colour: string;
}

const grounds: readonly Ground[] = [
  { material: "linen", colour: "#f1e8d8" },
  { material: "linen", colour: "#e9dcc6" },
  { material: "linen", colour: "#eadfd2" },
  { material: "linen", colour: "#dfe3d3" },
  { material: "linen", colour: "#ecd9c6" },
  { material: "linen", colour: "#d9dedb" },
  { material: "linen", colour: "#e4dae0" },
  { material: "linen", colour: "#c9b79c" },
  { material: "wood", colour: "#c79a68" },
  { material: "wood", colour: "#dcc19a" },
  { material: "wood", colour: "#8f6846" },
  { material: "stone", colour: "#454e4b" },
  { material: "stone", colour: "#d9d3c7" },
];

const woodenKitchens = new Set([
  "Nordic",
  "New Zealand",
  "Pacific",
  "Korean",
  "Japanese",
  "Polish",
  "Georgian",
]);
const stoneKitchens = new Set(["Italian", "Spanish", "Greek", "Turkish", "Moroccan", "Lebanese", "Persian"]);

/** Chooses a table that suits the cuisine and that the vessel stands out from. */
export function chooseGround(sketch: Sketch, cuisine: string, vesselColour: string): Ground {
  const random = sketch.random.fork("ground");
  const likes = (ground: Ground) =>
    contrast(ground.colour, vesselColour) * 1.4 +
    random.between(0, 0.42) +
    (ground.material === "linen" ? 0.12 : 0) +
    (ground.material === "wood" && woodenKitchens.has(cuisine) ? 0.16 : 0) +
    (ground.material === "stone" && stoneKitchens.has(cuisine) ? 0.14 : 0) -
    (ground.colour === "#454e4b" ? 0.3 : 0);
  const [best] = grounds
    .map((ground) => ({ ground, liking: likes(ground) }))
    .sort((a, b) => b.liking - a.liking);
  return best === undefined ? { material: "linen", colour: "#f1e8d8" } : best.ground;
}

const weavers = { linen, wood: planks, stone };

export function drawGround(sketch: Sketch, { material, colour }: Ground): string {
  const isDark = contrast(colour, "#000000") < 0.45;
  return (
    weavers[material]({ ...sketch, random: sketch.random.fork("weave") }, colour) + daylight(sketch, isDark)
  );
}

/** Light from the top left, shade in the far corner. */
function daylight(sketch: Sketch, isDark: boolean): string {
  const light = isDark ? 0.28 : 0.5;
  const fill = glow(
    sketch,
    [
      [0, "#fffaf0", light],
      [0.5, "#fffaf0", 0],
      [0.56, "#3b2412", 0],
      [1, "#3b2412", 0.24],
    ],
    { cx: 0.14, cy: 0.08, r: 1.08 },
  );
  return el("rect", { width: 1200, height: 900, fill });
}
