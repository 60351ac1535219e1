import { paths } from "@fernwell/contract/paths";
import type { PushMessage } from "@fernwell/contract/reminders";
import { shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import { getToday } from "@fernwell/domain/reminders/plan-reminder";
import type { Deps } from "../../deps.ts";
import { findTrialEnd } from "../billing/billing.service.ts";
import { type Dish, findLongestMinutes, listDinner } from "./dinner.ts";
import { listPlanned, type Planned } from "./planned.ts";
import type { ReminderToSend } from "./reminders.jobs.ts";

type WriteDeps = Pick<Deps, "db" | "catalogue" | "clock" | "payments">;

type Text = Pick<PushMessage, "title" | "text" | "path">;

/** Two days leave time to cancel. */
const trialDaysAhead = 2;

/** What the notification says, as of now. Null if there is nothing to remind of. */
export async function writeReminder(
  deps: WriteDeps,
  { userId, kind, day }: Pick<ReminderToSend, "userId" | "kind" | "day">,
  timeZone: string,
): Promise<Text | null> {
  const on = { userId, day };
  switch (kind) {
    case "dinner":
      return writeDinner(await listDinner(deps, on));
    case "movement":
      return writeMovement(await listPlanned(deps, "exercise", on), day);
    case "rest":
      return writeRest(await listPlanned(deps, "meditation", on));
    case "trial":
      return writeTrial(await findTrialEnd(deps, userId), day, timeZone);
  }
}

function writeDinner(dishes: readonly Dish[]): Text | null {
  const [first, ...others] = dishes;
  if (first === undefined) return null;
  const { item, entry, servings } = first;
  return {
    title: "Time to start dinner",
    text: `${nameItems(dishes)} takes about ${formatMinutes(findLongestMinutes(dishes))}.`,
    path: others.length === 0 ? paths.cook(item.id, { entryId: entry.entryId, servings }) : paths.today,
  };
}

function writeMovement(exercises: readonly Planned<"exercise">[], day: string): Text | null {
  if (exercises.length === 0) return null;
  return {
    title: "Time to move",
    text: `${nameItems(exercises)}, ${sumMinutes(exercises)}.`,
    path: paths.train(day),
  };
}

function writeRest(meditations: readonly Planned<"meditation">[]): Text | null {
  const [first, ...others] = meditations;
  if (first === undefined) return null;
  return {
    title: "Time to rest",
    text: `${nameItems(meditations)}, ${sumMinutes(meditations)}.`,
    path: others.length === 0 ? paths.rest(first.item.id, first.entry.entryId) : paths.today,
  };
}

function writeTrial(endsAt: Date | null, day: string, timeZone: string): Text | null {
  if (endsAt === null || getToday(endsAt, timeZone) !== shiftDay(day, trialDaysAhead)) return null;
  const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone }).format(endsAt);
  return {
    title: `Your trial ends on ${weekday}`,
    text: "You can change or cancel your plan until then.",
    path: paths.mySubscription,
  };
}

/** About what fits on a lock screen. */
const maxNameLength = 60;

function nameItems(planned: readonly { readonly item: { readonly name: string } }[]): string {
  const [first = "", ...others] = planned.map(({ item }) => item.name);
  const name = first.length > maxNameLength ? `${first.slice(0, maxNameLength - 1).trimEnd()}…` : first;
  return others.length === 0 ? name : `${name} and ${others.length} more`;
}

function sumMinutes(planned: readonly { readonly item: { readonly minutes: number } }[]): string {
  return formatMinutes(planned.reduce((sum, { item }) => sum + item.minutes, 0));
}

function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? "" : ` ${rest} min`}`;
}
