import { darken, mix } from "@fernwell/studio-drawing/colour";
import { el } from "@fernwell/studio-drawing/svg";
import { type Ball, type Brush, discs, paintLimb } from "./brush.ts";
import { facing, see } from "./camera.ts";
import { hairBalls, knotBalls } from "./hair.ts";
import { locateOnHead, type Spot } from "./head-spot.ts";
import { pair } from "./outline.ts";
import type { Person } from "./person.ts";
import type { Skeleton } from "./skeleton.ts";
import { add } from "./vector.ts";

const face: readonly (readonly [Spot, number])[] = [
  [[3, 2.6, 0], 6],
  [[2.2, -2.6, 0], 6.5],
  [[3.4, -6.6, 0], 4.1],
  [[4.6, -8.2, 0], 2.6],
];

export function drawHead(brush: Brush, skeleton: Skeleton, person: Person): string {
  const at = (spot: Spot) => locateOnHead(skeleton, spot);
  const neckRoot = skeleton.spine.at(-1)?.at ?? skeleton.neckTop;
  const neck: Ball[] = [
    { at: add(neckRoot, skeleton.chest.up, -2), r: 5.4 },
    { at: skeleton.neckTop, r: 4.7 },
    { at: at([0, -3, 0]), r: 4.8 },
  ];
  const skin = face.map(([spot, r]) => ({ at: at(spot), r }));
  const nose = [
    { at: at([7.6, -0.6, 0]), r: 1.3 },
    { at: at([9.3, -2.3, 0]), r: 1.35 },
  ];
  const mass = hairBalls(skeleton, person);
  const hairColour = chooseHairColour(person);
  const paintedNeck = paintLimb(brush, neck, person.hairStyle === "scarf" ? hairColour : person.skin, 0.05);
  const hair = mass.map((balls) => paintLimb(brush, balls, hairColour)).join("");
  const bare = paintLimb(brush, skin, person.skin) + paintLimb(brush, nose, person.skin);
  const towards = facing(brush.camera, skeleton.head.front);
  if (brush.ghost !== null) return paintedNeck + bare + hair;
  if (towards < -0.4) return paintedNeck + bare + ears(brush, skeleton, person) + hair;
  return paintedNeck + hair + bare + ears(brush, skeleton, person) + features(brush, skeleton, person);
}

/** A ponytail or bun: behind the body when the face looks at us, in front of it when it looks away. */
export function drawKnot(brush: Brush, skeleton: Skeleton, person: Person): string {
  const knot = knotBalls(skeleton, person);
  return knot.length === 0 ? "" : paintLimb(brush, knot, chooseHairColour(person));
}

export function chooseHairColour({ hair, hairStyle, top, bottom, skin }: Person): string {
  if (hairStyle === "scarf") return mix(top, "#f4ece0", 0.35);
  if (hairStyle === "cap") return mix(bottom, "#e8b04a", 0.75);
  return hairStyle === "shaved" ? mix(hair, skin, 0.55) : hair;
}

function ears(brush: Brush, skeleton: Skeleton, person: Person): string {
  if (person.hairStyle === "scarf" || person.hairStyle === "bob") return "";
  return [1, -1]
    .filter((side) => facing(brush.camera, skeleton.head.right) * side > 0.25)
    .map((side) => {
      const ear = [
        { at: locateOnHead(skeleton, [-1.6, -0.4, 7.2 * side]), r: 1.9 },
        { at: locateOnHead(skeleton, [-1.2, -2.6, 7 * side]), r: 1.3 },
      ];
      return paintLimb(brush, ear, person.skin, 0.04);
    })
    .join("");
}

