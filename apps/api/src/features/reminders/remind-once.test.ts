import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRandom, type Random } from "../../../test/fuzz/random.ts";
import { interrupt, type Moment } from "../../../test/interrupt-statements.ts";
import {
  aRemindedPerson,
  plan,
  type ReminderApp,
  runReminderJobs,
  startReminderApp,
} from "../../../test/reminders.ts";

let reminding: ReminderApp;
beforeAll(async () => {
  reminding = await startReminderApp();
});
afterAll(() => reminding.close());

const days = ["2026-03-28", "2026-03-29", "2026-03-30"];

interface Run {
  /** Minutes until the next. */
  readonly gap: number;
  /** The statement at which the worker is killed. */
  readonly killedAt: number | null;
  readonly moment: Moment;
  readonly hasTwoWorkers: boolean;
}

/** The reminder of movement opens the training of its day. */
const readDay = ({ path }: { path: string }) => path.slice("/train/".length);

function pickRuns(random: Random): Run[] {
  return Array.from({ length: 10 + random.below(25) }, () => ({
    gap: random.pick([5, 5, 30, 5 + random.below(180)]),
    killedAt: random.chance(0.4) ? 1 + random.below(24) : null,
    moment: random.pick(["before", "after"]),
    hasTwoWorkers: random.chance(0.5),
  }));
}

it.each(Array.from({ length: 12 }, (_, seed) => seed))(
  "[PHONE-71] [PHONE-73] sends each day at most once and in time, whatever is killed, repeated or late (%i)",
  async (seed) => {
    const { app, service } = reminding;
    const { deps } = app.composition;
    const random = createRandom(seed);
    let now = Date.parse(`${days[0]}T03:00:00Z`);
    reminding.setTime(new Date(now));
    const { token, subscription } = await aRemindedPerson(reminding, { movement: "08:00" });
    for (const day of days) await plan(app, token, { kind: "exercise", item: "lunges", day });
    const { endpoint } = subscription;
    service.respond(endpoint, 503, random.below(3));
    const sent: { at: number; day: string }[] = [];
    for (const { gap, killedAt, moment, hasTwoWorkers } of pickRuns(random)) {
      const before = service.received.length;
      // A job whose connection was lost fails, and the next run has its work.
      const work = async () => {
        await Promise.allSettled([runReminderJobs(deps), hasTwoWorkers ? runReminderJobs(deps) : null]);
      };
      await (killedAt === null ? work() : interrupt({ statement: killedAt, moment }, work));
      for (const push of service.received.slice(before))
        if (push.endpoint === endpoint) sent.push({ at: now, day: readDay(push) });
      now += gap * 60_000;
      reminding.setTime(new Date(now));
    }

    expect(new Set(sent.map(({ day }) => day)).size).toBe(sent.length);
    for (const { at, day } of sent) {
      // On the second day the clocks go forward.
      const due = Date.parse(`${day}T0${day === days[0] ? 7 : 6}:00:00Z`);
      expect(at - due).toBeGreaterThanOrEqual(0);
      expect(at - due).toBeLessThan(3_600_000);
    }
    expect(service.problems).toEqual([]);
    await sql`delete from graphile_worker._private_jobs`.execute(deps.db);
    await sql`delete from push_devices where user_id is not null`.execute(deps.db);
  },
);

it("[PHONE-71] sends every day when nothing is killed, over the change of the clocks", async () => {
  const { app, service, setTime } = reminding;
  let now = Date.parse(`${days[0]}T03:00:00Z`);
  setTime(new Date(now));
  const { token, subscription } = await aRemindedPerson(reminding, { movement: "08:00" });
  for (const day of days) await plan(app, token, { kind: "exercise", item: "lunges", day });
  for (; now < Date.parse(`${days[2]}T12:00:00Z`); now += 30 * 60_000) {
    setTime(new Date(now));
    await runReminderJobs(app.composition.deps);
  }
  const own = service.received.filter(({ endpoint }) => endpoint === subscription.endpoint);
  expect(own.map(readDay)).toEqual(days);
});
