/** A stretch of something that a person does: a set, a rest, a step of a recipe, a meditation. */
export interface Part<Detail> {
  /** Null lasts until the person goes on. */
  readonly seconds: number | null;
  /** The most that counts of a part that lasts until the person goes on. Half an hour where it is left out. */
  readonly maxSeconds?: number | undefined;
  readonly detail: Detail;
}

export interface TimerStart {
  readonly id: string;
  /** "Rice". */
  readonly name: string;
  readonly seconds: number;
}

/** What happened, and when, in milliseconds since 1970. */
export type DoingEvent<Detail> = { readonly at: number } & (
  | { readonly kind: "start" | "pause" | "resume" | "next" | "back" | "finish" }
  | { readonly kind: "goTo"; readonly index: number }
  /** More or less of the current part. */
  | { readonly kind: "extend"; readonly seconds: number }
  /** Other parts in the place of some, from the first of which it goes on. */
  | {
      readonly kind: "replace";
      readonly from: number;
      readonly count: number;
      readonly parts: readonly Part<Detail>[];
    }
  | { readonly kind: "startTimer"; readonly timer: TimerStart }
  | { readonly kind: "extendTimer"; readonly id: string; readonly seconds: number }
  | { readonly kind: "stopTimer"; readonly id: string }
  | { readonly kind: "tick"; readonly name: string; readonly isTicked: boolean }
);

export interface RunningTimer {
  readonly id: string;
  readonly name: string;
  readonly endsAt: number;
  /** What is left of it, 0 once it is over. */
  readonly remainingMs: number;
  readonly isOver: boolean;
}

/** Time that was spent on a part, without pauses. */
export interface Spent<Detail> {
  readonly detail: Detail;
  readonly ms: number;
}

export interface DoingState<Detail> {
  readonly parts: readonly Part<Detail>[];
  /** Of the current part; the number of parts once it is finished. */
  readonly index: number;
  readonly status: "waiting" | "running" | "paused" | "finished";
  /** When the current part ends by itself. Null while it does not. */
  readonly endsAt: number | null;
  /** What is left of the current part. Null where it lasts until the person goes on. */
  readonly remainingMs: number | null;
  /** How long the current part has gone on, without pauses. */
  readonly passedMs: number;
  /** Every part that has gone on, in the order in which it did; a part that was gone back to is there twice. */
  readonly spent: readonly Spent<Detail>[];
  /** How long everything has gone on, without pauses. */
  readonly activeMs: number;
  readonly timers: readonly RunningTimer[];
  readonly ticked: readonly string[];
  /** When something changes by itself next. */
  readonly nextAt: number | null;
}

/** Someone who leaves in the middle of a set and returns after lunch has not trained for hours. */
export const maxUntimedSeconds = 30 * 60;

/**
 * How things stand at a moment, from all that has happened. Nothing but the events is kept, so a locked phone, a reload
 * or a tab in the background changes nothing.
 */
export function readDoing<Detail>(
  parts: readonly Part<Detail>[],
  events: readonly DoingEvent<Detail>[],
  now: number,
): DoingState<Detail> {
  let run: Run<Detail> = {
    ...{ parts, index: 0, status: "waiting", partMs: 0, extraMs: 0, spent: [] },
    ...{ at: events[0]?.at ?? now, timers: new Map(), ticked: [] },
  };
  for (const event of events) run = apply(passTime(run, event.at), event);
  return describe(passTime(run, now));
}

interface Run<Detail> {
  readonly parts: readonly Part<Detail>[];
  readonly index: number;
  readonly status: DoingState<Detail>["status"];
  /** Up to when time has passed. */
  readonly at: number;
  /** How long the current part has gone on, and how much was added to it. */
  readonly partMs: number;
  readonly extraMs: number;
  /** Without the current part. */
  readonly spent: readonly Spent<Detail>[];
  readonly timers: ReadonlyMap<string, { readonly name: string; readonly endsAt: number }>;
  readonly ticked: readonly string[];
}

