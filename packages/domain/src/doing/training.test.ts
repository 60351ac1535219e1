import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Dose } from "../movement/exercise.ts";
import { type Part, readDoing } from "./doing.ts";
import { type Bout, findNextPlace, listTrainingParts, replaceRest, type TrainingDetail } from "./training.ts";

const aBout = (name: string, dose: Dose, minutes = 5): Bout => ({
  ...{ itemId: name.toLowerCase(), name, entryId: null, dose, minutes },
});
const squats = aBout("Squats", { kind: "sets", sets: 3, reps: 12, perSide: false, restSeconds: 60 });
const sidePlank = aBout("Side plank", {
  kind: "holds",
  sets: 2,
  seconds: 25,
  perSide: true,
  restSeconds: 10,
});
const jacks = aBout("Jacks", { kind: "intervals", rounds: 2, workSeconds: 45, restSeconds: 30 });
const walk = aBout("Walk", { kind: "steady" }, 20);

/** "work 2 right 25s". */
const describePart = ({ seconds, detail: { kind, set, side } }: Part<TrainingDetail>) =>
  [kind, set, ...(side ? [side] : []), seconds === null ? "until done" : `${seconds}s`].join(" ");

describe("the parts of a session", () => {
  it("[DO-10] sets last until they are done, with a rest after each but the last", () => {
    const parts = listTrainingParts([squats]);
    expect(parts.map(describePart)).toEqual([
      "ready 1 10s",
      "work 1 until done",
      "rest 1 60s",
      "work 2 until done",
      "rest 2 60s",
      "work 3 until done",
    ]);
    expect(parts[1]?.detail).toEqual({
      ...{ kind: "work", place: 0, itemId: "squats", name: "Squats", entryId: null },
      ...{ set: 1, sets: 3, side: null, reps: 12 },
    });
  });

  it("[DO-10] holds with sides are held on the left, then on the right, with time to change", () => {
    expect(listTrainingParts([sidePlank]).map(describePart)).toEqual([
      ...["ready 1 left 10s", "work 1 left 25s", "ready 1 right 5s", "work 1 right 25s", "rest 1 10s"],
      ...["work 2 left 25s", "ready 2 right 5s", "work 2 right 25s"],
    ]);
  });

  it("[DO-10] intervals are timed, and a steady exercise is one stretch of its minutes", () => {
    expect(listTrainingParts([jacks, walk]).map(describePart)).toEqual([
      ...["ready 1 10s", "work 1 45s", "rest 1 30s", "work 2 45s"],
      ...["ready 1 20s", "work 1 1200s"],
    ]);
  });

  const dose: fc.Arbitrary<Dose> = fc.oneof(
    fc.record({
      ...{ kind: fc.constant("sets" as const), sets: fc.integer({ min: 1, max: 6 }), reps: fc.nat(30) },
      ...{ perSide: fc.boolean(), restSeconds: fc.constantFrom(0, 30, 90) },
    }),
    fc.record({
      ...{ kind: fc.constant("holds" as const), sets: fc.integer({ min: 1, max: 6 }) },
      ...{ seconds: fc.integer({ min: 1, max: 90 }), perSide: fc.boolean() },
      restSeconds: fc.constantFrom(0, 30, 90),
    }),
    fc.record({
      ...{ kind: fc.constant("intervals" as const), rounds: fc.integer({ min: 1, max: 9 }) },
      ...{ workSeconds: fc.integer({ min: 1, max: 90 }), restSeconds: fc.constantFrom(0, 30) },
    }),
    fc.constant({ kind: "steady" as const }),
  );

  it("[DO-10] each set of a dose is done once for each side, and nobody rests before another exercise", () => {
    fc.assert(
      fc.property(fc.array(dose, { minLength: 1, maxLength: 6 }), (doses) => {
        const parts = listTrainingParts(doses.map((one, at) => aBout(`Exercise ${at}`, one)));
        for (const [place, one] of doses.entries()) {
          const own = parts.filter(({ detail }) => detail.place === place);
          const work = own.filter(({ detail }) => detail.kind === "work");
          const sets = one.kind === "steady" ? 1 : one.kind === "intervals" ? one.rounds : one.sets;
          const sides = "perSide" in one && one.perSide ? ["left", "right"] : [null];
          const expected = Array.from({ length: sets }, (_, at) =>
            sides.map((side) => [at + 1, side]),
          ).flat();
          expect(work.map(({ detail }) => [detail.set, detail.side])).toEqual(expected);
          expect(own[0]?.detail.kind).toBe("ready");
          expect(own.at(-1)?.detail.kind).toBe("work");
        }
      }),
    );
  });
});

describe("another exercise in the place of one", () => {
  const chairSquats = aBout("Chair squats", {
    ...{ kind: "sets", sets: 2, reps: 10, perSide: false, restSeconds: 45 },
  });
  const parts = listTrainingParts([squats, walk]);

  it("[DO-13] goes on with the set that is due and leaves the next exercise as it was", () => {
    const inSecondSet = replaceRest(parts, 3, chairSquats);
    expect(inSecondSet).toMatchObject({ kind: "replace", from: 3, count: 3 });
    expect(inSecondSet?.parts.map(describePart)).toEqual(["ready 2 10s", "work 2 until done"]);
    const inFirstRest = replaceRest(parts, 2, chairSquats);
    expect(inFirstRest?.parts).toEqual(inSecondSet?.parts);
    const whileGettingReady = replaceRest(parts, 0, chairSquats);
    expect(whileGettingReady?.parts).toHaveLength(4);
  });

  it("[DO-13] has at least its last set", () => {
    expect(replaceRest(parts, 5, chairSquats)?.parts.map(describePart)).toEqual([
      "ready 2 10s",
      "work 2 until done",
    ]);
  });

  it("[DO-13] keeps the place in the session", () => {
    const replacement = replaceRest(parts, 3, chairSquats);
    const events = [
      ...[{ kind: "start", at: 0 } as const, { kind: "goTo", index: 3, at: 0 } as const],
      ...(replacement ? [{ ...replacement, at: 1000 }] : []),
    ];
    const state = readDoing(parts, events, 2000);
    expect(state.parts.map(({ detail }) => `${detail.place} ${detail.name}`)).toEqual([
      ...["0 Squats", "0 Squats", "0 Squats", "0 Chair squats", "0 Chair squats", "1 Walk", "1 Walk"],
    ]);
    expect(findNextPlace(state.parts, state.index)).toBe(5);
    expect(findNextPlace(state.parts, 6)).toBe(7);
  });
});
