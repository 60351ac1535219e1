import { group } from "@fernwell/studio-drawing/svg";
import { type Brush, paintLimb } from "../figure/brush.ts";
import type { Camera } from "../figure/camera.ts";
import { drawArm, drawLeg } from "../figure/draw-limbs.ts";
import { drawPelvis, drawTop } from "../figure/draw-torso.ts";
import { locateOnHead } from "../figure/head-spot.ts";
import type { Person } from "../figure/person.ts";
import { sides } from "../figure/pose.ts";
import { solve } from "../figure/skeleton.ts";
import { arm, stand, toPose } from "../poses/sketch.ts";

const clay = "#f7f4ee";

/** A neutral figure, upright with open palms. */
const model: Person = {
  skin: clay,
  hair: clay,
  hairStyle: "shaved",
  hasBeard: false,
  hasGlasses: false,
  top: clay,
  sleeve: "short",
  bottom: clay,
  trouser: "long",
  shoes: null,
  breadth: 1,
  belly: 0,
  hipBreadth: 1,
  shoulderBreadth: 1,
  bust: 0,
};

export const mannequin = solve(toPose({ legs: stand(0, 13, { toesOut: 20 }), arms: arm(0, 17, 6, 0) }));

/** A single shape with an outline. */
export function drawMannequin(camera: Camera): string {
  const brush: Brush = { camera, ghost: clay };
  const spot = (ahead: number, above: number) => locateOnHead(mannequin, [ahead, above, 0]);
  const root = mannequin.spine.at(-1)?.at ?? mannequin.neckTop;
  const head = [
    { at: spot(0, 3.6), r: 7.9 },
    { at: spot(1, -2), r: 6.9 },
    { at: spot(2, -6.6), r: 4.4 },
  ];
  const shape =
    sides.map((side) => drawLeg(brush, mannequin.legs[side], model, 0)).join("") +
    drawPelvis(brush, mannequin, model) +
    paintLimb(
      brush,
      [
        { at: mannequin.neckTop, r: 4.9 },
        { at: root, r: 5.6 },
      ],
      clay,
    ) +
    drawTop(brush, mannequin, model) +
    sides.map((side) => drawArm(brush, mannequin.arms[side], model, 0, 0, root)).join("") +
    paintLimb(brush, head, clay);
  return group({ stroke: "#9db7bd", "stroke-width": 3, "stroke-linejoin": "round" }, shape) + shape;
}
