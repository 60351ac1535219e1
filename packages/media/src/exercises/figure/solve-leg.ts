import { type Leg, outward, type Side } from "./pose.ts";
import { bones, flesh } from "./proportions.ts";
import { bendBy, bendDirection, frontOf, limbDirection, placeOf, reachFor, swing } from "./solve-limb.ts";
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
  /** Which way the toes and the top of the foot look. */
  readonly toes: Vec;
  readonly instep: Vec;
  readonly pole: Vec;
}

function headingOf(degrees: number, side: Side): Vec {
  return rotate(world.front, world.up, -degrees * outward(side));
}

/** A lifted heel turns about the ball of the foot, lifted toes turn about the heel. */
export function ankleOf({ at, lift, toesOut }: Extract<Leg, { kind: "standing" }>, side: Side): Vec {
  const heading = headingOf(toesOut, side);
  const pivot = lift >= 0 ? bones.ball : -bones.heel;
  const ankle = add(times(heading, -pivot), world.up, bones.ankleHeight);
  const axis = headingOf(toesOut + 90 * outward(side), side);
  return add(add(placeOf(at, side), heading, pivot), rotate(ankle, axis, -lift));
}

export function solveLeg(leg: Leg, side: Side, pelvis: Frame, hips: Vec): LegBones {
  const out = outward(side);
  const hip = add(hips, pelvis.right, bones.hipHalf * out);
  if (leg.kind === "standing") {
    const target = ankleOf(leg, side);
    const axis = unit(subtract(target, hip));
    const pole = swing(frontOf(pelvis, axis), axis, -(leg.toesOut * 0.8 + leg.knee), out);
    const { middle, end, pole: bent } = reachFor(hip, target, bones.thigh, bones.shin, pole);
    const across = headingOf(leg.toesOut + 90 * out, side);
    const toes = rotate(headingOf(leg.toesOut, side), across, -leg.lift);
    return withFoot({ hip, knee: middle, ankle: end, pole: bent }, toes, rotate(world.up, across, -leg.lift));
  }
  if (leg.kind === "kneeling") {
    const wanted = add(placeOf(leg.at, side), vec(0, flesh.knee, 0));
    const knee = add(hip, unit(subtract(wanted, hip)), bones.thigh);
    const behind = times(headingOf(leg.shinOut, side), -1);
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

/** Toes come no nearer to the shin than an ankle lets them. */
function withFoot(leg: Pick<LegBones, "hip" | "knee" | "ankle" | "pole">, toes: Vec, instep: Vec): LegBones {
  const shin = unit(subtract(leg.ankle, leg.knee));
  const excess = degreesBetween(shin, toes) - 90 - farthestUp;
  const eased = excess > 0 ? rotate(toes, unit(cross(toes, shin)), excess) : toes;
  return { ...leg, toes: eased, instep: squareTo(instep, eased) };
}
