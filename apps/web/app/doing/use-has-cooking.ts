import { useIsStored } from "#app/lib/storage.ts";

/** Whether something is being cooked. Reading what it is takes schemas that most pages do not load. */
export function useHasCooking(): boolean {
  return useIsStored(["doing_cook"]);
}
