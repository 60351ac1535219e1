import { deriveCatalogue } from "@fernwell/catalogue/catalogue";
import { readEntries } from "@fernwell/catalogue/entries";
import { muscles } from "@fernwell/domain/movement/exercise";
import { describe, expect, it } from "vitest";
import { muscleShapes } from "./body/muscle-shapes.ts";
import { drawBodyMap } from "./body-map.ts";
import { describeExercise } from "./describe-exercise.ts";
import { animatedSvg, animateExercise, drawExercise } from "./draw-exercise.ts";
import { bendsOf, humanRange, lowestOf } from "./figure/range-of-motion.ts";
import { missedBy, solve } from "./figure/skeleton.ts";
import { motionFor, motions } from "./poses/motions.ts";
import { lengthOf, poseAt } from "./scene/timeline.ts";

const { exercises } = deriveCatalogue((await readEntries()).entries);
type Listed = (typeof exercises)[number];

/** Exercises whose body leaves the floor, or stands, sits or lies on something above it. */
const raised = ["jump-squats", "burpees", "high-impact-dance", "tabata-bodyweight", "bedtime-yoga"];
const carriers = [
  "step",
  "bench",
  "cushion",
  "bicycle",
  "stationary-bike",
  "rowing-machine",
  "elliptical-trainer",
  "treadmill",
  "leg-press-machine",
  "cable-machine",
  "pull-up-bar",
  "skipping-rope",
  "pool",
];
const onSlope = ["hill-walk", "hill-sprints"];

function isGrounded({ id, equipment }: Listed): boolean {
  return !raised.includes(id) && !equipment.some((thing) => carriers.includes(thing));
}

describe("poses", { timeout: 60_000 }, () => {
  it("belong to every exercise, and to nothing else", () => {
    expect(Object.keys(motions).sort()).toEqual(exercises.map(({ id }) => id as string).sort());
  });

  it("are each exercise's own, and at least two", () => {
    const looks = exercises.map((exercise) => JSON.stringify(motionFor(exercise).round));
    expect(new Set(looks).size).toBe(exercises.length);
    const lone = exercises.filter((exercise) => motionFor(exercise).round.length < 2);
    expect(lone.map(({ id }) => id)).toEqual([]);
  });

  it("keep every joint within what a body can do, on the way as well", () => {
    const strained = exercises.flatMap((exercise) => {
      const motion = motionFor(exercise);
      return Array.from({ length: 16 }, (_, i) => solve(poseAt(motion, i / 16))).flatMap((skeleton) =>
        bendsOf(skeleton)
          .filter(
            ({ joint, degrees }) => degrees < humanRange[joint][0] - 2 || degrees > humanRange[joint][1] + 10,
          )
          .map(({ joint, degrees }) => `${exercise.id}: ${joint} ${Math.round(degrees)}`),
      );
    });
    expect([...new Set(strained)]).toEqual([]);
  });

  it("reach what they hold and stand on", () => {
    const missed = exercises.flatMap((exercise) =>
      motionFor(exercise)
        .poses.map((pose) => missedBy(pose, solve(pose)))
        .filter((distance) => distance > 0.5)
        .map((distance) => `${exercise.id}: ${distance.toFixed(1)} cm`),
    );
    expect(missed).toEqual([]);
  });

  it("rest on the floor: nothing sinks in, nothing hovers", () => {
    const floating = exercises.flatMap((exercise) =>
      motionFor(exercise)
        .poses.map((pose) => lowestOf(solve(pose)))
        .filter(
          (low) => (low < -1.5 && !onSlope.includes(exercise.id)) || (low > 1.5 && isGrounded(exercise)),
        )
        .map((low) => `${exercise.id}: ${low.toFixed(1)} cm`),
    );
    expect(floating).toEqual([]);
  });
});

describe("pictures", { timeout: 60_000 }, () => {
  const [first, , third] = exercises;
  const some = exercises.filter((_, i) => i % 12 === 0);

  it("are the same every time", () => {
    for (const exercise of some) expect(drawExercise(exercise)).toBe(drawExercise(exercise));
  });

  it("differ from each other", () => {
    expect(first && third && drawExercise(first) === drawExercise(third)).toBe(false);
  });

  it("hold only numbers", () => {
    const broken = exercises.filter((exercise) => /NaN|undefined|Infinity/.test(drawExercise(exercise)));
    expect(broken.map(({ id }) => id)).toEqual([]);
  });

  it("move for two to four seconds and end where they began", () => {
    for (const exercise of some) {
      const { frames, frameAt, fps } = animateExercise(exercise);
      expect(frameAt(frames)).toBe(frameAt(0));
      expect(frames / fps).toBeGreaterThanOrEqual(1.9);
      expect(frames / fps).toBeLessThanOrEqual(4.1);
      expect(lengthOf(motionFor(exercise)).rounds).toBeGreaterThan(0);
    }
  });

  it("stay small when they move by themselves, and can stand still", () => {
    const large = exercises.filter((exercise) => Buffer.byteLength(animatedSvg(exercise)) > 60_000);
    expect(large.map(({ id }) => id)).toEqual([]);
    expect(first && animatedSvg(first)).toContain("prefers-reduced-motion");
  });

  it("are told in one sentence", () => {
    for (const exercise of exercises) {
      const sentence = describeExercise(exercise);
      expect(
        sentence.startsWith(`${exercise.name}: a figure `) && sentence.endsWith(".") && sentence.length < 360,
      ).toBe(true);
    }
  });
});

describe("the body map", () => {
  it("knows every muscle", () => {
    const nowhere = muscles.filter((muscle) => muscleShapes[muscle].length === 0);
    expect(nowhere).toEqual([]);
  });

  it("shows what works most unlike what helps", () => {
    const strong = drawBodyMap({ primary: ["chest"], secondary: [] });
    expect(drawBodyMap({ primary: [], secondary: ["chest"] })).not.toBe(strong);
    expect(drawBodyMap({ primary: ["chest"], secondary: ["chest"] })).toBe(strong);
  });
});
