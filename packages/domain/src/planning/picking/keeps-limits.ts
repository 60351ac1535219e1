import type { Limit } from "./plan-rules.ts";

/** Whether one more item leaves every kind as rare as it must be. */
export function keepsLimits<Item>(
  item: Item,
  picked: readonly (Item | null)[],
  limits: readonly Limit<Item>[],
): boolean {
  return limits.every(
    ({ isOf, atMost }) =>
      atMost === null ||
      !isOf(item) ||
      picked.filter((other) => other !== null && isOf(other)).length < atMost,
  );
}
