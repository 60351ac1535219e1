import type { Exercise, Muscle } from "@fernwell/domain/movement/exercise";
import { smoothClosed } from "@fernwell/studio-drawing/shapes";
import { el, group, svg } from "@fernwell/studio-drawing/svg";
import { drawMannequin, mannequin } from "./body/mannequin.ts";
import { type MuscleShape, muscleShapes, type Outline, type Spindle } from "./body/muscle-shapes.ts";
import { type Camera, see } from "./figure/camera.ts";
import { outward, type Side, sides } from "./figure/pose.ts";
import { add, blend, subtract, unit, type Vec, vec } from "./figure/vector.ts";

const size = { width: 600, height: 450 } as const;
const scale = 2.36;

const cameras: Record<MuscleShape["view"], Camera> = {
  front: { yaw: 90, pitch: 0, scale, origin: { x: 168, y: 434 } },
  back: { yaw: 270, pitch: 0, scale, origin: { x: 432, y: 434 } },
};

/** Draws a body from the front and back. Primary muscles are dark, secondary ones light and hatched. */
export function drawBodyMap({ primary, secondary }: Exercise["muscles"]): string {
  const helping = secondary.filter((muscle) => !primary.includes(muscle));
  const outlines = (["front", "back"] as const).map((view) => {
    const camera = cameras[view];
    return group(
      {},
      drawMannequin(camera),
      ...helping.map((muscle) =>
        drawMuscle(muscle, view, { fill: "#9fcbd3", over: "url(#helps)", opacity: 0.9 }),
      ),
      ...primary.map((muscle) => drawMuscle(muscle, view, { fill: "#14606f", over: "none", opacity: 0.92 })),
    );
  });
  const hatch = el(
    "pattern",
    { id: "helps", width: 5, height: 5, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    el("rect", { width: 1.4, height: 5, fill: "#4f97a5" }),
  );
  return svg(size, el("defs", {}, hatch), el("rect", { ...size, fill: "#e6f1f3" }), ...outlines);
}

interface Paint {
  readonly fill: string;
  readonly over: string;
  readonly opacity: number;
}

function drawMuscle(muscle: Muscle, view: MuscleShape["view"], { fill, over, opacity }: Paint): string {
  const paths = muscleShapes[muscle]
    .filter((shape) => shape.view === view)
    .flatMap(({ outlines = [], spindles = [] }) =>
      sides.flatMap((side) => [
        ...outlines.map((outline) => outlinePath(outline, side, view)),
        ...spindles.map((spindle) => spindlePath(spindle, side, view)),
      ]),
    );
  if (paths.length === 0) return "";
  const d = paths.join("");
  const painted = el("path", { d, fill, stroke: "#f4fafa", "stroke-width": 0.9, "stroke-linejoin": "round" });
  return group({ opacity }, painted, over === "none" ? "" : el("path", { d, fill: over }));
}

function outlinePath(outline: Outline, side: Side, view: MuscleShape["view"]): string {
  const corners = outline.split(" ").map((corner) => {
    const [out = 0, height = 0] = corner.split(",").map(Number);
    return see(cameras[view], vec(0, height, out * outward(side)));
  });
  return smoothClosed(corners);
}

/** Thin at both ends, thick in the middle. */
function spindlePath(
  { bone, from, to, half, aside = 0 }: Spindle,
  side: Side,
  view: MuscleShape["view"],
): string {
  const [start, end] = findBone(bone, side);
  const along = unit(subtract(end, start));
  const across = unit(vec(0, -along.z, along.y));
  const out = across.z * outward(side) > 0 ? across : vec(0, -across.y, -across.z);
  const place = (share: number, width: number) =>
    add(blend(start, end, from + (to - from) * share), out, width);
  const profile = [
    [0, 0.25],
    [0.25, 0.9],
    [0.5, 1],
    [0.78, 0.75],
    [1, 0.22],
  ] as const;
  const points = [
    ...profile.map(([share, wide]) => place(share, aside + half * wide)),
    ...profile.map(([share, wide]) => place(share, aside - half * wide)).reverse(),
  ];
  return smoothClosed(points.map((at) => see(cameras[view], at)));
}

function findBone(bone: Spindle["bone"], side: Side): readonly [Vec, Vec] {
  const { arms, legs } = mannequin;
  const { shoulder, elbow, wrist } = arms[side];
  const { hip, knee, ankle, toes } = legs[side];
  const flat = vec(0, ankle.y - 1, ankle.z);
  const bones = {
    upperArm: [shoulder, elbow],
    forearm: [elbow, wrist],
    thigh: [hip, knee],
    shin: [knee, ankle],
    foot: [flat, add(flat, vec(0, -7.5, toes.z * 9), 1)],
  } as const;
  return bones[bone];
}
