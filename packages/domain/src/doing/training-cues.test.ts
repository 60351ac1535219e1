import { expect, it } from "vitest";
import { type Bout, listTrainingParts } from "./training.ts";
import { describeCue } from "./training-cues.ts";

const shared = { itemId: "any", entryId: null, minutes: 5 };
const squats: Bout = {
  ...{ ...shared, name: "Squats" },
  dose: { kind: "sets", sets: 3, reps: 12, perSide: false, restSeconds: 60 },
};
const lunges: Bout = {
  ...{ ...shared, name: "Lunges" },
  dose: { kind: "sets", sets: 1, reps: 1, perSide: true, restSeconds: 0 },
};
const tree: Bout = {
  ...{ ...shared, name: "Standing like a tree" },
  dose: { kind: "holds", sets: 2, seconds: 150, perSide: false, restSeconds: 120 },
};
const walk: Bout = { ...shared, name: "Easy walk", dose: { kind: "steady" }, minutes: 20 };

function listCues(...bouts: readonly Bout[]): string[] {
  const parts = listTrainingParts(bouts);
  return [...parts, null].map((_, index) => describeCue(parts, index));
}

it("[DO-14] says the exercise, the set and how much of it, and what comes after a rest", () => {
  expect(listCues(squats)).toEqual([
    "Get ready. Squats.",
    "Squats. Set one of three. Twelve repetitions.",
    "Rest for 60 seconds. Next: set two of three.",
    "Squats. Set two of three. Twelve repetitions.",
    "Rest for 60 seconds. Next: set three of three.",
    "Squats. Set three of three. Twelve repetitions.",
    "Well done. That was the last one.",
  ]);
});

it("[DO-14] says which side, and when to change", () => {
  expect(listCues(walk, lunges)).toEqual([
    "Get ready. Easy walk.",
    "Easy walk. Twenty minutes.",
    "Next: Lunges. Left side first.",
    "Lunges. Left side. One repetition.",
    "Change sides.",
    "Right side. One repetition.",
    "Well done. That was the last one.",
  ]);
});

it("[DO-14] says longer times in minutes", () => {
  expect(listCues(tree).slice(1, 3)).toEqual([
    "Standing like a tree. Set one of two. Two minutes and 30 seconds.",
    "Rest for two minutes. Next: set two of two.",
  ]);
});
