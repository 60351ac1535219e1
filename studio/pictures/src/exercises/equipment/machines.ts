import { el, group } from "@fernwell/studio-drawing/svg";
import type { Brush } from "../figure/brush.ts";
import { screenRight, see } from "../figure/camera.ts";
import { gripPoint } from "../figure/draw-limbs.ts";
import { open } from "../figure/outline.ts";
import { add, type Vec, vec } from "../figure/vector.ts";
import { between, box, cord, depthAt, panel, plate, rod } from "./solid.ts";
import { createFixedThing, createHeldThing, material, type Thing } from "./thing.ts";

const at = (x: number, y: number, z = 0) => vec(x, y, z);

/** A bar between both hands. */
export function handle({ beyond = 4, r = 1.5, colour = material.steel as string } = {}): Thing {
  return createHeldThing((brush, { arms }) => {
    const [a, b] = [gripPoint(arms.right), gripPoint(arms.left)];
    const way = vec(0, 0, beyond);
    return [
      {
        depth: depthAt(brush, between(a, b, 0.5)) - 4,
        svg: rod(brush, add(a, way), add(b, way, -1), r, colour),
      },
    ];
  });
}

/** A cable from the machine to the middle of the hands. */
export function cable(from: readonly [number, number]): Thing {
  return createHeldThing((brush, { arms }) => {
    const hands = between(gripPoint(arms.right), gripPoint(arms.left), 0.5);
    return [{ depth: depthAt(brush, hands) - 6, svg: cord(brush, [at(...from), hands], 0.7, material.iron) }];
  });
}

export function rowingMachine(): Thing {
  return {
    isHeld: false,
    extent: [at(-62, 0), at(96, 0), at(84, 62)],
    draw: (brush, { hips }) => {
      const middle = depthAt(brush, hips);
      const svg =
        rod(brush, at(-56, 22), at(84, 22), 3.2, material.steel) +
        rod(brush, at(-54, 20), at(-54, 2), 2.4, material.iron) +
        rod(brush, at(-54, 2, -18), at(-54, 2, 18), 2.2, material.iron) +
        rod(brush, at(72, 20), at(72, 2), 2.4, material.iron) +
        rod(brush, at(72, 2, -20), at(72, 2, 20), 2.2, material.iron) +
        plate(brush, at(82, 36), vec(0, 0, 1), { r: 23, thick: 12, colour: material.iron }) +
        plate(brush, at(82, 36), vec(0, 0, 1), { r: 8, thick: 14, colour: material.paint }) +
        box(brush, [hips.x - 15, 25, -14], [hips.x + 13, 30, 14], material.rubber).svg;
      const foot = (z: number) => rod(brush, at(52, 14, z), at(63, 34, z), 2.4, material.rubber);
      return [
        { depth: middle - 40, svg: foot(-12) + svg },
        { depth: middle - 3, svg: foot(12) },
      ];
    },
  };
}

/** A bench in front of a low pulley, with foot plates. */
export function cableRow(): Thing {
  return createFixedThing([at(-34, 0), at(100, 0), at(90, 150)], (brush) => [
    {
      depth: -200,
      svg:
        box(brush, [86, 0, -22], [100, 150, 22], material.iron).svg +
        box(brush, [85.5, 12, -15], [86, 120, 15], material.steel).svg +
        rod(brush, at(-26, 34), at(-26, 2), 2.4, material.iron) +
        rod(brush, at(-26, 2), at(88, 2), 2.4, material.iron) +
        box(brush, [-32, 34, -16], [30, 41, 16], material.rubber).svg +
        box(brush, [60, 12, -24], [64, 42, 24], material.steel).svg,
    },
  ]);
}

/** A seat under a high pulley, with a pad over the thighs. */
export function pulldown(): Thing {
  return createFixedThing([at(-30, 0), at(62, 0), at(56, 222)], (brush) => [
    {
      depth: -200,
      svg:
        box(brush, [50, 0, -22], [64, 222, 22], material.iron).svg +
        rod(brush, at(57, 220), at(6, 220), 3, material.iron) +
        rod(brush, at(-6, 38), at(-6, 2), 3, material.iron) +
        rod(brush, at(-6, 2), at(50, 2), 3, material.iron) +
        box(brush, [-24, 39, -18], [20, 45, 18], material.rubber).svg,
    },
    { depth: 40, svg: rod(brush, at(27, 67, -20), at(27, 67, 24), 4.2, material.rubber) },
    { depth: -199, svg: rod(brush, at(27, 67), at(52, 74), 2.2, material.iron) },
  ]);
}

