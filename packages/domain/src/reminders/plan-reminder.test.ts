import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findInstant, readWallClock } from "../people/wall-clock.ts";
import { shiftDay } from "../planning/days/calendar-days.ts";
import { maxDelayMs, planReminder, type Reminder } from "./plan-reminder.ts";
import { reminderTimes } from "./reminder-kinds.ts";

const minuteMs = 60_000;
const evening: Reminder = { kind: "rest", minutes: 21 * 60, timeZone: "Europe/Berlin", sentOn: null };
const dinner: Reminder = { ...evening, kind: "dinner", minutes: 19 * 60 };

function plan(reminder: Reminder, now: string, cookingMinutes: number | null = null) {
  const { due, nextAt } = planReminder(reminder, new Date(now), cookingMinutes);
  return { due: due && [due.day, due.at.toISOString()], nextAt: nextAt.toISOString() };
}

describe("a reminder at an hour", () => {
  it("[PHONE-71] is due from its hour on, for less than an hour, and then tomorrow", () => {
    const tomorrow = "2026-11-19T20:00:00.000Z";
    const due = ["2026-11-18", "2026-11-18T20:00:00.000Z"];
    expect(plan(evening, "2026-11-18T19:59:00Z")).toEqual({ due: null, nextAt: due[1] });
    expect(plan(evening, "2026-11-18T20:00:00Z")).toEqual({ due, nextAt: tomorrow });
    expect(plan(evening, "2026-11-18T20:59:59Z")).toEqual({ due, nextAt: tomorrow });
    expect(plan(evening, "2026-11-18T21:00:00Z")).toEqual({ due: null, nextAt: tomorrow });
  });

  it("[PHONE-71] is due once a day, also after a journey to an earlier day", () => {
    const sent = { ...evening, sentOn: "2026-11-18" };
    expect(plan(sent, "2026-11-18T20:05:00Z").due).toBeNull();
    expect(plan({ ...sent, timeZone: "America/New_York" }, "2026-11-19T02:05:00Z").due).toBeNull();
    expect(plan(sent, "2026-11-19T20:00:00Z").due).toEqual(["2026-11-19", "2026-11-19T20:00:00.000Z"]);
  });

  it("[PHONE-71] is still in time after midnight", () => {
    const late = { ...evening, minutes: reminderTimes.last };
    expect(plan(late, "2026-11-18T23:10:00Z").due).toEqual(["2026-11-18", "2026-11-18T22:45:00.000Z"]);
  });
});

describe("the reminder of dinner", () => {
  it("[PHONE-70] comes as long before eating as cooking takes, on a time at which the job runs", () => {
    const due = ["2026-11-18", "2026-11-18T17:20:00.000Z"];
    expect(plan(dinner, "2026-11-18T17:15:00Z", 40)).toEqual({ due: null, nextAt: due[1] });
    expect(plan(dinner, "2026-11-18T17:20:00Z", 40)).toEqual({ due, nextAt: "2026-11-19T04:00:00.000Z" });
    expect(plan(dinner, "2026-11-18T17:20:00Z", 37).due).toEqual(due);
    expect(plan(dinner, "2026-11-18T18:20:00Z", 40).due).toBeNull();
  });

  it("[PHONE-70] of what cooks all day comes as early as people are reminded", () => {
    expect(plan(dinner, "2026-11-18T04:00:00Z", 900).due).toEqual(["2026-11-18", "2026-11-18T04:00:00.000Z"]);
  });

  it("[PHONE-71] looks again while dinner may still be planned, and never at night", () => {
    expect(plan(dinner, "2026-11-18T03:00:00Z").nextAt).toBe("2026-11-18T04:00:00.000Z");
    expect(plan(dinner, "2026-11-18T12:00:00Z")).toEqual({ due: null, nextAt: "2026-11-18T12:15:00.000Z" });
    expect(plan(dinner, "2026-11-18T12:00:00Z", 60).nextAt).toBe("2026-11-18T12:15:00.000Z");
    expect(plan(dinner, "2026-11-18T17:00:00Z", 300).nextAt).toBe("2026-11-18T17:15:00.000Z");
    expect(plan(dinner, "2026-11-18T18:00:00Z").nextAt).toBe("2026-11-19T04:00:00.000Z");
    expect(plan({ ...dinner, sentOn: "2026-11-18" }, "2026-11-18T12:00:00Z", 60)).toEqual({
      due: null,
      nextAt: "2026-11-19T04:00:00.000Z",
    });
  });
});

describe("any reminder", () => {
  const zones = [
    "Europe/Berlin",
    "America/Santiago",
    "Australia/Lord_Howe",
    "Atlantic/Azores",
    "Asia/Kolkata",
  ];
  // Around the changes of the clock in these zones.
  const anyStart = fc
    .constantFrom("2026-03-27", "2026-04-03", "2026-09-04", "2026-10-02", "2026-10-23", "2026-11-18")
    .map((day) => Date.parse(`${day}T00:00:00Z`));
  const anyReminder = fc.record({
    kind: fc.constantFrom("dinner" as const, "rest" as const),
    minutes: fc
      .integer({ min: reminderTimes.first / 15, max: reminderTimes.last / 15 })
      .map((quarters) => quarters * 15),
    timeZone: fc.constantFrom(...zones),
    sentOn: fc.constant(null),
  });
  const cooking = 45;
  /** Minutes between two runs of the job: regular ones, and outages of up to a day. */
  const anyGaps = fc.array(
    fc.oneof({ weight: 20, arbitrary: fc.constant(5) }, fc.integer({ min: 5, max: 1440 })),
    {
      minLength: 300,
      maxLength: 600,
    },
  );

  function findRightMoment({ kind, minutes, timeZone }: Reminder, day: string): number {
    const shown = kind === "rest" ? minutes : Math.max(reminderTimes.first, minutes - cooking);
    return findInstant({ day, minutes: shown }, timeZone).getTime();
  }

  it("[PHONE-71] is due exactly once on each day on which the job runs in time, and never late", () => {
    fc.assert(
      fc.property(anyReminder, anyStart, anyGaps, (reminder, start, gaps) => {
        let now = start;
        let nextAt = start;
        let sentOn: string | null = null;
        const sent = new Map<string, number>();
        const runs: number[] = [];
        for (const gap of gaps) {
          runs.push(now);
          if (nextAt <= now) {
            const step = planReminder({ ...reminder, sentOn }, new Date(now), cooking);
            expect(step.nextAt.getTime()).toBeGreaterThan(now);
            nextAt = step.nextAt.getTime();
            if (step.due !== null) {
              expect(sent.has(step.due.day)).toBe(false);
              sent.set(step.due.day, now);
              sentOn = step.due.day;
            }
          }
          now += gap * minuteMs;
        }
        const firstDay = readWallClock(new Date(start), reminder.timeZone)?.day ?? "";
        for (
          let day = shiftDay(firstDay, 1);
          findRightMoment(reminder, day) + maxDelayMs < now;
          day = shiftDay(day, 1)
        ) {
          const at = findRightMoment(reminder, day);
          const inTime = runs.find((run) => run >= at && run < at + maxDelayMs);
          expect(sent.get(day)).toBe(inTime);
        }
      }),
      { numRuns: 100 },
    );
  });
});