function features(brush: Brush, skeleton: Skeleton, person: Person): string {
  const { camera } = brush;
  const { front, right } = skeleton.head;
  const s = camera.scale;
  const at = (spot: Spot) => see(camera, locateOnHead(skeleton, spot));
  const ink = mix(darken(person.skin, 0.75), "#2a2030", 0.5);
  // Dark eyes would not show on dark skin.
  const isDeep = Number.parseInt(person.skin.slice(1, 3), 16) < 0x98;
  const seenSides = ([1, -1] as const).filter(
    (side) => facing(camera, front) * 0.8 + facing(camera, right) * side * 0.6 > 0.1,
  );
  const line = (points: readonly Spot[], width: number, colour = ink, opacity = 1) => {
    const [from, through, to] = points.map(at);
    return from && through && to
      ? el("path", {
          d: `M${pair(from)}Q${pair(through)} ${pair(to)}`,
          fill: "none",
          stroke: colour,
          "stroke-width": width * s,
          "stroke-linecap": "round",
          opacity,
        })
      : "";
  };
  const parts = seenSides.flatMap((side) => {
    const eye = at([8.1, 0.5, 3.1 * side]);
    const cheek = at([6.6, -3.4, 4.2 * side]);
    const narrow = Math.max(0.45, facing(camera, front) * 0.8 + facing(camera, right) * side * 0.6);
    return [
      el("ellipse", {
        cx: cheek.x,
        cy: cheek.y,
        rx: 1.9 * narrow * s,
        ry: 1.6 * s,
        fill: "#d9694f",
        opacity: 0.2,
      }),
      skeleton.eyes > 0.5
        ? el("ellipse", {
            cx: eye.x,
            cy: eye.y,
            rx: 1.3 * narrow * s,
            ry: 0.95 * s,
            fill: mix(person.skin, "#fbf6f0", isDeep ? 0.75 : 0),
          }) + el("circle", { cx: eye.x, cy: eye.y, r: 0.8 * s, fill: ink })
        : line(
            [
              [8, 0.4, 2.2 * side],
              [8.2, -0.5, 3.2 * side],
              [7.6, 0.4, 4.2 * side],
            ],
            0.5,
          ),
      line(
        [
          [8, 3.1, 1.8 * side],
          [8, 3.9, 3.2 * side],
          [7, 3.3, 4.7 * side],
        ],
        0.6,
        mix(ink, person.hair, 0.4),
        0.8,
      ),
      person.hasGlasses
        ? el("ellipse", {
            cx: eye.x,
            cy: eye.y,
            rx: 2.5 * narrow * s,
            ry: 2.3 * s,
            fill: "#ffffff",
            "fill-opacity": 0.18,
            stroke: "#3b3f4a",
            "stroke-width": 0.5 * s,
          })
        : "",
    ];
  });
  const [from, to] = [seenSides.includes(-1) ? -2 : 0, seenSides.includes(1) ? 2 : 0];
  const mouth = line(
    [
      [7.7, -5.1, from],
      [8.9, -6.4, (from + to) / 2],
      [7.7, -5.1, to],
    ],
    0.75,
    mix(person.skin, "#8c2f3c", 0.55),
  );
  const beard = person.hasBeard
    ? seenSides
        .map((side) =>
          paintLimb(
            brush,
            (
              [
                [-0.6, -2.4, 5.9, 1.1],
                [1.4, -6.2, 4.6, 1.9],
                [5, -9, 1.2, 2.1],
                [5.2, -9, 0, 2.1],
              ] as const
            ).map(([a, b, c, r]) => ({ at: locateOnHead(skeleton, [a, b, c * side]), r })),
            person.hair,
          ),
        )
        .join("")
    : "";
  const bridge = discs(brush, [{ at: locateOnHead(skeleton, [8.9, -2.9, 0]), r: 0.9 }]).map(({ x, y, r }) =>
    el("ellipse", {
      cx: x,
      cy: y,
      rx: r * 1.3,
      ry: r * 0.7,
      fill: darken(person.skin, 0.35),
      opacity: facing(camera, front) > 0.4 ? 0.35 : 0,
    }),
  );
  return beard + parts.join("") + bridge.join("") + mouth;
}
