import { lighten } from "@fernwell/studio-drawing/colour";
import { vec } from "../figure/vector.ts";
import { box, boxCorners, type Corner, panel, rod } from "./solid.ts";
import { createFixedThing, material, type Thing } from "./thing.ts";

/** Heights that poses rely on. */
export const seatHeight = 45;
const backrestHeight = 88;

interface Placed {
  readonly x?: number;
  readonly z?: number;
  /** The direction that a person on it faces: 1 forward, -1 back. */
  readonly faces?: 1 | -1;
  readonly hasArms?: boolean;
}

const skirting = lighten(material.paint, 0.55);

/** A plain wooden chair. x and z are the centre of its seat. */
export function chair({ x = 0, z = 0, faces = 1, hasArms = false }: Placed = {}): Thing {
  const at = (ahead: number, y: number, right: number) => vec(x + ahead * faces, y, z + right);
  return createFixedThing(
    [at(-24, 0, -21), at(-27, backrestHeight, 21), at(22, seatHeight, -21), at(22, 0, 21)],
    (brush) => {
      const leg = (ahead: number, right: number, top: number) =>
        rod(brush, at(ahead, top, right), at(ahead + (ahead < 0 ? -2 : 1), 1.6, right), 1.7, material.wood);
      const slat = (y: number) =>
        rod(brush, at(-22.5 - y * 0.035, y, -18), at(-22.5 - y * 0.035, y, 18), 2.3, material.wood);
      const arms = (right: number) =>
        rod(brush, at(-24, 66, right), at(16, 66, right), 1.8, material.wood) +
        rod(brush, at(16, 65, right), at(16, 44, right), 1.5, material.wood);
      const edge = (from: number, to: number): Corner => [x + from * faces, to, z];
      const [[low], [high]] = [edge(faces === 1 ? -23 : 21, 0), edge(faces === 1 ? 21 : -23, 0)];
      const seat = box(brush, [low, seatHeight - 4, z - 20], [high, seatHeight, z + 20], material.seat);
      const back = [-18, 18]
        .map((right) =>
          rod(brush, at(-22, seatHeight, right), at(-25.5, backrestHeight, right), 1.8, material.wood),
        )
        .join("");
      const depth = seat.depth - 30;
      return [
        {
          depth: depth - 4,
          svg:
            leg(-21, -18, 44) +
            leg(19, -18, 42) +
            back +
            slat(62) +
            slat(74) +
            slat(86) +
            leg(-21, 18, 44) +
            leg(19, 18, 42) +
            seat.svg,
        },
        ...(hasArms
          ? [
              { depth: depth - 3, svg: arms(-20) },
              { depth: depth + 62, svg: arms(20) },
            ]
          : []),
      ];
    },
  );
}

/** A mat on the floor. */
export function mat({ x = 0, long = 180, wide = 62, z = 0 } = {}): Thing {
  const loop = [
    vec(x - long / 2, 0, z - wide / 2),
    vec(x + long / 2, 0, z - wide / 2),
    vec(x + long / 2, 0, z + wide / 2),
    vec(x - long / 2, 0, z + wide / 2),
  ];
  return createFixedThing(loop, (brush) => [{ depth: -500, svg: panel(brush, loop, material.mat) }]);
}

interface Wall {
  readonly x?: number;
  readonly z?: number;
  readonly high?: number;
  readonly wide?: number;
}

/** A wall across the direction that the figure faces, in front of or behind it. It extends beyond the picture. */
export function wall({ x = 45 }: Wall = {}): Thing {
  return partition({ x, z: -82, high: 420, wide: 290 }, [
    vec(x, 0, -30),
    vec(x, 170, -30),
    vec(x + Math.sign(x) * 9, 0, 40),
  ]);
}

/** A wall with ends, such as beside a doorway. */
export function jamb({ x = 0, z = 0, high = 215, wide = 60 }: Wall): Thing {
  return partition({ x, z, high, wide }, boxCorners([x, 0, z - wide / 2], [x, high * 0.9, z + wide / 2]));
}

function partition({ x, z, high, wide }: Required<Wall>, extent: Thing["extent"]): Thing {
  const [from, to] = x > 0 ? [x, x + 9] : [x - 9, x];
  const [far, near] = [z - wide / 2, z + wide / 2];
  return createFixedThing(extent, (brush) => [
    { ...box(brush, [from, 0, far], [to, high, near], material.wall, 0.15), depth: -400 },
    {
      ...box(brush, [x > 0 ? from - 1 : to, 0, far], [x > 0 ? from : to + 1, 9, near], skirting),
      depth: -399,
    },
  ]);
}

/** A wall along the direction that the figure faces, on its far side. */
export function sideWall({ z = -32 } = {}): Thing {
  return createFixedThing([vec(-30, 0, z), vec(40, 150, z)], (brush) => [
    { ...box(brush, [-700, 0, z - 6], [700, 460, z], material.wall, 0.15), depth: -400 },
    { ...box(brush, [-700, 0, z], [700, 9, z + 1], skirting), depth: -399 },
  ]);
}

export function bench({ x = 0, long = 120, high = 45, wide = 30, z = 0 } = {}): Thing {
  const ends = [x - long / 2 + 14, x + long / 2 - 14];
  return createFixedThing(
    boxCorners([x - long / 2, 0, z - wide / 2], [x + long / 2, high, z + wide / 2]),
    (brush) => [
      {
        depth: -202,
        svg: ends
          .map(
            (end) =>
              rod(brush, vec(end, high - 6, z), vec(end, 2, z), 2.2, material.iron) +
              rod(brush, vec(end, 2, z - 18), vec(end, 2, z + 18), 2, material.iron),
          )
          .join(""),
      },
      {
        ...box(
          brush,
          [x - long / 2, high - 8, z - wide / 2],
          [x + long / 2, high, z + wide / 2],
          material.rubber,
        ),
        depth: -200,
      },
    ],
  );
}

/** A worktop or desk to lean on. */
export function worktop({ x = 50, high = 90, wide = 110, deep = 50, z = 0 } = {}): Thing {
  return createFixedThing(boxCorners([x, 0, z - wide / 2], [x + deep, high, z + wide / 2]), (brush) => [
    {
      ...box(
        brush,
        [x + 4, 0, z - wide / 2 + 3],
        [x + deep - 2, high - 4, z + wide / 2 - 3],
        lighten(material.paint, 0.62),
      ),
      depth: -302,
    },
    {
      ...box(brush, [x, high - 4, z - wide / 2], [x + deep, high, z + wide / 2], material.wood),
      depth: -300,
    },
  ]);
}

export function bed({ x = 0, long = 200, high = 45, wide = 90 } = {}): Thing {
  return createFixedThing(
    boxCorners([x - long / 2, 0, -wide / 2], [x + long / 2, high, wide / 2]),
    (brush) => [
      {
        ...box(brush, [x - long / 2, 4, -wide / 2], [x + long / 2, high - 16, wide / 2], material.wood),
        depth: -303,
      },
      {
        ...box(brush, [x - long / 2, high - 16, -wide / 2], [x + long / 2, high, wide / 2], "#eee6f0"),
        depth: -301,
      },
      {
        ...box(brush, [x - long / 2 + 4, high, -28], [x - long / 2 + 34, high + 7, 28], "#fbf6ee"),
        depth: -300,
      },
    ],
  );
}
