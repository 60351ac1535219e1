import { vec } from "../figure/vector.ts";
import { box, boxCorners, type Corner, panel, rod } from "./solid.ts";
import { createFixedThing, material, type Thing } from "./thing.ts";

export const stepHeight = 18;

export function step({ x = 0, z = 0, high = stepHeight, long = 36, wide = 80 } = {}): Thing {
  const [from, to]: [Corner, Corner] = [
    [x - long / 2, 0, z - wide / 2],
    [x + long / 2, high, z + wide / 2],
  ];
  return createFixedThing(boxCorners(from, to), (brush) => [
    { ...box(brush, from, to, material.wood), depth: -300 },
  ]);
}

/** Stairs going up. */
export function stairs({ x = 10, count = 3, deep = 30, wide = 90 } = {}): Thing {
  const treads = Array.from({ length: count }, (_, i) => ({
    from: [x + i * deep, 0, -wide / 2] as const,
    to: [x + count * deep, (i + 1) * stepHeight, wide / 2] as const,
  }));
  const far = -wide / 2 + 4;
  const rail = (ahead: number) => vec(x + ahead, 90 + (ahead / deep) * stepHeight, far);
  return createFixedThing(
    [...treads.flatMap(({ from, to }) => boxCorners(from, to)), rail(-30), rail(count * deep)],
    (brush) => [
      ...treads.map(({ from, to }, i) => ({ ...box(brush, from, to, material.wood), depth: -300 + i })),
      {
        depth: -290,
        svg:
          [-25, deep, count * deep - 4]
            .map((ahead) => rod(brush, rail(ahead), vec(rail(ahead).x, 0, far), 1.4, material.darkWood))
            .join("") + rod(brush, rail(-30), rail(count * deep), 2, material.darkWood),
      },
    ],
  );
}

/** Rising ground. */
export function hill(slope: number): Thing {
  const at = (x: number, z: number) => vec(x, x * slope, z);
  return createFixedThing([], (brush) => [
    { depth: -440, svg: panel(brush, [at(-400, -90), at(400, -90), at(400, 70), at(-400, 70)], "#bdd9d0") },
    {
      depth: -439,
      svg: panel(brush, [at(-400, 70), at(400, 70), vec(400, -300, 70), vec(-400, -300, 70)], "#aed0c6"),
    },
  ]);
}
