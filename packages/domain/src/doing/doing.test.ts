import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createStopwatch } from "../../test/count-seconds.ts";
import { type DoingEvent, type Part, readDoing } from "./doing.ts";

type Name = string;
type Event = DoingEvent<Name>;

const part: fc.Arbitrary<Part<Name>> = fc.record({
  seconds: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
  detail: fc.constantFrom("squats", "plank", "rest", "walk"),
});
const parts = fc.array(part, { minLength: 1, maxLength: 7 });
const id = fc.constantFrom("rice", "beans", "bread");
const happening = fc.oneof(
  fc.record({ kind: fc.constantFrom("start", "pause", "resume", "next", "back", "finish") }),
  fc.record({ kind: fc.constant("goTo"), index: fc.integer({ min: -1, max: 9 }) }),
  fc.record({ kind: fc.constant("extend"), seconds: fc.constantFrom(15, 60) }),
  fc.record({
    kind: fc.constant("replace"),
    from: fc.nat(6),
    count: fc.nat(3),
    parts: fc.array(part, { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant("startTimer"),
    timer: fc.record({ id, name: id, seconds: fc.integer({ min: 1, max: 200 }) }),
  }),
  fc.record({ kind: fc.constant("extendTimer"), id, seconds: fc.constantFrom(30, 60) }),
  fc.record({ kind: fc.constant("stopTimer"), id }),
  fc.record({ kind: fc.constant("tick"), name: id, isTicked: fc.boolean() }),
);
/** A whole story stays below the half hour for which a part without a length counts at most. */
const waits = fc.integer({ min: 0, max: 60 });
const began = 1_000_000;
const begin: Event = { kind: "start", at: began };

/** What happens after it is begun, and up to a minute afterwards. */
const story = fc
  .tuple(parts, fc.array(fc.tuple(waits, happening), { maxLength: 25 }), waits)
  .map(([all, happenings, after]) => {
    let at = began;
    const events = happenings.map(([wait, one]) => {
      at += wait * 1000;
      return { ...one, at } as Event;
    });
    return { parts: all, events: [begin, ...events], end: at + after * 1000 };
  });

describe("what is being done", () => {
  it("[DO-01] is the same however often it is read, and from what was stored", () => {
    fc.assert(
      fc.property(story, fc.array(fc.nat(100_000)), ({ parts: all, events, end }, looks) => {
        const live: Event[] = [];
        for (const event of events) {
          live.push(event);
          for (const later of looks) readDoing(all, live, event.at + later);
        }
        const stored: Event[] = JSON.parse(JSON.stringify(events));
        expect(readDoing(JSON.parse(JSON.stringify(all)), stored, end)).toEqual(readDoing(all, live, end));
      }),
    );
  });

  it("[DO-01] does not change what has been done already", () => {
    fc.assert(
      fc.property(story, fc.nat(), ({ parts: all, events, end }, pick) => {
        const until = (pick % events.length) + 1;
        const before = readDoing(all, events.slice(0, until), events[until - 1]?.at ?? began).spent;
        const after = readDoing(all, events, end).spent;
        expect(after.slice(0, Math.max(0, before.length - 1))).toEqual(before.slice(0, -1));
        const [last, later] = [before.at(-1), after[before.length - 1]];
        if (last && later) {
          expect(later.detail).toBe(last.detail);
          expect(later.ms).toBeGreaterThanOrEqual(last.ms);
        }
      }),
    );
  });

  it("[DO-02][DO-03][DO-04] is what a person who counts every second would say", () => {
    fc.assert(
      fc.property(story, ({ parts: all, events, end }) => {
        const stopwatch = createStopwatch(all);
        let at = began;
        const countTo = (time: number) => {
          for (; at < time; at += 1000) stopwatch.passSecond();
        };
        for (const event of events) {
          countTo(event.at);
          stopwatch.apply(event);
        }
        countTo(end);

        const { index, status, remainingMs, passedMs, activeMs, timers, ticked } = readDoing(
          all,
          events,
          end,
        );
        expect({
          ...{ index, status, ticked },
          ...{ left: remainingMs === null ? null : remainingMs / 1000, passed: passedMs / 1000 },
          ...{ active: activeMs / 1000, timers: timers.map((one) => [one.id, one.remainingMs / 1000]) },
        }).toEqual(stopwatch.read());
      }),
      { numRuns: 500 },
    );
  });
});

const timed = fc.array(fc.record({ seconds: fc.integer({ min: 1, max: 600 }), detail: id }), {
  minLength: 1,
  maxLength: 12,
});
const sumSeconds = (all: readonly Part<Name>[]) => all.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);

describe("the time of a part", () => {
  it("[DO-02] without input is over exactly after the sum of the parts' seconds, however late it is read", () => {
    fc.assert(
      fc.property(timed, fc.nat(10_000_000), (all, late) => {
        const end = began + sumSeconds(all) * 1000;
        expect(readDoing(all, [begin], end - 1)).toMatchObject({
          index: all.length - 1,
          status: "running",
          endsAt: end,
          remainingMs: 1,
        });
        const over = readDoing(all, [begin], end + late);
        expect(over).toMatchObject({ index: all.length, status: "finished", nextAt: null });
        expect(over.activeMs).toBe(sumSeconds(all) * 1000);
      }),
    );
  });

  it("[DO-02] is longer by every pause, to the millisecond", () => {
    const pauses = fc.array(fc.tuple(fc.nat(50_000), fc.nat(5_000_000)), { maxLength: 8 });
    fc.assert(
      fc.property(timed, pauses, (all, breaks) => {
        let at = began;
        let paused = 0;
        const events = breaks.flatMap(([running, pause]): Event[] => {
          const isOver = at + running - paused >= began + sumSeconds(all) * 1000;
          if (isOver) return [];
          at += running + pause;
          paused += pause;
          return [
            { kind: "pause", at: at - pause },
            { kind: "resume", at },
          ];
        });
        const end = began + sumSeconds(all) * 1000 + paused;
        expect(readDoing(all, [begin, ...events], end - 1).status).toBe("running");
        expect(readDoing(all, [begin, ...events], end).status).toBe("finished");
      }),
    );
  });

  it("[DO-02] stands still while a clock that was set back catches up", () => {
    fc.assert(
      fc.property(story, fc.array(fc.nat(200_000)), ({ parts: all, events, end }, setBack) => {
        const wrong = events.map((event, at) => ({ ...event, at: event.at - (setBack[at] ?? 0) }));
        let latest = Number.NEGATIVE_INFINITY;
        const forward = wrong.map((event) => {
          latest = Math.max(latest, event.at);
          return { ...event, at: latest };
        });
        expect(readDoing(all, wrong, end)).toEqual(readDoing(all, forward, end));
      }),
    );
    const all = [{ seconds: 60, detail: "plank" }];
    const paused: Event[] = [begin, { kind: "pause", at: began + 20_000 }];
    const resumed: Event = { kind: "resume", at: began - 3_600_000 };
    expect(readDoing(all, [...paused, resumed], began - 3_600_000).remainingMs).toBe(40_000);
  });

  it("[DO-02] without a length lasts until the person goes on, and counts for half an hour at most", () => {
    const all = [{ seconds: null, detail: "squats" }, ...[{ seconds: 30, detail: "rest" }]];
    const hours = began + 5 * 3_600_000;
    expect(readDoing(all, [begin], hours)).toMatchObject({ index: 0, remainingMs: null, endsAt: null });
    const state = readDoing(all, [begin, { kind: "next", at: hours }], hours + 10_000);
    expect(state).toMatchObject({ index: 1, endsAt: hours + 30_000, activeMs: 1_810_000 });
  });

  it("[DO-02] without a length counts for as long as it says at most, where it says so", () => {
    const all = [{ seconds: null, maxSeconds: 7200, detail: "braise" }];
    expect(readDoing(all, [begin], began + 3_600_000).activeMs).toBe(3_600_000);
    expect(readDoing(all, [begin], began + 5 * 3_600_000).activeMs).toBe(7_200_000);
  });
});

describe("events", () => {
  const all = [
    { seconds: 30, detail: "plank" },
    { seconds: 60, detail: "rest" },
    { seconds: 30, detail: "plank" },
  ];
  const later = (seconds: number) => began + seconds * 1000;

  it("[DO-03] more time is added to the current part alone", () => {
    const events: Event[] = [begin, { kind: "extend", seconds: 15, at: later(40) }];
    expect(readDoing(all, events, later(40))).toMatchObject({ index: 1, remainingMs: 65_000 });
    expect(readDoing(all, events, later(105))).toMatchObject({ index: 2, remainingMs: 30_000 });
  });

  it("[DO-03] other parts take the place of some, and the time before counts for what was done in it", () => {
    const knees = [{ seconds: 20, detail: "knee plank" }];
    const events: Event[] = [begin, { kind: "replace", from: 0, count: 1, parts: knees, at: later(12) }];
    const state = readDoing(all, events, later(40));
    expect(state.parts.map(({ detail }) => detail)).toEqual(["knee plank", "rest", "plank"]);
    expect(state.spent).toEqual([
      { detail: "plank", ms: 12_000 },
      { detail: "knee plank", ms: 20_000 },
      { detail: "rest", ms: 8000 },
    ]);
  });

  it("[DO-03] going back begins a part again, and from the end it goes on with the last one", () => {
    const events: Event[] = [begin, { kind: "back", at: later(50) }, { kind: "finish", at: later(55) }];
    expect(readDoing(all, events, later(100)).status).toBe("finished");
    const again: Event[] = [...events, { kind: "back", at: later(100) }];
    expect(readDoing(all, again, later(110))).toMatchObject({
      ...{ index: 2, status: "running", remainingMs: 20_000, activeMs: 65_000 },
    });
  });

  it("[DO-04] no other event changes a timer", () => {
    fc.assert(
      fc.property(story, ({ parts: some, events, end }) => {
        const own = events.filter(({ kind }) => kind.endsWith("Timer"));
        expect(readDoing(some, events, end).timers).toEqual(readDoing(some, own, end).timers);
      }),
    );
  });

  it("[DO-04] several timers run while the part is paused, and one that is over can be lengthened from now", () => {
    const start = (name: string, seconds: number, at: number): Event => ({
      ...{ kind: "startTimer", at, timer: { id: name, name, seconds } },
    });
    const events: Event[] = [
      ...[begin, start("rice", 720, later(5)), { kind: "pause", at: later(6) } as const],
      start("beans", 60, later(10)),
    ];
    const state = readDoing(all, events, later(100));
    expect(state).toMatchObject({ status: "paused", nextAt: later(725) });
    expect(state.timers).toEqual([
      { id: "rice", name: "rice", endsAt: later(725), remainingMs: 625_000, isOver: false },
      { id: "beans", name: "beans", endsAt: later(70), remainingMs: 0, isOver: true },
    ]);
    const more: Event = { kind: "extendTimer", id: "beans", seconds: 60, at: later(100) };
    expect(readDoing(all, [...events, more], later(100)).timers[1]?.endsAt).toBe(later(160));
  });
});
