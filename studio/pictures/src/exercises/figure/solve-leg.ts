import { type Leg, outward, type Side } from "./pose.ts";
import { bones, flesh } from "./proportions.ts";
import {
  bendBy,
  bendDirection,
  frontAlong,
  limbDirection,
  mirrorToSide,
  reachFor,
  swing,
} from "./solve-limb.ts";
import {
  add,
  cross,
  degreesBetween,
  type Frame,
  rotate,
  squareTo,
  subtract,
  times,
  unit,
  type Vec,
  vec,
  world,
} from "./vector.ts";

export interface LegBones {
  readonly hip: Vec;
  readonly knee: Vec;
  readonly ankle: Vec;
  /** The directions of the toes and of the top of the foot. */
  readonly toes: Vec;
  readonly instep: Vec;
  readonly pole: Vec;
}

function toeDirection(degrees: number, side: Side): Vec {
  return rotate(world.front, world.up, -degrees * outward(side));
}

/** A raised heel turns about the ball of the foot, raised toes about the heel. */
export function standingAnkle({ at, lift, toesOut }: Extract<Leg, { kind: "standing" }>, side: Side): Vec {
  const heading = toeDirection(toesOut, side);
  const pivot = lift >= 0 ? bones.ball : -bones.heel;
  const ankle = add(times(heading, -pivot), world.up, bones.ankleHeight);
  const axis = toeDirection(toesOut + 90 * outward(side), side);
  return add(add(mirrorToSide(at, side), heading, pivot), rotate(ankle, axis, -lift));
}

export function solveLeg(leg: Leg, side: Side, pelvis: Frame, hips: Vec): LegBones {
  const out = outward(side);
  const hip = add(hips, pelvis.right, bones.hipHalf * out);
  if (leg.kind === "standing") {
    const target = standingAnkle(leg, side);
    const axis = unit(subtract(target, hip));
    const pole = swing(frontAlong(pelvis, axis), axis, -(leg.toesOut * 0.8 + leg.knee), out);
    const { middle, end, pole: bent } = reachFor(hip, target, bones.thigh, bones.shin, pole);
    const across = toeDirection(leg.toesOut + 90 * out, side);
    const toes = rotate(toeDirection(leg.toesOut, side), across, -leg.lift);
    return withFoot({ hip, knee: middle, ankle: end, pole: bent }, toes, rotate(world.up, across, -leg.lift));
  }
  if (leg.kind === "kneeling") {
    const wanted = add(mirrorToSide(leg.at, side), vec(0, flesh.knee, 0));
    const knee = add(hip, unit(subtract(wanted, hip)), bones.thigh);
    const behind = times(toeDirection(leg.shinOut, side), -1);
    const shin = unit(add(behind, world.up, leg.tucked ? 0.2 : -0.04));
    const toes = leg.tucked ? unit(vec(0.35, -1, 0)) : unit(add(behind, world.up, -0.12));
    const pole = times(world.up, -1);
    return withFoot({ hip, knee, ankle: add(knee, shin, bones.shin), pole }, toes, times(shin, -1));
  }
  if (leg.kind === "led") {
    const { middle, end, pole } = reachFor(hip, add(hip, leg.offset), bones.thigh, bones.shin, leg.pole);
    return withFoot({ hip, knee: middle, ankle: end, pole }, leg.tip, leg.tipUp);
  }
  const thigh = limbDirection(pelvis, leg.raise, leg.out, out);
  const front = swing(bendDirection(pelvis, leg.raise, thigh), thigh, -leg.turn, out);
  const shin = bendBy(thigh, times(front, -1), leg.bend);
  const knee = add(hip, thigh, bones.thigh);
  const toes = bendBy(squareTo(bendBy(front, thigh, leg.bend), shin), shin, leg.point);
  return withFoot({ hip, knee, ankle: add(knee, shin, bones.shin), pole: front }, toes, times(shin, -1));
}

const farthestUp = 42;

/** The ankle limits how close the toes come to the shin. */
function withFoot(leg: Pick<LegBones, "hip" | "knee" | "ankle" | "pole">, toes: Vec, instep: Vec): LegBones {
  const shin = unit(subtract(leg.ankle, leg.knee));
  const excess = degreesBetween(shin, toes) - 90 - farthestUp;
  const eased = excess > 0 ? rotate(toes, unit(cross(toes, shin)), excess) : toes;
  return { ...leg, toes: eased, instep: squareTo(instep, eased) };
}
