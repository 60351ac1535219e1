import type { Point } from "@fernwell/studio-drawing/shapes";
import { dimmed } from "@fernwell/studio-pictures/exercises/figure/brush";
import { type Camera, facing, type Seen, see } from "@fernwell/studio-pictures/exercises/figure/camera";
import { chooseHairColour } from "@fernwell/studio-pictures/exercises/figure/draw-head";
import { alongSpine } from "@fernwell/studio-pictures/exercises/figure/draw-torso";
import { locateOnHead, type Spot } from "@fernwell/studio-pictures/exercises/figure/head-spot";
import type { Person } from "@fernwell/studio-pictures/exercises/figure/person";
import { sides } from "@fernwell/studio-pictures/exercises/figure/pose";
import { bones } from "@fernwell/studio-pictures/exercises/figure/proportions";
import type { Skeleton } from "@fernwell/studio-pictures/exercises/figure/skeleton";
import { add, blend, type Vec } from "@fernwell/studio-pictures/exercises/figure/vector";

/** A part of the body as a path with the same structure in every pose, so that it can be morphed. */
export interface LightPart {
  readonly depth: number;
  readonly colour: string;
  /** The radius of its rounded edge, in centimetres. */
  readonly edge: number;
  readonly d: string;
}

/** The figure in few lines, for a small file. */
export function lightFigure(camera: Camera, skeleton: Skeleton, person: Person): LightPart[] {
  const at = (place: Vec) => see(camera, place);
  const depth = (place: Vec) => at(place).depth;
  const middle = depth(skeleton.hips) / 2 + depth(skeleton.spine[3]?.at ?? skeleton.hips) / 2;
  const part = (nearness: number, colour: string, edge: number, d: string): LightPart => ({
    depth: nearness,
    colour,
    edge,
    d,
  });
  const s = camera.scale;

  const limbs = sides.flatMap((side) => {
    const { hip, knee, ankle, toes, instep } = skeleton.legs[side];
    const { shoulder, elbow, wrist, fingers } = skeleton.arms[side];
    const leg = middle + depth(hip) * 0.6 + depth(knee) * 0.4 - depth(skeleton.hips);
    const arm =
      middle +
      depth(shoulder) * 0.4 +
      depth(elbow) * 0.3 +
      depth(wrist) * 0.3 -
      depth(skeleton.spine[3]?.at ?? skeleton.hips) +
      3;
    const dim = (nearness: number) => Math.min(0.2, Math.max(0, (middle - nearness) / 60));
    const foot = (ahead: number) => at(add(add(ankle, toes, ahead), instep, 3 - bones.ankleHeight));
    const cuff = person.sleeve === "none" ? 0.12 : person.sleeve === "short" ? 0.6 : 1;
    const hem = person.trouser === "long" ? 0.95 : 0;
    return [
      part(
        leg - 0.2,
        dimmed(person.shoes ?? person.skin, dim(leg)),
        3.2,
        line([foot(-3), foot(bones.toes - 3)]),
      ),
      part(leg - 0.1, dimmed(person.skin, dim(leg)), 3.4, taper([at(knee), at(ankle)], [2, 0.1], s)),
      part(
        leg,
        dimmed(person.bottom, dim(leg)),
        3.8,
        taper([at(hip), at(knee), at(blend(knee, ankle, hem))], [5, 1.8, hem > 0 ? 0.2 : 1.7], s),
      ),
      part(
        arm - 0.1,
        dimmed(person.skin, dim(arm)),
        2.6,
        taper([at(shoulder), at(elbow), at(wrist)], [2.6, 1.3, 0.1], s),
      ),
      part(
        arm - 0.05,
        dimmed(person.skin, dim(arm)),
        2.9,
        line([at(wrist), at(add(wrist, fingers, skeleton.grip < -0.5 ? 6 : 12))]),
      ),
      part(
        arm,
        dimmed(person.top === "" ? person.skin : person.top, dim(arm)),
        3.2,
        taper([at(shoulder), at(blend(shoulder, elbow, cuff))], [2.8, 2.1], s),
      ),
    ];
  });
  const spot = (place: Spot) => at(locateOnHead(skeleton, place));
  const head = middle + Math.max(0.5, (depth(skeleton.skull) - middle) * 0.6);
  const hair = chooseHairColour(person);
  const isBehind = facing(camera, skeleton.head.front) < -0.4;
  const eyeSide = facing(camera, skeleton.head.right) > 0 ? 3.1 : -3.1;
  return [
    ...limbs,
    part(
      middle - 0.5,
      person.bottom,
      3,
      torso(
        camera,
        skeleton,
        [
          [-0.5, 12, 8],
          [0, 15, 9.4],
          [1, 13, 8.6],
        ],
        3,
      ),
    ),
    part(
      middle,
      person.top === "" ? person.skin : person.top,
      3,
      torso(
        camera,
        skeleton,
        [
          [0.6, 14.5, 9.4],
          [2, 12.2, 8.6],
          [3.4, 14.4, 9.6],
          [4.5, 15.4, 8],
          [4.95, 9, 5],
        ],
        3,
      ),
    ),
    part(
      head - 0.3,
      dimmed(person.hairStyle === "scarf" ? hair : person.skin, 0.06),
      4.8,
      line([at(skeleton.spine.at(-1)?.at ?? skeleton.neckTop), spot([0, -3, 0])]),
    ),
    part(head - (isBehind ? 0 : 0.2), hair, 7.9, line([spot([-2.4, 3, 0]), spot([1.2, 4.8, 0])])),
    part(head - 0.1, person.skin, 5.6, line([spot([3, 2.2, 0]), spot([2.6, -4.2, 0])])),
    part(
      head - 0.05,
      isBehind ? hair : "#2a2030",
      isBehind ? 0.1 : 0.85,
      line([spot([8.1, 0.5, eyeSide]), spot([8.1, 0.5, eyeSide])]),
    ),
  ];
}