/** A clock that was set back counts as one that stood still. */
function passTime<Detail>(run: Run<Detail>, until: number): Run<Detail> {
  const now = Math.max(run.at, until);
  if (run.status !== "running") return { ...run, at: now };
  let at = run.at;
  let passed = run;
  while (passed.status === "running") {
    const left = getRemainingMs(passed);
    if (left === null || at + left > now) return { ...passed, at: now, partMs: passed.partMs + now - at };
    at += left;
    passed = enter({ ...passed, at, partMs: passed.partMs + left }, passed.index + 1);
  }
  return { ...passed, at: now };
}

function apply<Detail>(run: Run<Detail>, event: DoingEvent<Detail>): Run<Detail> {
  switch (event.kind) {
    case "start":
      return run.status === "waiting"
        ? { ...run, status: run.parts.length > 0 ? "running" : "finished" }
        : run;
    case "pause":
      return run.status === "running" ? { ...run, status: "paused" } : run;
    case "resume":
      return run.status === "paused" ? { ...run, status: "running" } : run;
    case "next":
      return enter(run, run.index + 1);
    case "back":
      return enter(run, run.index - 1);
    case "goTo":
      return enter(run, event.index);
    case "finish":
      return enter(run, run.parts.length);
    case "extend":
      return { ...run, extraMs: run.extraMs + event.seconds * 1000 };
    case "replace": {
      const parts = run.parts.toSpliced(event.from, event.count, ...event.parts);
      return enter(run, event.from, parts);
    }
    case "startTimer": {
      const { id, name, seconds } = event.timer;
      return { ...run, timers: new Map([...run.timers, [id, { name, endsAt: run.at + seconds * 1000 }]]) };
    }
    case "extendTimer": {
      const timer = run.timers.get(event.id);
      if (timer === undefined) return run;
      // One that is over goes on from now.
      const endsAt = Math.max(timer.endsAt, run.at) + event.seconds * 1000;
      return { ...run, timers: new Map([...run.timers, [event.id, { ...timer, endsAt }]]) };
    }
    case "stopTimer":
      return { ...run, timers: new Map([...run.timers].filter(([id]) => id !== event.id)) };
    case "tick": {
      const others = run.ticked.filter((name) => name !== event.name);
      return { ...run, ticked: event.isTicked ? [...others, event.name] : others };
    }
  }
}

/** Begins another part from its beginning. Going back from the end goes on with the last part. */
function enter<Detail>(run: Run<Detail>, index: number, parts = run.parts): Run<Detail> {
  const next = Math.min(Math.max(index, 0), parts.length);
  const isFinished = next === parts.length;
  const status = isFinished ? "finished" : run.status === "finished" ? "running" : run.status;
  return { ...run, parts, index: next, status, partMs: 0, extraMs: 0, spent: listSpent(run) };
}

function getRemainingMs<Detail>({ parts, index, partMs, extraMs }: Run<Detail>): number | null {
  const seconds = parts[index]?.seconds ?? null;
  return seconds === null ? null : Math.max(0, seconds * 1000 + extraMs - partMs);
}

/** With the current part. */
function listSpent<Detail>({ parts, index, partMs, spent }: Run<Detail>): readonly Spent<Detail>[] {
  const part = parts[index];
  if (part === undefined || partMs === 0) return spent;
  const maxMs = (part.maxSeconds ?? maxUntimedSeconds) * 1000;
  const ms = part.seconds === null ? Math.min(partMs, maxMs) : partMs;
  return [...spent, { detail: part.detail, ms }];
}

function describe<Detail>(run: Run<Detail>): DoingState<Detail> {
  const spent = listSpent(run);
  const remainingMs = getRemainingMs(run);
  const endsAt = run.status === "running" && remainingMs !== null ? run.at + remainingMs : null;
  const timers = [...run.timers].map(([id, { name, endsAt: end }]) => ({
    ...{ id, name, endsAt: end, remainingMs: Math.max(0, end - run.at), isOver: end <= run.at },
  }));
  const ends = [
    ...(endsAt === null ? [] : [endsAt]),
    ...timers.flatMap((timer) => (timer.isOver ? [] : timer.endsAt)),
  ];
  return {
    parts: run.parts,
    index: run.index,
    status: run.status,
    endsAt,
    remainingMs,
    passedMs: run.partMs,
    spent,
    activeMs: spent.reduce((sum, { ms }) => sum + ms, 0),
    timers,
    ticked: run.ticked,
    nextAt: ends.length === 0 ? null : Math.min(...ends),
  };
}
