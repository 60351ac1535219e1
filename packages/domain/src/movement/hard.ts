import type { Exercise } from "./exercise.ts";

/** Not suitable for minors, who should not train like this unsupervised while they are growing. */
export function isHard({ level, intensity, impact, strain }: Exercise): boolean {
  return level === "advanced" || intensity === "vigorous" || impact === "high" || strain === "high";
}
