import type { Exercise } from "./exercise.ts";

/** Nothing to train alone while the body is growing: for the practised, out of breath, with hard landings or bracing. */
export function isHard({ level, intensity, impact, strain }: Exercise): boolean {
  return level === "advanced" || intensity === "vigorous" || impact === "high" || strain === "high";
}
