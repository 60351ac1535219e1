import { mapSides, outward, type Pair, type Pose, sides } from "./pose.ts";
import { bones, flesh, legLength } from "./proportions.ts";
import { type ArmBones, type Body, solveArm } from "./solve-arm.ts";
import { solveLeg, standingAnkle } from "./solve-leg.ts";
import { mirrorToSide } from "./solve-limb.ts";
import { add, bow, type Frame, type Vec, vec, world } from "./vector.ts";

export interface Skeleton extends Body {
  readonly arms: Pair<ArmBones>;
  readonly grip: number;
  readonly eyes: number;
  readonly phase: number;
}

export function solve(pose: Pose): Skeleton {
  const pelvis = bow(bow(world, { yaw: pose.turn }), { pitch: pose.lean, roll: pose.tilt });
  const hips = settle(pose, pelvis);
  const spine = [{ at: hips, frame: pelvis }];
  let at = hips;
  bones.spine.forEach((size, i) => {
    const share = i / (bones.spine.length - 1);
    const frame = bow(pelvis, { pitch: pose.curl * share, roll: pose.side * share, yaw: pose.twist * share });
    at = add(at, frame.up, size);
    spine.push({ at, frame });
  });
  const chest = spine.at(-1)?.frame ?? pelvis;
  const head = bow(chest, { pitch: pose.nod, roll: pose.cock, yaw: pose.look });
  const neckTop = add(
    at,
    bow(chest, { pitch: pose.nod * 0.6 + 8 + pose.jut, roll: pose.cock * 0.6 }).up,
    bones.neck,
  );
  const legs = mapSides((side) => solveLeg(pose.legs[side], side, pelvis, hips));
  const body = {
    hips,
    pelvis,
    chest,
    head,
    spine,
    neckTop,
    skull: add(add(neckTop, head.up, 7.6), head.front, 1.4),
    legs,
  };
  return {
    ...body,
    arms: mapSides((side) => solveArm(pose.arms[side], side, body, pose.shrug)),
    grip: pose.grip,
    eyes: pose.eyes,
    phase: pose.phase,
  };
}

/** The height of the hips follows from the feet or knees on the ground. */
function settle(pose: Pose, pelvis: Frame): Vec {
  const { x, y, z } = pose.hips;
  if (y !== null) return vec(x, y, z);
  const heights = sides.flatMap((side) => {
    const leg = pose.legs[side];
    const hip = add(vec(x, 0, z), pelvis.right, outward(side) * bones.hipHalf);
    if (leg.kind === "free" || leg.kind === "led") return [];
    const [foot, reach] =
      leg.kind === "standing"
        ? [standingAnkle(leg, side), legLength - 0.4]
        : [add(mirrorToSide(leg.at, side), vec(0, flesh.knee, 0)), bones.thigh];
    const flat = Math.hypot(foot.x - hip.x, foot.z - hip.z);
    return [{ kind: leg.kind, y: foot.y + Math.sqrt(Math.max(0, reach ** 2 - flat ** 2)) - hip.y }];
  });
  const kneeling = heights.filter(({ kind }) => kind === "kneeling");
  const limits = (kneeling.length > 0 ? kneeling : heights).map(({ y: height }) => height);
  return vec(x, limits.length === 0 ? flesh.back : Math.min(...limits), z);
}
