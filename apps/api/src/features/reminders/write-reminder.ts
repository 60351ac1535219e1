import { paths } from "@fernwell/contract/paths";
import type { PushMessage } from "@fernwell/contract/reminders";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { UserId } from "@fernwell/domain/people/user-id";
import { shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import { getToday } from "@fernwell/domain/reminders/plan-reminder";
import type { Deps } from "../../deps.ts";
import { findTrialEnd } from "../billing/billing.service.ts";
import type { CatalogueItemByKind } from "../catalogue/catalogue.types.ts";
import { createItemLookup } from "../items/items.service.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import { isDinner } from "./dinner.ts";
import { listOpenEntries, type OpenEntry } from "./open-entries.queries.ts";
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
  switch (kind) {
    case "dinner": {
      const dishes = await listPlanned(deps, "meal", { userId, day });
      return writeDinner(dishes.filter(({ entry }) => isDinner(entry, deps.catalogue.requireSnapshot())));
    }
    case "movement":
      return writeMovement(await listPlanned(deps, "exercise", { userId, day }), day);
    case "rest":
      return writeRest(await listPlanned(deps, "meditation", { userId, day }));
    case "trial":
      return writeTrial(await findTrialEnd(deps, userId), day, timeZone);
  }
}

interface Planned<Kind extends ItemKind> {
  readonly entry: OpenEntry;
  readonly item: CatalogueItemByKind[Kind];
}

/** Only what the gate lets through for the person now. */
async function listPlanned<Kind extends ItemKind>(
  deps: WriteDeps,
  kind: Kind,
  on: { readonly userId: UserId; readonly day: string },
): Promise<Planned<Kind>[]> {
  const entries = await listOpenEntries(deps.db, kind, [on]);
  if (entries.length === 0) return [];
  const person = await getPersonContext(deps, on.userId, kind);
  const lookUp = createItemLookup(deps.catalogue.requireSnapshot(), person);
  return entries.flatMap((entry) => {
    const item = lookUp(entry.itemId)?.servable ?? null;
    return item === null ? [] : [{ entry, item }];
  });
}

function writeDinner(dishes: readonly Planned<"meal">[]): Text | null {
  const [first, ...others] = dishes;
  if (first === undefined) return null;
  const { entryId, servings } = first.entry;
  const longest = Math.max(...dishes.map(({ item }) => item.minutes));
  return {
    title: "Time to start dinner",
    text: `${nameItems(dishes)} takes about ${formatMinutes(longest)}.`,
    path: others.length === 0 ? paths.cook(first.item.id, { entryId, servings }) : paths.today,
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
    text: "Your plan begins after it. You can change or cancel it until then.",
    path: paths.mySubscription,
  };
}

/** A lock screen shows about so much. */
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
