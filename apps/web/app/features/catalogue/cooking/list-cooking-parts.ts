import type { Meal } from "@fernwell/contract/catalogue";
import { maxUntimedSeconds, type Part } from "@fernwell/domain/doing/doing";
import type { CookingDetail } from "#app/doing/sessions.ts";

/** A phone that is left beside a pot overnight has not cooked all night. */
const maxStepSeconds = 4 * 60 * 60;

/** Each step lasts until the person goes on. One that waits counts for its wait too. */
export function listCookingParts(steps: Meal["method"]["steps"]): Part<CookingDetail>[] {
  return steps.map(({ minutes }, step) => ({
    seconds: null,
    maxSeconds: Math.min((minutes ?? 0) * 60 + maxUntimedSeconds, maxStepSeconds),
    detail: { step },
  }));
}