function torso(
  camera: Camera,
  skeleton: Skeleton,
  sections: readonly (readonly [number, number, number])[],
  edge: number,
): string {
  const rings = sections.map(([along, wide, deep]) => {
    const { centre, frame } = alongSpine(skeleton, along);
    const [middle, side, front] = [
      see(camera, centre),
      see(camera, add(centre, frame.right, wide)),
      see(camera, add(centre, frame.front, deep)),
    ];
    return { middle, side, front };
  });
  const [first, last] = [rings[0]?.middle, rings.at(-1)?.middle];
  if (first === undefined || last === undefined) return "";
  const long = Math.max(1, Math.hypot(last.x - first.x, last.y - first.y));
  const normal = { x: -(last.y - first.y) / long, y: (last.x - first.x) / long };
  const edges = rings.map(({ middle, side, front }) => {
    const along = ({ x, y }: Point) => (x - middle.x) * normal.x + (y - middle.y) * normal.y;
    const reach = Math.max(0, Math.hypot(along(side), along(front)) - edge * camera.scale);
    return [1, -1].map((way) => ({
      x: middle.x + normal.x * reach * way,
      y: middle.y + normal.y * reach * way,
    }));
  });
  const points = [...edges.map(([one]) => one), ...edges.map(([, other]) => other).reverse()];
  return `M${points.flatMap((point) => (point ? [whole(point)] : [])).join("L")}Z`;
}

/** Bones in a row, each a wedge. The rounded stroke does the rest. */
function taper(joints: readonly Seen[], widths: readonly number[], scale: number): string {
  return joints
    .slice(1)
    .map((to, i) => {
      const from = joints[i] ?? to;
      const long = Math.max(0.5, Math.hypot(to.x - from.x, to.y - from.y));
      const [nx, ny] = [(-(to.y - from.y) / long) * scale, ((to.x - from.x) / long) * scale];
      const [a, b] = [widths[i] ?? 0, widths[i + 1] ?? 0];
      const corners = [
        { x: from.x + nx * a, y: from.y + ny * a },
        { x: to.x + nx * b, y: to.y + ny * b },
        { x: to.x - nx * b, y: to.y - ny * b },
        { x: from.x - nx * a, y: from.y - ny * a },
      ];
      return `M${corners.map(whole).join("L")}Z`;
    })
    .join("");
}

function line(points: readonly Point[]): string {
  return `M${points.map(whole).join("L")}`;
}

function whole({ x, y }: Point): string {
  return `${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}`;
}
