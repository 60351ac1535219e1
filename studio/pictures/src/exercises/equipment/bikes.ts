import type { Brush } from "../figure/brush.ts";
import type { Skeleton } from "../figure/skeleton.ts";
import { add, vec } from "../figure/vector.ts";
import { box, depthAt, hoop, panel, plate, rod, thread } from "./solid.ts";
import { createFixedThing, material, type Thing } from "./thing.ts";

/** The centre of the cranks, and their length. */
export const crank = { x: 4, y: 30, r: 17 } as const;
export const saddle = { x: -21, y: 92 } as const;

type Point2 = readonly [x: number, y: number];

const at = (x: number, y: number, z = 0) => vec(x, y, z);

/** Cranks and pedals follow the feet. */
function pedals(brush: Brush, { legs }: Skeleton, side: "right" | "left"): string {
  const { ankle, toes, instep } = legs[side];
  const z = side === "right" ? 9 : -9;
  const pedal = add(add(ankle, toes, 11), instep, -8.6);
  const hub = at(crank.x, crank.y, z * 0.7);
  return (
    rod(brush, hub, vec(pedal.x, pedal.y, z * 0.7), 1.3, material.steel) +
    rod(brush, vec(pedal.x - 4, pedal.y, pedal.z), vec(pedal.x + 4, pedal.y, pedal.z), 1.4, material.iron)
  );
}

function withPedals(extent: Thing["extent"], frame: (brush: Brush) => string): Thing {
  return {
    isHeld: false,
    extent,
    draw: (brush, skeleton) => {
      const middle = depthAt(brush, skeleton.hips);
      return [
        { depth: middle - 20, svg: pedals(brush, skeleton, "left") },
        { depth: middle - 2, svg: frame(brush) },
        { depth: middle + 1.5, svg: pedals(brush, skeleton, "right") },
      ];
    },
  };
}

export function bicycle({
  bars: [barX, barY] = [47, 98],
  colour = material.paint as string,
}: {
  bars?: Point2;
  colour?: string;
} = {}): Thing {
  const [back, front] = [at(-48, 34), at(58, 34)];
  return withPedals([at(-82, 0), at(92, 0), at(40, 105)], (brush) => {
    const wheel = (hub: typeof back) =>
      hoop(brush, hub, vec(0, 0, 1), { r: 32, width: 3, colour: material.rubber }) +
      hoop(brush, hub, vec(0, 0, 1), { r: 29.6, width: 0.8, colour: material.steel }) +
      Array.from({ length: 6 }, (_, i) => {
        const [c, s] = [Math.cos((i * Math.PI) / 6) * 29, Math.sin((i * Math.PI) / 6) * 29];
        return thread(brush, add(hub, vec(c, s, 0)), add(hub, vec(-c, -s, 0)), 0.3, material.steel);
      }).join("");
    const tube = (from: typeof back, to: typeof back, r = 1.7) => rod(brush, from, to, r, colour);
    const [hub, seatTop, headTop, headLow] = [at(crank.x, crank.y), at(-19, 84), at(38, 84), at(42, 70)];
    return (
      wheel(back) +
      wheel(front) +
      tube(hub, back, 1.1) +
      tube(back, at(-15, 72), 1.1) +
      tube(hub, seatTop) +
      tube(at(-15, 76), headTop) +
      tube(hub, headLow, 2) +
      tube(at(37, 88), front, 1.5) +
      rod(brush, seatTop, at(-21, 90), 1.2, material.steel) +
      rod(brush, at(-32, 91), at(-10, 91), 2.4, material.rubber) +
      rod(brush, at(37, 86), at(36, barY - 1), 1.4, material.steel) +
      rod(brush, at(36, barY - 1), at(barX, barY), 1.4, material.rubber) +
      rod(brush, at(barX, barY, -21), at(barX, barY, 21), 1.6, material.rubber) +
      plate(brush, hub, vec(0, 0, 1), { r: 9, thick: 1.5, colour: material.steel })
    );
  });
}

