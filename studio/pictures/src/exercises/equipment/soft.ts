import { paintShape } from "../figure/brush.ts";
import { add, type Vec, vec } from "../figure/vector.ts";
import { box, boxCorners, type Corner, plate } from "./solid.ts";
import { createFixedThing, material, type Thing } from "./thing.ts";

interface Cushion {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  readonly long?: number;
  readonly high?: number;
  readonly wide?: number;
  readonly depth?: number;
}

/** A plump cushion. y is its underside. */
export function cushion({
  x = 0,
  y = 0,
  z = 0,
  long = 34,
  high = 8,
  wide = 36,
  depth = -150,
}: Cushion = {}): Thing {
  const extent = boxCorners([x - long / 2, y, z - wide / 2], [x + long / 2, y + high, z + wide / 2]);
  const layers = [
    [0.02, 0.8],
    [0.3, 0.98],
    [0.5, 1],
    [0.72, 0.96],
    [1, 0.74],
  ] as const;
  return createFixedThing(extent, (brush) => {
    const loops = layers.map(([up, share]) =>
      pillow(vec(x, y + high * up, z), (long / 2) * share, (wide / 2) * share),
    );
    return [{ depth, svg: paintShape(brush, { loops }, material.cushion) }];
  });
}

/** A flat square with rounded corners. */
function pillow(centre: Vec, halfLong: number, halfWide: number): Vec[] {
  const soften = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;
  return Array.from({ length: 28 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 28;
    return add(centre, vec(soften(Math.cos(angle)) * halfLong, 0, soften(Math.sin(angle)) * halfWide));
  });
}

export function foldedTowel({ x = 0, y = 0, z = 0, long = 26, high = 4, wide = 30 } = {}): Thing {
  const [from, to]: [Corner, Corner] = [
    [x - long / 2, y, z - wide / 2],
    [x + long / 2, y + high, z + wide / 2],
  ];
  return createFixedThing(boxCorners(from, to), (brush) => [
    { ...box(brush, from, to, material.towel), depth: -150 },
  ]);
}

export function roller({ x = 0, r = 7.5, wide = 60 } = {}): Thing {
  return createFixedThing([vec(x - r, 0, 0), vec(x + r, 2 * r, 0)], (brush) => [
    {
      depth: -150,
      svg: plate(brush, vec(x, r, 0), vec(0, 0, 1), { r, thick: wide, colour: material.paint }),
    },
  ]);
}
