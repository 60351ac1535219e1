import { randomUUID } from "node:crypto";
import { addReminderDevice, getReminders, saveReminder } from "@fernwell/contract/reminders";
import { changeWeek, type WireWeekChange } from "@fernwell/contract/week";
import type { ReminderKind } from "@fernwell/domain/reminders/reminder-kinds";
import { sql } from "kysely";
import { makePushKey } from "../src/config/push-key.ts";
import type { Deps } from "../src/deps.ts";
import { sendReminderJob } from "../src/features/reminders/reminders.jobs.ts";
import { findReminders, sendReminder } from "../src/features/reminders/reminders.service.ts";
import { aQuickUser } from "./people.ts";
import { type PushService, pushVariables, startPushService } from "./push-service.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

export interface ReminderApp {
  readonly app: TestApp;
  readonly service: PushService;
  /** Sets the clock of the product. */
  setTime(time: string | Date): void;
  close(): Promise<void>;
}

/** The product with a push service and a clock that stands still. */
export async function startReminderApp({ hasWorker = false } = {}): Promise<ReminderApp> {
  const service = await startPushService();
  let now = new Date("2026-11-18T12:00:00Z");
  const clock = { now: () => now };
  const app = await startTestApp(pushVariables(service, makePushKey()), { hasWorker, clock });
  return {
    app,
    service,
    setTime(time) {
      now = new Date(time);
    },
    async close() {
      await app.close();
      await service.close();
    },
  };
}

/** A person who is reminded on a device in Berlin. */
export async function aRemindedPerson(
  { app, service }: ReminderApp,
  reminders: Partial<Record<ReminderKind, string>>,
) {
  const person = await aQuickUser(app);
  for (const [kind, at] of Object.entries(reminders))
    await app.call(
      saveReminder,
      { params: { kind: kind as ReminderKind }, body: { is_on: true, at } },
      person,
    );
  const subscription = await addDevice({ app, service }, person.token);
  return { ...person, subscription };
}

export async function addDevice(
  { app, service }: Pick<ReminderApp, "app" | "service">,
  token: string,
  timeZone = "Europe/Berlin",
) {
  const { public_key } = (await app.call(getReminders, {}, { token })).body;
  const subscription = service.subscribe(public_key ?? "");
  await app.call(addReminderDevice, { body: subscription }, { token, timeZone });
  return subscription;
}

const planNames = {
  meal: "personal_meal_plan",
  exercise: "personal_exercise_plan",
  meditation: "personal_meditation_plan",
} as const;

/** Plans an item for a day and returns the id of its entry. */
export async function plan(
  app: TestApp,
  token: string,
  {
    kind,
    item,
    day,
    slot = null,
    leftoverOf = null,
  }: {
    kind: keyof typeof planNames;
    item: string;
    day: string;
    slot?: string | null;
    leftoverOf?: string | null;
  },
): Promise<string> {
  const entry_id = randomUUID();
  const entry = {
    ...{ entry_id, item_id: item, item_name: planNames[kind], plan_id: null },
    ...{ day, slot, servings: null, note: null, leftover_of: leftoverOf, done: false },
  };
  await change(app, token, day, { kind: "add", entry });
  return entry_id;
}

export async function change(app: TestApp, token: string, day: string, what: WireWeekChange): Promise<void> {
  const body = { from: day, to: day, device: randomUUID(), change: 1, changes: [what] };
  const { status } = await app.call(changeWeek, { body }, { token });
  if (status !== 200) throw new Error(`the change was refused with ${status}`);
}

/** Runs the scheduled job once and then the jobs that it queued. Returns how many of them failed and will be tried again. */
export async function runReminderJobs(deps: Deps): Promise<number> {
  await findReminders(deps);
  return sendQueued(deps);
}

/** Does what the worker does with these jobs, at once. */
export async function sendQueued(deps: Deps): Promise<number> {
  const { rows } = await sql<{ id: string; payload: unknown }>`
    select jobs.id::text, payload from graphile_worker.jobs
      join graphile_worker._private_jobs as queued on queued.id = jobs.id
    where task_identifier = ${sendReminderJob.name} order by jobs.id`.execute(deps.db);
  let failed = 0;
  for (const { id, payload } of rows) {
    try {
      await sendReminder(deps, sendReminderJob.payload.parse(payload));
      await sql`select graphile_worker.complete_jobs(array[${id}]::bigint[])`.execute(deps.db);
    } catch {
      failed += 1;
    }
  }
  return failed;
}
