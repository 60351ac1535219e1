import type { TrainingDetail } from "@fernwell/domain/doing/training";

/** "Set 2 of 3, left side". */
export function describePhase({ kind, set, sets, side, reps }: TrainingDetail): string {
  switch (kind) {
    case "ready":
      return side === "right" ? "Change sides" : "Get ready";
    case "rest":
      return `Rest, then set ${set + 1} of ${sets}`;
    case "work":
      return [describeSet(set, sets, reps), ...(side ? [`${side} side`] : [])].join(", ");
  }
}

function describeSet(set: number, sets: number, reps: number | null): string {
  if (sets > 1) return `Set ${set} of ${sets}`;
  return reps === null ? "Keep going" : "One set";
}
