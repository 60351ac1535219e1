import { readCatalogue } from "@fernwell/catalogue/read-catalogue";
import { describe, expect, it } from "vitest";
import { describeExercise } from "./describe-exercise.ts";
import { drawExercise } from "./draw-exercise.ts";

const { exercises } = await readCatalogue();
const withoutPose = exercises.map((exercise) => ({ ...exercise, pose: null }));

describe("the picture of an exercise", () => {
  it("is the same every time", () => {
    for (const exercise of exercises.filter((_, i) => i % 12 === 0)) {
      expect(drawExercise(exercise)).toBe(drawExercise(exercise));
    }
  });

  it("differs from every other", () => {
    const drawn = exercises.map(drawExercise);
    expect(new Set(drawn).size).toBe(exercises.length);
    expect(drawn.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });

  it("is generic where the entry names no pose, or one that does not exist", () => {
    const broken = withoutPose.filter((exercise) => /NaN|undefined|Infinity/.test(drawExercise(exercise)));
    expect(broken.map(({ id }) => id)).toEqual([]);

    const [exercise] = withoutPose;
    if (exercise === undefined) throw new Error("there are no exercises");
    expect(drawExercise({ ...exercise, pose: "moonwalk" })).toBe(drawExercise(exercise));
  });
});

describe("the description of an exercise", () => {
  it("is one sentence, for generic pictures too", () => {
    for (const exercise of [...exercises, ...withoutPose]) {
      const sentence = describeExercise(exercise);
      expect(sentence.startsWith(`${exercise.name}: a figure `)).toBe(true);
      expect(sentence.endsWith(".") && sentence.length < 360).toBe(true);
    }
  });

  it("names the equipment only where the pose shows it", () => {
    const swing = exercises.find(({ id }) => id === "kettlebell-swing");
    if (swing === undefined) throw new Error("there is no kettlebell swing");
    expect(describeExercise(swing)).toContain("with a kettlebell");
    expect(describeExercise({ ...swing, pose: null })).not.toContain("with a kettlebell");
  });
});
