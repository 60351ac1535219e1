import { cookingKey } from "#app/doing/sessions.ts";
import { useDoing } from "#app/doing/use-doing.ts";

/** Where a meal that was begun goes on; null for one that was not begun or is finished. */
export function useCookingUnderWay(mealId: string): string | null {
  const { session, state } = useDoing(cookingKey, mealId);
  return session === null || state?.status === "finished" ? null : session.path;
}
