import fc from "fast-check";
import { expect, it } from "vitest";
import { type DoingEvent, readDoing } from "./doing.ts";
import { splitActivity } from "./split-activity.ts";
import { type Bout, listTrainingParts, replaceRest, type TrainingDetail } from "./training.ts";

type Event = DoingEvent<TrainingDetail>;

const hold = (itemId: string, entryId: string | null): Bout => ({
  ...{ itemId, name: itemId, entryId, minutes: 2 },
  dose: { kind: "holds", sets: 2, seconds: 30, perSide: false, restSeconds: 15 },
});
const parts = listTrainingParts([hold("plank", "entry 1"), hold("bridge", null), hold("plank", "entry 2")]);
const start: Event = { kind: "start", at: 0 };
const split = (events: readonly Event[], seconds: number) =>
  splitActivity(readDoing(parts, [start, ...events], seconds * 1000).spent);

it("[DO-17] getting ready and resting count to their exercise, and each planned entry has its own share", () => {
  expect(split([], 1000)).toEqual([
    { order: 0, itemId: "plank", name: "plank", entryId: "entry 1", seconds: 85 },
    { order: 1, itemId: "bridge", name: "bridge", entryId: null, seconds: 95 },
    { order: 2, itemId: "plank", name: "plank", entryId: "entry 2", seconds: 95 },
  ]);
});

it("[DO-17] what was skipped is not counted, and leaves the order of the others as it is", () => {
  const skipped: Event[] = [
    { kind: "goTo", index: 8, at: 88_000 },
    ...[{ kind: "finish", at: 130_000 } as const],
  ];
  expect(split(skipped, 130).map(({ order, itemId, entryId }) => [order, itemId, entryId])).toEqual([
    [0, "plank", "entry 1"],
    [2, "plank", "entry 2"],
  ]);
  expect(split([{ kind: "finish", at: 14_000 }], 14)).toEqual([]);
  expect(split([{ kind: "finish", at: 15_000 }], 15)).toHaveLength(1);
});

it("[DO-17] what took an exercise's place has a share of its own, for the same entry", () => {
  const easier = replaceRest(parts, 2, hold("knee plank", "entry 1"));
  const events: Event[] = [...(easier ? [{ ...easier, at: 45_000 }] : []), { kind: "finish", at: 85_000 }];
  expect(split(events, 85)).toEqual([
    { order: 0, itemId: "plank", name: "plank", entryId: "entry 1", seconds: 45 },
    { order: 1, itemId: "knee plank", name: "knee plank", entryId: "entry 1", seconds: 40 },
  ]);
});

it("[DO-17] the order of what was trained never changes while more is trained", () => {
  const jumps = fc.array(fc.tuple(fc.nat(60), fc.nat(14)), { maxLength: 20 });
  fc.assert(
    fc.property(jumps, fc.nat(20), (all, pick) => {
      let at = 0;
      const events = all.map(([wait, index]): Event => {
        at += wait * 1000;
        return { kind: "goTo", index, at };
      });
      const until = events.slice(0, pick);
      const after = split(events, at / 1000 + 100);
      for (const { order, itemId, entryId } of split(until, (until.at(-1)?.at ?? 0) / 1000)) {
        expect(after).toContainEqual(expect.objectContaining({ order, itemId, entryId }));
      }
    }),
  );
});
