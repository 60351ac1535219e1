import { type Arm, outward, type Pair, type PlacedArm, type Side } from "./pose.ts";
import { bones } from "./proportions.ts";
import type { LegBones } from "./solve-leg.ts";
import {
  bendBy,
  bendDirection,
  frontAlong,
  limbDirection,
  mirrorToSide,
  reachFor,
  swing,
} from "./solve-limb.ts";
import { add, cross, dot, type Frame, squareTo, subtract, times, unit, type Vec } from "./vector.ts";

export interface ArmBones {
  readonly shoulder: Vec;
  readonly elbow: Vec;
  readonly wrist: Vec;
  readonly fingers: Vec;
  readonly pole: Vec;
}

/** The part of the body that the arms hang from. */
export interface Body {
  readonly hips: Vec;
  readonly pelvis: Frame;
  readonly chest: Frame;
  readonly head: Frame;
  /** From the hips to the base of the neck, with the orientation at each point. */
  readonly spine: readonly { readonly at: Vec; readonly frame: Frame }[];
  readonly neckTop: Vec;
  readonly skull: Vec;
  readonly legs: Pair<LegBones>;
}

export function handTarget({ on, at }: PlacedArm, side: Side, body: Body): Vec {
  if (on === "world") return mirrorToSide(at, side);
  const { hip, knee, ankle, pole, toes } = body.legs[side];
  const upThigh = unit(subtract(hip, knee));
  const { origin, frame } = {
    pelvis: { origin: body.hips, frame: body.pelvis },
    chest: { origin: body.spine.at(-1)?.at ?? body.hips, frame: body.chest },
    head: { origin: body.skull, frame: body.head },
    knee: { origin: knee, frame: frameFrom(upThigh, squareTo(pole, upThigh)) },
    ankle: { origin: ankle, frame: frameFrom(unit(subtract(knee, ankle)), toes) },
  }[on];
  return add(add(add(origin, frame.front, at.x), frame.up, at.y), frame.right, at.z * outward(side));
}

function frameFrom(up: Vec, front: Vec): Frame {
  return { up, front: squareTo(front, up), right: cross(squareTo(front, up), up) };
}

export function solveArm(arm: Arm, side: Side, body: Body, shrug: number): ArmBones {
  const out = outward(side);
  const { chest } = body;
  const neck = body.spine.at(-1)?.at ?? body.hips;
  const rest = add(add(neck, chest.up, shrug - bones.shoulderDrop), chest.right, bones.shoulderHalf * out);
  if (arm.kind === "placed") {
    const target = handTarget(arm, side, body);
    const shoulder = add(rest, slide(chest, unit(subtract(target, rest)), out));
    const axis = unit(subtract(target, shoulder));
    const pole = swing(times(frontAlong(chest, axis), -1), axis, arm.elbow, out);
    const { middle, end, pole: bent } = reachFor(shoulder, target, bones.upperArm, bones.forearm, pole);
    const fingers =
      arm.fingers === null ? unit(subtract(end, middle)) : unit(mirrorToSide(arm.fingers, side));
    return { shoulder, elbow: middle, wrist: end, fingers, pole: bent };
  }
  if (arm.kind === "led") {
    const shoulder = add(rest, slide(chest, unit(arm.offset), out));
    const target = add(shoulder, arm.offset);
    const { middle, end, pole } = reachFor(shoulder, target, bones.upperArm, bones.forearm, arm.pole);
    return { shoulder, elbow: middle, wrist: end, fingers: arm.tip, pole };
  }
  const upper = limbDirection(chest, arm.raise, arm.out, out);
  const shoulder = add(rest, slide(chest, upper, out));
  const towards = swing(bendDirection(chest, arm.raise, upper), upper, arm.turn, out);
  const forearm = bendBy(upper, towards, arm.bend);
  const elbow = add(shoulder, upper, bones.upperArm);
  return {
    shoulder,
    elbow,
    wrist: add(elbow, forearm, bones.forearm),
    fingers: bendBy(upper, towards, arm.bend + arm.wrist),
    pole: times(towards, -1),
  };
}

/** The shoulder blade follows the arm: up when it is raised, forward when it reaches. */
function slide(chest: Frame, direction: Vec, out: 1 | -1): Vec {
  const up = Math.max(0, dot(direction, chest.up) + 0.3) * 4.2;
  const ahead = dot(direction, chest.front) * 2.2;
  return add(add(times(chest.up, up), chest.front, ahead), chest.right, -out * up * 0.55);
}
