import type { Dose } from "../movement/exercise.ts";
import type { DoingEvent, Part } from "./doing.ts";

/** An exercise of a session, with how much of it. */
export interface Bout {
  readonly itemId: string;
  readonly name: string;
  /** The planned entry that it is, if it is one. */
  readonly entryId: string | null;
  readonly dose: Dose;
  /** Of an exercise at a steady pace. */
  readonly minutes: number;
}

/** Stored with the session, so that it says all that has to be shown, said and recorded without a connection. */
export interface TrainingDetail {
  readonly kind: "ready" | "work" | "rest";
  /** Of the exercise in the session, counted from 0. What takes its place has the same. */
  readonly place: number;
  readonly itemId: string;
  readonly name: string;
  readonly entryId: string | null;
  /** Counted from 1. */
  readonly set: number;
  readonly sets: number;
  readonly side: "left" | "right" | null;
  /** Null where time decides. */
  readonly reps: number | null;
}

type TrainingParts = readonly Part<TrainingDetail>[];

/** To get into position: for the first exercise, for each one after it, and for the other side. */
const readySeconds = { first: 10, next: 20, side: 5 };

export function listTrainingParts(bouts: readonly Bout[]): Part<TrainingDetail>[] {
  return bouts.flatMap((bout, place) =>
    listBoutParts(bout, { place, ready: place === 0 ? readySeconds.first : readySeconds.next, firstSet: 1 }),
  );
}

/** Where the next exercise begins; the number of parts after the last one. */
export function findNextPlace(parts: TrainingParts, index: number): number {
  const place = parts[index]?.detail.place;
  const next = parts.findIndex(({ detail }, at) => at > index && detail.place !== place);
  return next === -1 ? parts.length : next;
}

/** Puts another exercise in the place of what is left of the current one. It goes on with the set that is due. */
export function replaceRest(parts: TrainingParts, index: number, bout: Bout): Replacement | null {
  const current = parts[index]?.detail;
  if (current === undefined) return null;
  const due = current.kind === "rest" ? current.set + 1 : current.set;
  const firstSet = Math.min(due, countSets(bout.dose));
  return {
    kind: "replace",
    from: index,
    count: findNextPlace(parts, index) - index,
    parts: listBoutParts(bout, { place: current.place, ready: readySeconds.first, firstSet }),
  };
}

type Replacement = Omit<Extract<DoingEvent<TrainingDetail>, { readonly kind: "replace" }>, "at">;

interface BoutStart {
  readonly place: number;
  /** Seconds to get ready. */
  readonly ready: number;
  readonly firstSet: number;
}

/** Getting ready, then the sets with a rest after each but the last. */
function listBoutParts(bout: Bout, { place, ready, firstSet }: BoutStart): Part<TrainingDetail>[] {
  const { itemId, name, entryId, dose, minutes } = bout;
  const sets = countSets(dose);
  const isSided = (dose.kind === "sets" || dose.kind === "holds") && dose.perSide;
  const restSeconds = dose.kind === "steady" ? 0 : dose.restSeconds;
  const reps = dose.kind === "sets" ? dose.reps : null;
  const workSeconds = getWorkSeconds(dose, minutes);

  const part = (
    kind: TrainingDetail["kind"],
    seconds: number | null,
    set: number,
    side: TrainingDetail["side"],
  ): Part<TrainingDetail> => ({
    seconds,
    detail: { kind, place, itemId, name, entryId, set, sets, side, reps },
  });

  const work = (set: number) =>
    isSided
      ? [
          part("work", workSeconds, set, "left"),
          part("ready", readySeconds.side, set, "right"),
          part("work", workSeconds, set, "right"),
        ]
      : [part("work", workSeconds, set, null)];

  return [
    part("ready", ready, firstSet, isSided ? "left" : null),
    ...Array.from({ length: sets - firstSet + 1 }, (_, at) => firstSet + at).flatMap((set) => [
      ...work(set),
      ...(set < sets && restSeconds > 0 ? [part("rest", restSeconds, set, null)] : []),
    ]),
  ];
}

function countSets(dose: Dose): number {
  if (dose.kind === "steady") return 1;
  return dose.kind === "intervals" ? dose.rounds : dose.sets;
}

function getWorkSeconds(dose: Dose, minutes: number): number | null {
  switch (dose.kind) {
    case "sets":
      return null;
    case "holds":
      return dose.seconds;
    case "intervals":
      return dose.workSeconds;
    case "steady":
      return minutes * 60;
  }
}
