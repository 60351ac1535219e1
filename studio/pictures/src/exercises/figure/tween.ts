import { type Arm, type LedLimb, type Leg, mapSides, type Pose } from "./pose.ts";
import { solve } from "./skeleton.ts";
import type { ArmBones } from "./solve-arm.ts";
import type { LegBones } from "./solve-leg.ts";
import { add, blend, length, subtract, times, unit, type Vec, vec } from "./vector.ts";

/** A pose between two poses. Limbs with known angles rotate, all others follow the hand or foot. */
export function tween(from: Pose, to: Pose, share: number): Pose {
  if (share <= 0) return from;
  if (share >= 1) return to;
  const ends = { from: solve(from), to: solve(to) };
  const number = (key: NumberKey) => mixed(from[key], to[key], share);
  return {
    hips: {
      x: mixed(from.hips.x, to.hips.x, share),
      y: from.hips.y === null && to.hips.y === null ? null : mixed(ends.from.hips.y, ends.to.hips.y, share),
      z: mixed(from.hips.z, to.hips.z, share),
    },
    lean: number("lean"),
    turn: number("turn"),
    tilt: number("tilt"),
    curl: number("curl"),
    side: number("side"),
    twist: number("twist"),
    shrug: number("shrug"),
    nod: number("nod"),
    look: number("look"),
    cock: number("cock"),
    jut: number("jut"),
    grip: number("grip"),
    eyes: number("eyes"),
    phase: mixed(from.phase, to.phase < from.phase ? to.phase + 1 : to.phase, share),
    arms: mapSides((side) =>
      tweenArm(from.arms[side], to.arms[side], share, ends.from.arms[side], ends.to.arms[side]),
    ),
    legs: mapSides((side) =>
      tweenLeg(from.legs[side], to.legs[side], share, ends.from.legs[side], ends.to.legs[side]),
    ),
  };
}

type NumberKey = { [Key in keyof Pose]: Pose[Key] extends number ? Key : never }[keyof Pose];

function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Takes the shorter way round, so that a swimmer's arm comes over and not back under. */
function mixedTurn(from: number, to: number, share: number): number {
  const way = to - from;
  return from + (Math.abs(way) > 180 ? way - Math.sign(way) * 360 : way) * share;
}

function tweenArm(from: Arm, to: Arm, share: number, start: ArmBones, end: ArmBones): Arm {
  if (from.kind === "free" && to.kind === "free") {
    return {
      kind: "free",
      raise: mixedTurn(from.raise, to.raise, share),
      out: mixed(from.out, to.out, share),
      bend: mixed(from.bend, to.bend, share),
      turn: mixed(from.turn, to.turn, share),
      wrist: mixed(from.wrist, to.wrist, share),
    };
  }
  if (from.kind === "placed" && to.kind === "placed" && from.on === to.on) {
    return {
      kind: "placed",
      on: to.on,
      at: blend(from.at, to.at, share),
      fingers: from.fingers && to.fingers ? blend(from.fingers, to.fingers, share) : null,
      elbow: mixed(from.elbow, to.elbow, share),
    };
  }
  return led(tipOfArm(start), tipOfArm(end), share);
}

function tweenLeg(from: Leg, to: Leg, share: number, start: LegBones, end: LegBones): Leg {
  if (from.kind === "free" && to.kind === "free") {
    return {
      kind: "free",
      raise: mixed(from.raise, to.raise, share),
      out: mixed(from.out, to.out, share),
      bend: mixed(from.bend, to.bend, share),
      turn: mixed(from.turn, to.turn, share),
      point: mixed(from.point, to.point, share),
    };
  }
  if (from.kind === "standing" && to.kind === "standing") {
    const far = length(subtract(from.at, to.at));
    const step = to.glide || far < 10 ? 0 : Math.min(9, far * 0.14) * Math.sin(Math.PI * share);
    return {
      kind: "standing",
      at: add(blend(from.at, to.at, share), vec(0, step, 0)),
      toesOut: mixed(from.toesOut, to.toesOut, share),
      lift: mixed(from.lift, to.lift, share),
      knee: mixed(from.knee, to.knee, share),
      glide: to.glide,
    };
  }
  if (from.kind === "kneeling" && to.kind === "kneeling") {
    return { ...to, at: blend(from.at, to.at, share), shinOut: mixed(from.shinOut, to.shinOut, share) };
  }
  return led(tipOfLeg(start), tipOfLeg(end), share);
}

type Tip = Omit<LedLimb, "kind">;

function tipOfArm({ shoulder, wrist, fingers, pole }: ArmBones): Tip {
  return { offset: subtract(wrist, shoulder), pole, tip: fingers, tipUp: pole };
}

function tipOfLeg({ hip, ankle, toes, instep, pole }: LegBones): Tip {
  return { offset: subtract(ankle, hip), pole, tip: toes, tipUp: instep };
}

/** Swings around the root instead of cutting straight across. */
function led(from: Tip, to: Tip, share: number): LedLimb {
  const size = mixed(length(from.offset), length(to.offset), share);
  return {
    kind: "led",
    offset: times(unit(blend(unit(from.offset), unit(to.offset), share)), size),
    pole: between(from.pole, to.pole, share),
    tip: between(from.tip, to.tip, share),
    tipUp: between(from.tipUp, to.tipUp, share),
  };
}

function between(from: Vec, to: Vec, share: number): Vec {
  return unit(blend(from, to, share));
}
