import type { PlanRequest } from "../prompt/requests.ts";
import { type Chip, type ChipChanges, change, chip } from "./chip.ts";

export function listTimeChips({
  maxMinutes,
  minMinutes,
  totalMinutes,
  hasStatedMinutes,
}: PlanRequest): Chip[] {
  return [
    ...(maxMinutes === null
      ? []
      : [
          chip(
            "maxMinutes",
            hasStatedMinutes ? `up to ${maxMinutes} min` : `quick: up to ${maxMinutes} min`,
            maxMinutes,
          ),
        ]),
    ...(totalMinutes === null ? [] : [chip("totalMinutes", `${totalMinutes} min in all`, totalMinutes)]),
    ...(minMinutes === null ? [] : [chip("minMinutes", `at least ${minMinutes} min`, minMinutes)]),
  ];
}

export function changeShared(request: PlanRequest, changes: ChipChanges) {
  const hasDays = !changes.without.includes("weekdays");
  return {
    count: change("count", request.count, changes),
    days: request.weekdays.length > 0 && !hasDays ? null : change("days", request.days, changes),
    weekdays: hasDays ? request.weekdays : [],
    maxMinutes: change("maxMinutes", request.maxMinutes, changes),
    minMinutes: change("minMinutes", request.minMinutes, changes),
    totalMinutes: change("totalMinutes", request.totalMinutes, changes),
    maxRepeats: change("repeats", request.maxRepeats, changes),
  };
}
