import { readFileSync } from "node:fs";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { splitWords } from "@fernwell/domain/safety/words";
import type { createPlanTrial } from "../src/plan-trial.ts";

interface Times {
  readonly what: string;
  readonly times: number;
}

/** What a plan for a prompt must have, written by a person who had not seen the code. */
export interface WishedPlan {
  readonly kind: ItemKind;
  readonly prompt: string;
  readonly expect: {
    readonly count?: number;
    readonly perSlot?: Readonly<Record<string, number>>;
    readonly days?: number;
    readonly weekdays?: readonly string[];
    readonly servings?: number;
    readonly maxMinutes?: number;
    readonly totalMinutes?: number;
    readonly minMinutes?: number;
    readonly atMost?: readonly Times[];
    readonly atLeast?: readonly Times[];
    readonly refuse?: readonly string[];
    readonly cheap?: boolean;
    readonly noCookDays?: readonly string[];
  };
}

type Tried = Awaited<ReturnType<Awaited<ReturnType<typeof createPlanTrial>>>>;

const labelled = new URL("../../../packages/catalogue/test/labelled/", import.meta.url);

export function readLines<Line>(file: string): Line[] {
  const lines = readFileSync(new URL(file, labelled), "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Line);
}

/** Facts about items that the check needs, from the catalogue and not from the reading. */
export interface ItemFacts {
  /** Whether an item is, or has in it, what a word names; null if no vocabulary knows the word. */
  readonly isOf: (itemId: string, what: string) => boolean | null;
  readonly isThrifty: (itemId: string) => boolean;
}

const stated = [
  "count",
  "perSlot",
  "days",
  "weekdays",
  "servings",
  "maxMinutes",
  "totalMinutes",
  "minMinutes",
] as const;

/** The parts in which a plan is not what its label asks for. What the plan says it could not keep is right. */
export function findMisses(tried: Tried, { expect }: WishedPlan, facts: ItemFacts): string[] {
  const { entries, reading, relaxed } = tried;
  const isTold = relaxed.length > 0;
  const toldIds = new Set(relaxed.flatMap(({ item_ids }) => item_ids));
  const own = entries.filter(
    ({ leftover_of, slot }) =>
      !(leftover_of !== null && slot === "lunch" && !(expect.perSlot?.["lunch"] ?? 0)),
  );
  const byDay = [...Map.groupBy(entries, ({ day }) => day).values()];
  const sum = (all: readonly { readonly minutes: number | null }[]) =>
    all.reduce((total, { minutes }) => total + (minutes ?? 0), 0);
  const countOf = (what: string) =>
    new Set(entries.filter(({ item_id }) => facts.isOf(item_id, what)).map((entry) => entry)).size;
  const most = (what: string) =>
    what === "any"
      ? Math.max(...entries.map(({ item_id }) => entries.filter((other) => other.item_id === item_id).length))
      : countOf(what);
  const checks: Record<string, () => boolean> = {
    count: () => own.length === expect.count,
    perSlot: () =>
      Object.entries(expect.perSlot ?? {}).every(
        ([slot, count]) => own.filter((entry) => entry.slot === slot).length === count,
      ),
    days: () => reading.days === expect.days,
    weekdays: () => haveSame(reading.weekdays, expect.weekdays ?? []),
    servings: () => entries.every(({ servings }) => servings === expect.servings),
    maxMinutes: () =>
      entries.every(
        ({ minutes, item_id }) => (minutes ?? 0) <= (expect.maxMinutes ?? 0) || toldIds.has(item_id),
      ),
    totalMinutes: () => isTold || byDay.every((all) => sum(all) <= (expect.totalMinutes ?? 0)),
    minMinutes: () =>
      entries.every(
        ({ minutes, item_id }) => (minutes ?? 0) >= (expect.minMinutes ?? 0) || toldIds.has(item_id),
      ),
  };
  const minutesRead = [reading.maxMinutes, reading.totalMinutes, reading.minMinutes];
  return [
    ...stated.filter((key) => expect[key] !== undefined && checks[key]?.() !== true),
    ...(["maxMinutes", "totalMinutes", "minMinutes"] as const)
      .filter((key) => expect[key] !== undefined && !minutesRead.includes(expect[key]))
      .map((key) => `${key} read`),
    ...(expect.atMost ?? [])
      .filter(({ what, times }) => most(what) > times && !isTold)
      .map(({ what }) => `atMost ${what}`),
    ...(expect.atLeast ?? [])
      .filter(
        ({ what, times }) =>
          countOf(what) < times && !isTold && facts.isOf(entries[0]?.item_id ?? "", what) !== null,
      )
      .map(({ what }) => `atLeast ${what}`),
    ...(expect.refuse ?? [])
      .filter((what) => entries.some(({ item_id }) => facts.isOf(item_id, what) === true))
      .map((what) => `refuse ${what}`),
    ...(expect.cheap === true &&
    !entries.every(({ item_id }) => facts.isThrifty(item_id) || toldIds.has(item_id))
      ? ["cheap"]
      : []),
    ...(expect.noCookDays !== undefined &&
    "noCookDays" in reading &&
    !haveSame(reading.noCookDays, expect.noCookDays)
      ? ["noCookDays"]
      : []),
  ];
}

function haveSame(some: readonly string[], others: readonly string[]): boolean {
  return [...new Set(some)].toSorted().join() === [...new Set(others)].toSorted().join();
}

/** Words of a label as they are compared. */
export function toWords(text: string): string {
  return splitWords(text).join(" ");
}
