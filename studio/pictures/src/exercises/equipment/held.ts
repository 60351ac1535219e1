import { type Brush, type Piece, paintLimb } from "../figure/brush.ts";
import { gripPoint } from "../figure/draw-limbs.ts";
import { type Side, sides } from "../figure/pose.ts";
import type { Skeleton } from "../figure/skeleton.ts";
import type { ArmBones } from "../figure/solve-arm.ts";
import { add, squareTo, subtract, unit, type Vec, vec, world } from "../figure/vector.ts";
import { between, cord, depthAt, plate, rod } from "./solid.ts";
import { createHeldThing, material, type Thing } from "./thing.ts";

type Lie = "ahead" | "across" | "upright";

function handleDirection(lie: Lie, { fingers }: ArmBones): Vec {
  const wanted = { ahead: world.front, across: world.right, upright: world.up }[lie];
  return Math.abs(unit(fingers).x * wanted.x + unit(fingers).y * wanted.y + unit(fingers).z * wanted.z) > 0.95
    ? squareTo(world.front, unit(fingers))
    : squareTo(wanted, unit(fingers));
}

function behindHand(
  brush: Brush,
  skeleton: Skeleton,
  hands: readonly Side[],
  draw: (grip: Vec, arm: ArmBones) => string,
): Piece[] {
  return hands.map((side) => {
    const arm = skeleton.arms[side];
    const chest = skeleton.spine[3]?.at ?? skeleton.hips;
    const middle = (depthAt(brush, skeleton.hips) + depthAt(brush, chest)) / 2;
    const relative =
      depthAt(brush, arm.shoulder) * 0.4 +
      depthAt(brush, arm.elbow) * 0.3 +
      depthAt(brush, arm.wrist) * 0.3 -
      depthAt(brush, chest);
    return { depth: middle + relative + 2.9, svg: draw(gripPoint(arm), arm) };
  });
}

export function dumbbells({
  hands = sides,
  lie = "ahead" as Lie,
}: {
  hands?: readonly Side[];
  lie?: Lie;
} = {}): Thing {
  return createHeldThing((brush, skeleton) =>
    behindHand(brush, skeleton, hands, (grip, arm) => {
      const way = handleDirection(lie, arm);
      const end = (side: number) =>
        plate(brush, add(grip, way, 7.5 * side), way, { r: 5.2, thick: 5, colour: material.rubber });
      return end(-1) + rod(brush, add(grip, way, -8), add(grip, way, 8), 1.5, material.steel) + end(1);
    }),
  );
}

/** Hangs from one hand or from both. */
export function kettlebell({
  hands = ["right"] as readonly Side[],
}: {
  hands?: readonly Side[];
} = {}): Thing {
  return createHeldThing((brush, skeleton) => {
    const arms = hands.map((side) => skeleton.arms[side]);
    const [first] = arms;
    if (first === undefined) return [];
    const grip = arms.map(gripPoint).reduce((a, b) => between(a, b, 0.5));
    const way = unit(arms.map(({ fingers }) => fingers).reduce((a, b) => add(a, b)));
    const across = squareTo(world.right, way);
    const ball = add(grip, way, 13);
    const horn = (side: number) =>
      rod(
        brush,
        add(grip, across, 5 * side),
        add(add(ball, across, 5.5 * side), way, -6),
        1.5,
        material.iron,
      );
    const svg =
      rod(brush, add(grip, across, -5), add(grip, across, 5), 1.7, material.iron) +
      horn(1) +
      horn(-1) +
      paintLimb(
        brush,
        [
          { at: add(ball, way, -1), r: 9 },
          { at: add(ball, way, 1), r: 9 },
        ],
        material.iron,
      );
    const depth = Math.min(...behindHand(brush, skeleton, hands, () => "").map((piece) => piece.depth));
    return [{ depth, svg }];
  });
}

/** A bar with plates, held in both hands. */
export function barbell({
  isPadded = false,
  r = 20,
  long = 62,
  offset = [0, 0] as readonly [number, number],
} = {}): Thing {
  return createHeldThing((brush, skeleton) => {
    const middle = add(
      between(gripPoint(skeleton.arms.right), gripPoint(skeleton.arms.left), 0.5),
      vec(offset[0], offset[1], 0),
    );
    const way = world.right;
    const end = (side: number) =>
      plate(brush, add(middle, way, (long - 8) * side), way, { r, thick: 5, colour: material.rubber }) +
      plate(brush, add(middle, way, (long - 8) * side), way, { r: 4, thick: 7, colour: material.steel });
    return [
      { depth: depthAt(brush, add(middle, way, -long)), svg: end(-1) },
      {
        depth: depthAt(brush, middle) - 1,
        svg:
          rod(brush, add(middle, way, -long), add(middle, way, long), 1.4, material.steel) +
          (isPadded ? plate(brush, middle, way, { r: 5, thick: 30, colour: material.cushion }) : ""),
      },
      { depth: depthAt(brush, add(middle, way, long)) + 20, svg: end(1) },
    ];
  });
}

/** A band or towel through hands, feet and fixed points. */
export function strap(
  points: (skeleton: Skeleton) => readonly Vec[],
  { width = 2, colour = material.band as string, nearer = 2, depth = null as number | null } = {},
): Thing {
  return createHeldThing((brush, skeleton) => {
    const line = points(skeleton);
    return [
      {
        depth: depth ?? Math.max(...line.map((at) => depthAt(brush, at))) + nearer,
        svg: cord(brush, line, width, colour),
      },
    ];
  });
}

export function ballInHands({ r = 13, colour = material.rubber as string } = {}): Thing {
  return createHeldThing((brush, skeleton) => {
    const { right, left } = skeleton.arms;
    const middle = between(add(right.wrist, right.fingers, 10), add(left.wrist, left.fingers, 10), 0.5);
    return [
      {
        depth: depthAt(brush, middle) - 6,
        svg: paintLimb(
          brush,
          [
            { at: middle, r },
            { at: add(middle, vec(0.01, 0, 0)), r },
          ],
          colour,
        ),
      },
    ];
  });
}

/** Poles that slant back from each hand to the ground. */
export function poles(): Thing {
  return createHeldThing((brush, skeleton) =>
    behindHand(brush, skeleton, sides, (grip, { elbow, wrist }) => {
      const swing = unit(subtract(wrist, elbow));
      const tip = vec(grip.x - 26 - swing.x * 18, Math.max(1.2, 3 - swing.x * 4), grip.z * 1.05);
      return (
        rod(brush, add(grip, vec(1.5, 5, 0)), tip, 0.9, material.steel) +
        rod(brush, add(grip, vec(1.5, 5, 0)), add(grip, vec(-1, -4, 0)), 1.6, material.rubber)
      );
    }),
  );
}

/** A rope that turns over the head, down in front and under the feet. */
export function rope(): Thing {
  return createHeldThing((brush, { arms, phase }) => {
    const [a, b] = [gripPoint(arms.right), gripPoint(arms.left)];
    const middle = between(a, b, 0.5);
    const angle = phase * Math.PI * 2;
    const out = vec(-Math.sin(angle), -Math.cos(angle), 0);
    const size = out.y < 0 ? Math.min(125, (middle.y - 1.5) / Math.max(0.3, -out.y)) : 96;
    const line = Array.from({ length: 25 }, (_, i) => {
      const bulge = Math.sin((Math.PI * i) / 24) ** 0.7;
      return add(between(a, b, i / 24), out, size * bulge);
    });
    return [
      { depth: depthAt(brush, middle) + (out.x >= 0 ? 40 : -40), svg: cord(brush, line, 1.1, material.rope) },
    ];
  });
}
