import type { Ball } from "./brush.ts";
import { locateOnHead, type Spot } from "./head-spot.ts";
import type { HairStyle, Person } from "./person.ts";
import type { Skeleton } from "./skeleton.ts";
import { add, vec } from "./vector.ts";

type Tuft = readonly [...Spot, r: number];

const crop: readonly Tuft[] = [
  [1.6, 5.2, 0, 6.6],
  [-2.6, 3.4, 0, 8],
  [-4.2, -2.6, 0, 5.2],
];

const masses: Record<HairStyle, readonly (readonly Tuft[])[]> = {
  crop: [crop],
  bun: [crop],
  tail: [crop],
  shaved: [
    [
      [1.4, 4.4, 0, 6.6],
      [-2.4, 2.8, 0, 7.8],
      [-4, -2.4, 0, 5],
    ],
  ],
  cap: [
    [
      [2, 4.4, 0, 6.9],
      [-2.4, 3.2, 0, 8],
      [-3.6, -0.6, 0, 6.2],
    ],
  ],
  bob: [
    crop,
    [
      [-2, 2, 4, 5.4],
      [-1.6, -6, 4.6, 4],
    ],
    [
      [-2, 2, -4, 5.4],
      [-1.6, -6, -4.6, 4],
    ],
    [
      [-4, 0, 0, 6.4],
      [-4, -6.4, 0, 4.8],
    ],
  ],
  curls: [
    [
      [2.4, 7.2, 0, 5.6],
      [-3, 5, 0, 8.8],
      [-5.4, -2.4, 0, 6],
    ],
    [
      [0, 6, 4, 5.4],
      [-3, 0.4, 5, 5.2],
    ],
    [
      [0, 6, -4, 5.4],
      [-3, 0.4, -5, 5.2],
    ],
  ],
  scarf: [
    [
      [2, 5, 0, 7.2],
      [-2.4, 3.2, 0, 8.7],
      [-2.6, -4, 0, 7.6],
      [-1, -11, 0, 7.2],
    ],
    [
      [2, 5, 0, 7.2],
      [0.8, -5, 0, 7.8],
      [0, -11.6, 0, 7],
    ],
  ],
};

export function hairBalls(skeleton: Skeleton, { hairStyle }: Person): Ball[][] {
  return masses[hairStyle].map((tufts) => tufts.map((tuft) => tuftBall(skeleton, tuft)));
}

/** A bun stays where it is tied. A ponytail hangs down from there, whatever the head does. */
export function knotBalls(skeleton: Skeleton, { hairStyle }: Person): Ball[] {
  if (hairStyle === "bun")
    return [tuftBall(skeleton, [-7, 8.4, 0, 3.6]), tuftBall(skeleton, [-8.6, 9.4, 0, 4.2])];
  if (hairStyle !== "tail") return [];
  const tie = locateOnHead(skeleton, [-10, 4.6, 0]);
  const behind = locateOnHead(skeleton, [-13, 3, 0]);
  const fall = (distance: number, r: number): Ball => {
    const y = Math.max(r, behind.y - distance);
    return { at: add(vec(behind.x, y, behind.z), skeleton.head.up, y - (behind.y - distance)), r };
  };
  return [{ at: vec(tie.x, Math.max(2.4, tie.y), tie.z), r: 2.4 }, fall(0, 3), fall(6, 2.9), fall(12, 1.6)];
}

function tuftBall(skeleton: Skeleton, [ahead, above, right, r]: Tuft): Ball {
  return { at: locateOnHead(skeleton, [ahead, above, right]), r };
}
