import { seatHeight } from "../equipment/furniture.ts";
import { flesh } from "../figure/proportions.ts";
import { arm, hanging, kneel, leg, type PoseSketch, palm, stand, touch } from "./sketch.ts";

/** Common positions of the hands. */
export const onHips = touch("pelvis", [1, 8, 18], { elbow: 62 });
export const onKnees = touch("knee", [6.5, 3, 0], { elbow: 20 });
export const onThighs = touch("knee", [9, 14, 1], { elbow: 35 });
export const onBelly = touch("pelvis", [14, 12, 6], { elbow: 45 });
export const onRibs = touch("chest", [11, -24, 11], { elbow: 55 });
export const onChest = touch("chest", [13, -13, 6], { elbow: 45 });
export const behindHead = touch("head", [-7, -2, 7], { elbow: 88 });
export const palmsTogether = touch("chest", [22, -16, 2], { elbow: 55, fingers: { x: 0.1, y: 1, z: -0.1 } });
export const fists = touch("chest", [22, -8, 9], { elbow: 18 });
export const ahead = arm(90, 3, 5);
export const overhead = arm(170, 6, 6);
export const tee = arm(0, 88, 6, 0);
export const goalpost = arm(0, 88, 92, -90);
export const atSides = hanging;

/** Starting positions. */
export const standing: PoseSketch = { legs: stand(0) };

/** On a chair centred at the origin. */
export const seated: PoseSketch = { at: [-6, seatHeight + flesh.seat], legs: stand(37), arms: onThighs };
export const perched: PoseSketch = { at: [4, seatHeight + flesh.seat], legs: stand(42), arms: onThighs };

export const supine: PoseSketch = {
  at: [0, 10.5],
  lean: -90,
  legs: leg(0, 3, { out: 4, point: 35 }),
  arms: arm(-3, 14, 6, 0),
};
/** On the back with the feet flat on the floor. */
export const hookLying: PoseSketch = { ...supine, legs: stand(44, 11) };
/** Thighs vertical and shins level. */
export const tableTop = leg(90, 88, { point: 25 });

export const prone: PoseSketch = {
  at: [0, 10],
  lean: 90,
  head: [-4],
  legs: leg(-2, 3, { out: 4, point: 78 }),
  arms: arm(-4, 14, 6, 0),
};

/** On the right side, facing the camera, head to the left. The left arm and leg are on top. */
export const sideLying: PoseSketch = {
  at: [0, 16],
  turn: 90,
  tilt: 82,
  head: [0, 0, 10],
  legR: leg(4, 6, { out: -8, point: 20 }),
  legL: leg(4, 6, { out: 4, point: 20 }),
  armR: arm(90, 2, 96, 0),
  armL: touch("chest", [26, -22, -18], { elbow: 40 }),
};

export const allFours: PoseSketch = { at: [-24], lean: 79, head: [-6], legs: kneel(-24), arms: palm(25, 17) };
export const tallKneeling: PoseSketch = { at: [0], legs: kneel(0) };
export const floorSeated: PoseSketch = {
  at: [0, 9.5],
  legs: leg(88, 6, { out: 4, point: 5 }),
  arms: palm(-14, 24),
};

interface Board {
  /** How high the shoulders are above the floor. */
  readonly shoulders: number;
  readonly hands?: number;
  readonly handsApart?: number;
  readonly handsHeight?: number;
  readonly feet?: number;
  readonly feetHeight?: number;
  readonly elbow?: number;
}

/** A straight line from ankles to shoulders, on the hands and the balls of the feet. */
export function board({
  shoulders,
  hands = 50,
  handsApart = 20,
  handsHeight = 0,
  feet = -92,
  feetHeight = 0,
  elbow = 25,
}: Board): PoseSketch {
  const lift = 72;
  const ankle = { x: feet + 16.6, y: 14.9 + feetHeight };
  const slope = Math.asin((shoulders - ankle.y) / 135);
  return {
    at: [ankle.x + 84.6 * Math.cos(slope), ankle.y + 84.6 * Math.sin(slope)],
    lean: 90 - (slope * 180) / Math.PI,
    head: [-10],
    legs: stand(feet, 9, { lift, y: feetHeight }),
    arms: palm(hands, handsApart, { y: handsHeight, elbow }),
  };
}

export const plank = board({ shoulders: 60 });

/** On shoulders and feet, with the hips this high above the floor. */
export function bridge(height: number, feet = 40): PoseSketch {
  const slope = Math.asin((height - 11.5) / 50);
  const degrees = (slope * 180) / Math.PI;
  return {
    at: [-49 + 50 * Math.cos(slope), height],
    lean: -90 - degrees,
    head: [degrees * 0.9],
    legs: stand(feet, 11),
    arms: palm(4.5, 25, { elbow: 112 }),
  };
}