export const barHeight = 226;

export function pullUpBar(): Thing {
  return createFixedThing([at(-16, 0), at(16, barHeight + 4, 62), at(0, barHeight, -62)], (brush) => {
    const post = (z: number) =>
      rod(brush, at(0, barHeight, z), at(0, 3, z), 2.6, material.iron) +
      rod(brush, at(-20, 3, z), at(20, 3, z), 2.6, material.iron);
    return [
      { depth: -200, svg: post(-58) },
      { depth: -3, svg: rod(brush, at(0, barHeight, -58), at(0, barHeight, 58), 1.7, material.steel) },
      { depth: 70, svg: post(58) },
    ];
  });
}

/** The sled stays under both feet. */
export function legPress(): Thing {
  return {
    isHeld: false,
    extent: [at(-66, 0), at(110, 0), at(-60, 96), at(104, 96)],
    draw: (brush, { legs }) => {
      const sole = add(legs.right.ankle, legs.right.toes, 4);
      const x = sole.x + 9;
      return [
        {
          depth: -200,
          svg:
            rod(brush, at(-50, 4), at(104, 4), 3.4, material.iron) +
            rod(brush, at(0, 22), at(0, 5), 3, material.iron) +
            rod(brush, at(100, 22), at(100, 5), 3, material.iron) +
            rod(brush, at(20, 22), at(104, 22), 2.2, material.steel) +
            box(brush, [-16, 24, -20], [24, 32, 20], material.rubber).svg +
            panel(
              brush,
              [at(-18, 30, -20), at(-46, 92, -20), at(-46, 92, 20), at(-18, 30, 20)],
              material.rubber,
            ) +
            rod(brush, at(-16, 30, 16), at(-44, 90, 16), 4, material.rubber) +
            rod(brush, at(-40, 60), at(-48, 5), 2.4, material.iron),
        },
        {
          depth: -190,
          svg:
            box(brush, [x, 26, -26], [x + 5, 84, 26], material.steel).svg +
            rod(brush, at(x + 4, 34), at(x + 4, 20), 3, material.iron),
        },
        {
          depth: 60,
          svg:
            rod(brush, at(0, 34, 24), at(8, 34, 24), 1.8, material.rubber) +
            rod(brush, at(4, 34, 24), at(4, 22, 20), 1.6, material.iron),
        },
      ];
    },
  };
}

export function punchingBag({ x = 74 } = {}): Thing {
  return createFixedThing([at(x - 18, 60), at(x + 18, 228)], (brush) => [
    {
      depth: -30,
      svg:
        rod(brush, at(x, 170), at(x, 260), 0.8, material.iron) +
        plate(brush, at(x, 118), vec(0, 1, 0), { r: 17, thick: 106, colour: material.rope }) +
        plate(brush, at(x, 166), vec(0, 1, 0), { r: 17.3, thick: 7, colour: material.rubber }),
    },
  ]);
}

/** The surface of the water behind the body, and the water in front of it, level from any angle. */
export function water({ level = 122 } = {}): Thing {
  const wide = 900;
  return createFixedThing([], (brush) => {
    const across = screenRight(brush.camera);
    const towards = vec(-across.z, 0, across.x);
    const place = (x: number, y: number, near: number) => add(add(vec(0, y, 0), across, x), towards, near);
    const sheet = (from: readonly [number, number], to: readonly [number, number]) => [
      place(-wide, ...from),
      place(wide, ...from),
      place(wide, ...to),
      place(-wide, ...to),
    ];
    const ripple = (near: number, shift: number) =>
      wave(
        brush,
        Array.from({ length: 61 }, (_, i) =>
          place(-600 + i * 20, level + Math.sin(i * 1.15 + shift) * 1.1, near),
        ),
      );
    return [
      { depth: -420, svg: panel(brush, sheet([level, -260], [level, 46]), "#a9d3dc") },
      { depth: -419, svg: group({ opacity: 0.5 }, ripple(-90, 1.4), ripple(-180, 2.6)) },
      { depth: 400, svg: group({ opacity: 0.5 }, panel(brush, sheet([level, 46], [-260, 46]), "#5fa9ba")) },
      { depth: 401, svg: group({ opacity: 0.7 }, ripple(46, 0)) },
    ];
  });
}

function wave({ camera }: Brush, points: readonly Vec[]): string {
  return el("path", {
    d: open(points.map((point) => see(camera, point))),
    fill: "none",
    stroke: "#ffffff",
    "stroke-width": camera.scale,
  });
}
