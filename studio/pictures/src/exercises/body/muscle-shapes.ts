import type { Muscle } from "@fernwell/domain/movement/exercise";

/** Corners on the standing body: centimetres out from the centre line, and above the ground. */
export type Outline = string;

/** A spindle along a limb, between two fractions of the bone's length. */
export interface Spindle {
  readonly bone: "upperArm" | "forearm" | "thigh" | "shin" | "foot";
  readonly from: number;
  readonly to: number;
  readonly half: number;
  /** Towards the outside of the limb. */
  readonly aside?: number;
}

export interface MuscleShape {
  readonly view: "front" | "back";
  /** Drawn on both sides of the body. */
  readonly outlines?: readonly Outline[];
  readonly spindles?: readonly Spindle[];
}

const deltoid: Outline = "13.5,143 19.5,143.5 23.6,137 23.4,129 20.6,127.5 18.6,134";
const besideHip: Outline = "12.2,104 15.4,98 16.6,90 15.6,82 12.8,86 11.6,95";
const sole: Spindle = { bone: "foot", from: 0.1, to: 0.95, half: 3 };

export const muscleShapes: Record<Muscle, readonly MuscleShape[]> = {
  neck: [
    {
      view: "front",
      outlines: ["1,146.5 4.6,148 4.6,153.5 2.4,152"],
    },
    {
      view: "back",
      outlines: ["0.5,147 5,147.5 4.4,156 0.6,157"],
    },
  ],
  shoulders: [
    { view: "front", outlines: [deltoid] },
    { view: "back", outlines: [deltoid] },
  ],
  chest: [
    {
      view: "front",
      outlines: ["0.9,140 8,142.2 15,139.5 17.4,133 13,126.4 6.5,124.6 0.9,126.6"],
    },
  ],
  "upper-back": [
    {
      view: "back",
      outlines: ["0.6,147 7,144.6 15.6,142 13,134.5 7,128 0.6,119"],
    },
  ],
  lats: [
    {
      view: "back",
      outlines: ["14.8,133 16.4,127 13.8,116 10.4,106.6 4.6,104 4.2,114 8,126"],
    },
  ],
  "lower-back": [
    {
      view: "back",
      outlines: ["0.6,117 3.6,116 4.4,106 6,101.4 0.6,98.6"],
    },
  ],
  biceps: [{ view: "front", spindles: [{ bone: "upperArm", from: 0.34, to: 0.96, half: 3.5 }] }],
  triceps: [{ view: "back", spindles: [{ bone: "upperArm", from: 0.3, to: 0.96, half: 3.7 }] }],
  forearms: [
    { view: "front", spindles: [{ bone: "forearm", from: 0.04, to: 0.86, half: 3.2 }] },
    { view: "back", spindles: [{ bone: "forearm", from: 0.04, to: 0.86, half: 3.2 }] },
  ],
  abdominals: [
    {
      view: "front",
      outlines: [
        "0.5,123.4 5,122.6 5.2,117.4 0.5,117.2",
        "0.5,116.2 5.2,116.4 5,110.8 0.5,110.6",
        "0.5,109.6 5,109.8 4.6,102 2,97 0.5,95.4",
      ],
    },
  ],
  obliques: [
    {
      view: "front",
      outlines: ["6.6,123 12,121 12.2,112 12.6,104.6 8.6,100.6 6.4,106 6.6,114"],
    },
  ],
  "deep-core": [
    {
      view: "front",
      outlines: ["0.4,112 6,111.6 11.2,109 11.8,104 7,100 0.4,98"],
    },
  ],
  "pelvic-floor": [
    {
      view: "front",
      outlines: ["0.2,93.6 4,92.6 5.4,89.2 2.6,86.6 0.2,86"],
    },
  ],
  glutes: [
    {
      view: "back",
      outlines: ["0.7,98 7,99.6 13.4,96 15.4,89 12.6,82.4 6,80.2 0.7,83"],
    },
  ],
  "hip-flexors": [
    {
      view: "front",
      outlines: ["7,101 11.4,99.4 12.6,92 9,84.4 6.6,86 7,94"],
    },
  ],
  "inner-thighs": [
    {
      view: "front",
      outlines: ["1,85.6 4.6,87 6.4,78 6.8,68 5.4,60.6 3.4,68 1.6,78"],
    },
    {
      view: "back",
      outlines: ["0.9,79 3,79 4.6,70 4.8,63 2.6,70"],
    },
  ],
  "outer-hips": [
    { view: "front", outlines: [besideHip] },
    { view: "back", outlines: [besideHip] },
  ],
  quadriceps: [
    {
      view: "front",
      spindles: [
        { bone: "thigh", from: 0.2, to: 0.86, half: 3, aside: 4.3 },
        { bone: "thigh", from: 0.16, to: 0.9, half: 2.6, aside: 0.4 },
        { bone: "thigh", from: 0.42, to: 0.97, half: 2.2, aside: -3.5 },
      ],
    },
  ],
  hamstrings: [
    {
      view: "back",
      spindles: [
        { bone: "thigh", from: 0.32, to: 0.97, half: 2.9, aside: 3 },
        { bone: "thigh", from: 0.32, to: 0.97, half: 2.9, aside: -2.7 },
      ],
    },
  ],
  calves: [
    {
      view: "back",
      spindles: [
        { bone: "shin", from: 0.05, to: 0.56, half: 2.6, aside: 2.5 },
        { bone: "shin", from: 0.05, to: 0.6, half: 2.6, aside: -2.4 },
        { bone: "shin", from: 0.5, to: 0.95, half: 2 },
      ],
    },
  ],
  shins: [{ view: "front", spindles: [{ bone: "shin", from: 0.1, to: 0.86, half: 2.4, aside: 1.8 }] }],
  feet: [
    { view: "front", spindles: [sole] },
    { view: "back", spindles: [{ ...sole, from: 0, to: 0.5 }] },
  ],
  "heart-and-lungs": [
    {
      view: "front",
      outlines: ["1.6,139 6,140 10,134 11.4,126 9.6,119.4 4.4,121.6 1.8,128"],
    },
  ],
};
