import { capitaliseFirst, spellNumber } from "../planning/picking/spell-number.ts";
import type { Part } from "./doing.ts";
import type { TrainingDetail } from "./training.ts";

/** What is said when a part begins: "Squats. Set two of three. Twelve repetitions." */
export function describeCue(parts: readonly Part<TrainingDetail>[], index: number): string {
  const part = parts[index];
  if (part === undefined) return "Well done. That was the last one.";
  switch (part.detail.kind) {
    case "ready":
      return describeReady(part.detail, index === 0);
    case "work":
      return describeWork(part);
    case "rest":
      return `Rest for ${spellSeconds(part.seconds ?? 0)}. ${describeNext(part.detail, parts[index + 1])}`;
  }
}

function describeReady({ name, side }: TrainingDetail, isFirst: boolean): string {
  if (side === "right") return "Change sides.";
  const sides = side === "left" ? " Left side first." : "";
  return isFirst ? `Get ready. ${name}.${sides}` : `Next: ${name}.${sides}`;
}

function describeWork({ seconds, detail }: Part<TrainingDetail>): string {
  const { name, side } = detail;
  const amount = capitaliseFirst(seconds === null ? spellReps(detail.reps ?? 0) : spellSeconds(seconds));
  if (side === "right") return `Right side. ${amount}.`;
  const sentences = [
    name,
    ...(detail.sets > 1 ? [capitaliseFirst(spellSet(detail))] : []),
    ...(side === "left" ? ["Left side"] : []),
    amount,
  ];
  return `${sentences.join(". ")}.`;
}

function describeNext(current: TrainingDetail, next: Part<TrainingDetail> | undefined): string {
  if (next === undefined) return "";
  return `Next: ${next.detail.place === current.place ? spellSet(next.detail) : next.detail.name}.`;
}

function spellSet({ set, sets }: TrainingDetail): string {
  return `set ${spellNumber(set)} of ${spellNumber(sets)}`;
}

function spellReps(count: number): string {
  return `${spellNumber(count)} ${count === 1 ? "repetition" : "repetitions"}`;
}

/** People count short stretches in seconds and longer ones in minutes. */
function spellSeconds(seconds: number): string {
  if (seconds < 120) return spellUnit(seconds, "second");
  const rest = seconds % 60;
  const minutes = spellUnit(Math.floor(seconds / 60), "minute");
  return rest === 0 ? minutes : `${minutes} and ${spellUnit(rest, "second")}`;
}

function spellUnit(count: number, unit: string): string {
  return `${spellNumber(count)} ${count === 1 ? unit : `${unit}s`}`;
}
