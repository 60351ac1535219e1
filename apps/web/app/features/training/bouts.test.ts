import type { TrainingDetail } from "@fernwell/domain/doing/training";
import { expect, test } from "vitest";
import { anExercise, aTrained, aTraining, chairSquats, plank, squats } from "#test/fixtures/training.ts";
import { createBout, findRefusal, findShown } from "./bouts.ts";

const aDetail = (itemId: string, entryId: string | null = null): TrainingDetail => ({
  ...{ kind: "work", place: 0, itemId, name: itemId, entryId, set: 1, sets: 1, side: null, reps: 1 },
});

test("[DO-10] a dose of the wire becomes the dose of a session", () => {
  const sets = { sets: 2, per_side: true, rest_seconds: 30 };
  const doses = [
    { kind: "sets", reps: 8, ...sets },
    { kind: "holds", seconds: 20, ...sets },
    { kind: "intervals", rounds: 4, work_seconds: 45, rest_seconds: 15 },
    { kind: "steady", minutes: 20 },
  ] as const;

  expect(doses.map((dose) => createBout(anExercise("Any", dose, 20), null))).toMatchObject([
    { dose: { kind: "sets", reps: 8, sets: 2, perSide: true, restSeconds: 30 } },
    { dose: { kind: "holds", seconds: 20, sets: 2, perSide: true, restSeconds: 30 } },
    { dose: { kind: "intervals", rounds: 4, workSeconds: 45, restSeconds: 15 } },
    { itemId: "any", name: "Any", entryId: null, dose: { kind: "steady" }, minutes: 20 },
  ]);
});

test("[DO-13] the siblings are those of the exercise, and one that took its place leads back to it", () => {
  expect(findShown(aTraining, aDetail("squats"))).toEqual({
    ...{ exercise: squats, easier: chairSquats, harder: null },
  });
  expect(findShown(aTraining, aDetail("chair-squats"))).toEqual({
    ...{ exercise: chairSquats, easier: null, harder: squats },
  });
});

test("[DO-13] a sibling of two exercises leads back to the one that it took the place of", () => {
  const lunges = aTrained(anExercise("Lunges", { kind: "steady", minutes: 5 }), {
    ...{ entry_id: "01935c3e-0000-7000-8000-000000000009", easier_exercise: chairSquats },
  });
  const training = { ...aTraining, exercises: [squats, lunges] };

  expect(findShown(training, aDetail("chair-squats", lunges.entry_id))?.harder).toBe(lunges);
  expect(findShown(training, aDetail("chair-squats", squats.entry_id))?.harder).toBe(squats);
});

test("[DO-25] an exercise goes on only while it is listed as one that suits the person", () => {
  const leftOut = { _id: "squats", exercise_name: "Squats", conflicts: ["Bends the knees."] };
  const training = { ...aTraining, exercises: [plank], left_out: [leftOut] };

  expect(findRefusal(training, aDetail("plank"))).toBeNull();
  expect(findRefusal(training, aDetail("hip-circles"))).toBeNull();
  expect(findRefusal(training, aDetail("squats"))).toEqual(["Bends the knees."]);
  const gone = ["It is no longer part of this training."];
  expect(findRefusal(training, aDetail("chair-squats", squats.entry_id))).toEqual(gone);
  expect(findRefusal(aTraining, aDetail("wall-squats", squats.entry_id))).toEqual(gone);
  expect(findRefusal(aTraining, aDetail("arm-circles"))).toEqual(gone);
});

test("[DO-25] an exercise that was ticked as done meanwhile goes on", () => {
  const training = { ...aTraining, exercises: [plank] };
  expect(findRefusal(training, aDetail("squats", squats.entry_id))).toBeNull();
  expect(findRefusal(training, aDetail("chair-squats", squats.entry_id))).toBeNull();
});

test("[DO-25] what took the place of a single exercise goes on only while it is listed", () => {
  const training = { ...aTraining, exercises: [{ ...squats, entry_id: null, easier_exercise: null }] };
  expect(findRefusal(training, aDetail("chair-squats", squats.entry_id))).toEqual([
    "It is no longer part of this training.",
  ]);
});