export function stationaryBike({ bars: [barX, barY] = [48, 100] }: { bars?: Point2 } = {}): Thing {
  return withPedals([at(-62, 0), at(78, 0), at(46, 112)], (brush) => {
    const tube = (from: ReturnType<typeof at>, to: ReturnType<typeof at>, r = 3) =>
      rod(brush, from, to, r, material.iron);
    return (
      tube(at(-52, 3), at(68, 3), 3.2) +
      tube(at(-52, 3, -22), at(-52, 3, 22), 2.6) +
      tube(at(68, 3, -22), at(68, 3, 22), 2.6) +
      plate(brush, at(48, 30), vec(0, 0, 1), { r: 24, thick: 6, colour: material.steel }) +
      plate(brush, at(48, 30), vec(0, 0, 1), { r: 7, thick: 8, colour: material.iron }) +
      tube(at(crank.x, crank.y), at(-20, 86), 3) +
      tube(at(crank.x, crank.y), at(-40, 6), 2.6) +
      tube(at(crank.x, crank.y), at(46, 34), 3) +
      tube(at(28, 34), at(36, 94), 2.8) +
      rod(brush, at(-34, 91), at(-9, 91), 2.8, material.rubber) +
      rod(brush, at(36, 94), at(barX, barY), 1.8, material.rubber) +
      rod(brush, at(barX, barY, -20), at(barX, barY, 20), 1.8, material.rubber) +
      rod(brush, at(36, 94), at(41, 108), 1.5, material.iron) +
      rod(brush, at(41, 106, -7), at(41, 112, -7), 2.4, material.rubber) +
      plate(brush, at(crank.x, crank.y), vec(0, 0, 1), { r: 9, thick: 2, colour: material.paint })
    );
  });
}

/** Pedals and handles follow the feet and hands. */
export function elliptical(): Thing {
  return {
    isHeld: false,
    extent: [at(-72, 0), at(80, 0), at(52, 160)],
    draw: (brush, { arms, legs, hips }) => {
      const middle = depthAt(brush, hips);
      const side = (which: "right" | "left", z: number) => {
        const { ankle } = legs[which];
        const { wrist, fingers } = arms[which];
        const foot = vec(ankle.x + 5, ankle.y - 9.5, z);
        const hand = add(wrist, fingers, 6);
        const pivot = at(46, 62, z);
        const grip = add(hand, vec(hand.x - pivot.x, hand.y - pivot.y, 0), 0.12);
        return (
          rod(brush, vec(foot.x - 17, foot.y, z), vec(foot.x + 17, foot.y, z), 2.2, material.rubber) +
          rod(brush, foot, at(50 + (foot.x - 10) * 0.2, 30, z), 1.8, material.iron) +
          rod(brush, at(50 + (foot.x - 10) * 0.2, 30, z), pivot, 1.8, material.iron) +
          rod(brush, pivot, grip, 1.7, material.iron)
        );
      };
      const base =
        rod(brush, at(-62, 3), at(66, 3), 3.4, material.iron) +
        rod(brush, at(-62, 3, -24), at(-62, 3, 24), 2.6, material.iron) +
        rod(brush, at(66, 3, -24), at(66, 3, 24), 2.6, material.iron) +
        plate(brush, at(-50, 28), vec(0, 0, 1), { r: 24, thick: 10, colour: material.steel }) +
        rod(brush, at(54, 4), at(47, 112), 3.2, material.iron) +
        rod(brush, at(47, 110, -8), at(44, 122, -8), 3, material.rubber);
      return [
        { depth: middle - 34, svg: base },
        { depth: middle - 24, svg: side("left", -13) },
        { depth: middle + 5, svg: side("right", 13) },
      ];
    },
  };
}

/** A rising belt. `height` is the height of its top at the origin. */
export const treadmillSlope = 0.09;
export const treadmillHeight = 20;

export function treadmill(): Thing {
  const top = (x: number) => treadmillHeight + x * treadmillSlope;
  return createFixedThing([at(-84, 0, -30), at(84, 0, 30), at(72, 125)], (brush) => {
    const deck = [-34, 34]
      .map((z) => rod(brush, at(-78, top(-78) - 3, z), at(74, top(74) - 3, z), 3.6, material.iron))
      .join("");
    const belt = [at(-76, top(-76), -30), at(72, top(72), -30), at(72, top(72), 30), at(-76, top(-76), 30)];
    const post = (z: number) =>
      rod(brush, at(66, 14, z), at(74, 118, z), 2.4, material.iron) +
      rod(brush, at(72, 104, z), at(38, 100, z), 1.8, material.rubber);
    return [
      { depth: -300, svg: post(-34) + box(brush, [62, 0, -34], [80, 20, 34], material.iron).svg + deck },
      {
        depth: -298,
        svg:
          panel(brush, belt, material.rubber) +
          box(brush, [68, 112, -26], [76, 130, 26], material.rubber).svg,
      },
      { depth: 60, svg: post(34) },
    ];
  });
}
