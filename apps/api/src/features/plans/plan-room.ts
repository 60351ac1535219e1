import { mostPlanItems } from "@fernwell/contract/plans";
import { AppError } from "../../platform/app-error.ts";

export const maxPlans = 100;

/** A list that does not grow is never refused. */
export function requireRoom(
  count: number,
  countBefore: number,
  { max, name }: { readonly max: number; readonly name: string } = { max: mostPlanItems, name: "items" },
): void {
  if (count <= Math.max(max, countBefore)) return;
  throw new AppError("list_full", {
    detail: `A plan can have ${max} ${name}, and now has ${countBefore}. Please remove ${count - max} first.`,
  });
}
