import type { Breath } from "../calm/breaths.ts";
import { type DoingEvent, type Part, readDoing } from "./doing.ts";

/** Where a breath is at a moment. Between breaths that are far apart people breathe as they like. */
export interface BreathMoment {
  readonly phase: "in" | "hold" | "out" | "rest" | "free";
  /** How far the phase has gone, from 0 to 1. */
  readonly share: number;
}

type BreathTimes = Pick<Breath, "inAt" | "fullAt" | "outAt" | "emptyAt">;

/** Nobody is asked to pause for longer with empty lungs. */
const maxRestSeconds = 10;
const free: BreathMoment = { phase: "free", share: 0 };

export function readBreath(breaths: readonly BreathTimes[], second: number): BreathMoment {
  const index = breaths.findLastIndex(({ inAt }) => inAt <= second);
  const breath = breaths[index];
  if (breath === undefined) return free;
  const { inAt, fullAt, outAt, emptyAt } = breath;
  if (second < fullAt) return { phase: "in", share: (second - inAt) / (fullAt - inAt) };
  if (second < outAt) return { phase: "hold", share: (second - fullAt) / (outAt - fullAt) };
  if (second < emptyAt) return { phase: "out", share: (second - outAt) / (emptyAt - outAt) };
  const nextAt = breaths[index + 1]?.inAt ?? Number.POSITIVE_INFINITY;
  if (nextAt - emptyAt > maxRestSeconds) return free;
  return { phase: "rest", share: (second - emptyAt) / (nextAt - emptyAt) };
}

/** How full the lungs are, from 0 to 1, slow at both ends. */
export function getFullness({ phase, share }: BreathMoment): number {
  const eased = 0.5 - 0.5 * Math.cos(Math.PI * share);
  switch (phase) {
    case "in":
      return eased;
    case "hold":
      return 1;
    case "out":
      return 1 - eased;
    case "rest":
    case "free":
      return 0;
  }
}

/** When the bells of a free timer ring. */
export const bellChoices = {
  none: { atEnds: false, everyMinutes: null },
  ends: { atEnds: true, everyMinutes: null },
  "every-1": { atEnds: true, everyMinutes: 1 },
  "every-5": { atEnds: true, everyMinutes: 5 },
  "every-10": { atEnds: true, everyMinutes: 10 },
  "every-15": { atEnds: true, everyMinutes: 15 },
} as const satisfies Record<string, { readonly atEnds: boolean; readonly everyMinutes: number | null }>;
export type BellChoice = keyof typeof bellChoices;
export const bellChoiceIds = Object.keys(bellChoices) as BellChoice[];

export const restMinutes = { min: 1, max: 120 };

/** The seconds at which bells ring from a moment on, that moment included, counted from the start. */
export function listBells(
  { minutes, bells }: { readonly minutes: number; readonly bells: BellChoice },
  from: number,
): number[] {
  const { atEnds, everyMinutes } = bellChoices[bells];
  const between = everyMinutes === null ? [] : listMultiples(everyMinutes, minutes);
  const all = atEnds ? [0, ...between, minutes] : between;
  return all.map((minute) => minute * 60).filter((second) => second >= from);
}

function listMultiples(of: number, below: number): number[] {
  return Array.from({ length: Math.ceil(below / of) - 1 }, (_, at) => (at + 1) * of);
}

/** In how many minutes a sound can fade for a person who falls asleep. */
export const sleepMinutes = [5, 10, 20, 45] as const;

export const sleepTimerId = "sleep";

const sleepFadeSeconds = 60;

/** How loud a sound is, from 0 to 1, that ends in so many seconds. Its last seconds fade with equal power. */
export function getFadeVolume(remainingSeconds: number, fadeSeconds: number = sleepFadeSeconds): number {
  const share = Math.min(1, Math.max(0, remainingSeconds / fadeSeconds));
  return Math.sin(share * (Math.PI / 2));
}

/**
 * How long a person has rested, without pauses. A page that was suspended may notice late that the sound has faded to
 * sleep: what came after does not count.
 */
export function countRestedSeconds<Detail>(
  parts: readonly Part<Detail>[],
  events: readonly DoingEvent<Detail>[],
  now: number,
): number {
  const { timers, activeMs } = readDoing(parts, events, now);
  const sleep = timers.find(({ id, isOver }) => id === sleepTimerId && isOver);
  if (sleep === undefined) return activeMs / 1000;
  const before = events.filter(({ at }) => at <= sleep.endsAt);
  return readDoing(parts, before, sleep.endsAt).activeMs / 1000;
}
