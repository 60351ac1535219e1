import { lighten } from "@fernwell/studio-drawing/colour";
import { type Ball, type Brush, paintLimb, paintPatch } from "./brush.ts";
import type { Person } from "./person.ts";
import { bones } from "./proportions.ts";
import type { ArmBones } from "./solve-arm.ts";
import type { LegBones } from "./solve-leg.ts";
import { add, blend, cross, times, unit, type Vec } from "./vector.ts";

type Profile = readonly (readonly [share: number, r: number])[];

const upperArmProfile: Profile = [
  [0, 5.7],
  [0.2, 5.5],
  [0.45, 4.9],
  [0.75, 4.2],
  [1, 3.8],
];
const forearmProfile: Profile = [
  [0.12, 4],
  [0.26, 4.1],
  [0.5, 3.6],
  [0.75, 2.95],
  [1, 2.6],
];
const thighProfile: Profile = [
  [0, 9],
  [0.15, 8.9],
  [0.32, 8.4],
  [0.5, 7.6],
  [0.68, 6.8],
  [0.85, 6],
  [1, 5.6],
];
const shinProfile: Profile = [
  [0.1, 5.35],
  [0.2, 5.5],
  [0.32, 5.65],
  [0.45, 5.3],
  [0.6, 4.5],
  [0.75, 3.9],
  [0.9, 3.5],
  [1, 3.5],
];

function balls(from: Vec, to: Vec, profile: Profile, k = 1): Ball[] {
  return profile.map(([share, r]) => ({ at: blend(from, to, share), r: r * k }));
}

/** The clothed part of a limb, a little wider than the limb. */
function cloth(limb: readonly Ball[], count: number, ease: number): Ball[] {
  return limb.slice(0, count).map(({ at, r }) => ({ at, r: r + ease }));
}

export function drawArm(
  brush: Brush,
  arm: ArmBones,
  person: Person,
  dim: number,
  grip: number,
  neck: Vec,
): string {
  const { shoulder, elbow, wrist } = arm;
  const k = 0.5 + person.breadth / 2;
  const limb = [
    ...balls(shoulder, elbow, upperArmProfile, k),
    ...balls(elbow, wrist, forearmProfile, 0.5 + k / 2),
  ];
  const hand = drawHand(brush, arm, person, dim, grip);
  const skin = paintLimb(brush, limb, person.skin, dim);
  if (person.sleeve === "none") return hand + skin;
  const isLong = person.sleeve === "long";
  const sleeve = paintLimb(
    brush,
    cloth(limb, isLong ? limb.length - 1 : 4, isLong ? 0.5 : 0.75),
    person.top,
    dim,
  );
  const seam =
    dim > 0
      ? ""
      : paintPatch(
          brush,
          [
            { at: blend(shoulder, neck, 0.62), r: 4 },
            { at: shoulder, r: 5.4 * k },
          ],
          person.top,
        );
  return hand + (isLong ? "" : skin) + sleeve + seam;
}

function drawHand(
  brush: Brush,
  { wrist, fingers, pole }: ArmBones,
  { skin }: Person,
  dim: number,
  grip: number,
): string {
  const along = (distance: number) => add(wrist, fingers, distance);
  if (grip < -0.5) {
    return paintLimb(
      brush,
      [
        { at: wrist, r: 2.7 },
        { at: along(5.5), r: 4.3 },
        { at: along(7.5), r: 4 },
      ],
      skin,
      dim,
    );
  }
  const across = unit(cross(fingers, pole));
  const thumb = [
    { at: along(3), r: 1.8 },
    { at: add(add(along(8), pole, -3.4 - grip * 2), across, 0.6), r: 1.3 },
  ];
  const palm = [
    { at: wrist, r: 2.6 },
    { at: along(5), r: 3.5 },
    { at: along(9), r: 3.3 },
  ];
  if (grip > 0.5) {
    const fan = [-2, -0.7, 0.7, 2].map((step) => [
      { at: add(along(8), pole, step * 1.1), r: 1.5 },
      { at: add(along(17 - Math.abs(step)), pole, step * 2.8), r: 1 },
    ]);
    return [...fan, thumb, palm].map((balls) => paintLimb(brush, balls, skin, dim)).join("");
  }
  return (
    paintLimb(brush, thumb, skin, dim) +
    paintLimb(brush, [...palm, { at: along(bones.hand - 1.8), r: 1.9 }], skin, dim)
  );
}

export function drawLeg(brush: Brush, leg: LegBones, person: Person, dim: number): string {
  const { hip, knee, ankle } = leg;
  const k = 0.4 + person.breadth * 0.6;
  const thigh = balls(hip, knee, thighProfile).map(({ at, r }, i) => ({ at, r: i < 4 ? r * k : r }));
  const limb = [...thigh, ...balls(knee, ankle, shinProfile)];
  const covered = { short: 4, knee: 6, long: limb.length - 1 }[person.trouser];
  const skin = paintLimb(brush, limb.slice(covered - 2), person.skin, dim);
  return (
    skin + drawFoot(brush, leg, person, dim) + paintLimb(brush, cloth(limb, covered, 0.5), person.bottom, dim)
  );
}

function drawFoot(
  brush: Brush,
  { ankle, toes, instep }: LegBones,
  { skin, shoes }: Person,
  dim: number,
): string {
  const at = (ahead: number, up: number): Vec => add(add(ankle, toes, ahead), instep, up);
  const drop = -bones.ankleHeight;
  if (shoes === null) {
    const foot = [
      { at: ankle, r: 3.5 },
      { at: at(-1.6, drop + 3.6), r: 3.6 },
      { at: at(6, drop + 3.3), r: 3.3 },
      { at: at(bones.ball, drop + 2.6), r: 2.6 },
      { at: at(bones.toes - 1.6, drop + 1.7), r: 1.7 },
    ];
    const top = [
      { at: ankle, r: 3.5 },
      { at: at(6, drop + 3.8), r: 3.4 },
    ];
    return paintLimb(brush, foot, skin, dim) + paintLimb(brush, top, skin, dim);
  }
  const upper = [
    { at: at(-0.4, 0.5), r: 4.1 },
    { at: at(-1.2, drop + 4.6), r: 4.4 },
    { at: at(6, drop + 4.8), r: 4.2 },
    { at: at(bones.ball, drop + 3.9), r: 3.4 },
    { at: at(bones.toes - 2, drop + 3), r: 2.6 },
  ];
  const sole = [
    { at: at(-4, drop + 1.4), r: 1.5 },
    { at: at(bones.ball, drop + 1.3), r: 1.4 },
    { at: at(bones.toes + 0.4, drop + 1.7), r: 1.3 },
  ];
  return paintLimb(brush, upper, shoes, dim) + paintLimb(brush, sole, lighten(shoes, 0.7), dim + 0.06);
}

/** The position of something held in a closed hand. */
export function gripPoint({ wrist, fingers }: ArmBones): Vec {
  return add(wrist, times(fingers, 6.5));
}
