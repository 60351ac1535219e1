import { type Ball, type Brush, paintShape } from "./brush.ts";
import { circlePoints } from "./camera.ts";
import type { Person } from "./person.ts";
import type { Skeleton } from "./skeleton.ts";
import { add, blend, type Frame, times, unit, type Vec } from "./vector.ts";

interface Section {
  /** Position along the spine, from 0 at the hips to 5 at the base of the neck. */
  readonly at: number;
  readonly wide: number;
  readonly deep: number;
  readonly ahead?: number;
}

const points = 22;

export function drawTop(brush: Brush, skeleton: Skeleton, person: Person): string {
  const { breadth: k, belly, bust, hipBreadth: hips, shoulderBreadth: shoulders } = person;
  const sections: Section[] = [
    { at: 0.55, wide: 15.4 * k * hips, deep: 10.2 * k, ahead: belly * 0.5 },
    { at: 1, wide: 14.4 * k * hips, deep: 9.8 * k, ahead: belly * 0.8 },
    { at: 2, wide: 12.9 * k, deep: 9 * k + belly * 0.5, ahead: belly },
    { at: 2.6, wide: 13.3 * k, deep: 9.4 * k, ahead: 0.2 + belly * 0.6 + bust * 0.3 },
    { at: 3.4, wide: 14.8 * k * shoulders, deep: 10 * k + bust * 0.5, ahead: 0.5 + bust },
    { at: 4.1, wide: 15.6 * shoulders * k, deep: 9.8 * k, ahead: bust * 0.4 },
    { at: 4.65, wide: 14.6 * shoulders, deep: 7.6, ahead: -0.2 },
  ];
  const colour = person.top === "" ? person.skin : person.top;
  return paintShape(
    brush,
    { loops: sections.map((section) => sectionLoop(skeleton, section)), rows: [shapeYoke(skeleton, person)] },
    colour,
  );
}

export function drawPelvis(brush: Brush, skeleton: Skeleton, person: Person): string {
  const { breadth: k, belly, hipBreadth: hips } = person;
  const sections: Section[] = [
    { at: -0.55, wide: 13.2 * k * hips, deep: 8.6 * k },
    { at: -0.1, wide: 16 * k * hips, deep: 10 * k, ahead: -0.4 },
    { at: 0.5, wide: 15.6 * k * hips, deep: 10 * k, ahead: belly * 0.3 },
    { at: 1.1, wide: 13.8 * k * hips, deep: 9.4 * k, ahead: belly * 0.6 },
  ];
  return paintShape(
    brush,
    { loops: sections.map((section) => sectionLoop(skeleton, section)) },
    person.bottom,
  );
}

/** From shoulder to shoulder below the neck. A sleeveless top leaves the shoulders bare. */
function shapeYoke({ arms, chest, spine, hips }: Skeleton, { sleeve }: Person): Ball[] {
  const middle = add(spine.at(-1)?.at ?? hips, chest.up, -1.4);
  const reach = sleeve === "none" ? 0.62 : 0.92;
  return [
    { at: blend(middle, arms.right.shoulder, reach), r: 4.9 },
    { at: middle, r: 5.3 },
    { at: blend(middle, arms.left.shoulder, reach), r: 4.9 },
  ];
}

function sectionLoop(skeleton: Skeleton, { at, wide, deep, ahead = 0 }: Section): Vec[] {
  const { centre, frame } = alongSpine(skeleton, at);
  return circlePoints(
    add(centre, frame.front, ahead),
    times(frame.right, wide),
    times(frame.front, deep),
    points,
  );
}

export function alongSpine({ spine, hips, pelvis }: Skeleton, at: number): { centre: Vec; frame: Frame } {
  const first = spine[Math.max(0, Math.min(spine.length - 2, Math.floor(at)))];
  const next = spine[Math.max(1, Math.min(spine.length - 1, Math.floor(at) + 1))];
  if (first === undefined || next === undefined) return { centre: hips, frame: pelvis };
  const share = at - Math.max(0, Math.min(spine.length - 2, Math.floor(at)));
  const way = (key: keyof Frame) => unit(blend(first.frame[key], next.frame[key], Math.max(0, share)));
  return {
    centre: blend(first.at, next.at, share),
    frame: { front: way("front"), up: way("up"), right: way("right") },
  };
}
