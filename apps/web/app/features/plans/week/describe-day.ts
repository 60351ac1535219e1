import type { ItemKind } from "@fernwell/domain/item-kind";
import type { ShownWeekEntry } from "./shown-week.ts";

const verbs: Readonly<Record<ItemKind, string>> = {
  meal: "to cook",
  exercise: "to move",
  meditation: "to rest",
};
const numbers = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "Two to cook, one to move." Leftovers are not cooked. */
export function describeDay(shown: readonly ShownWeekEntry[]): string {
  if (shown.length === 0) return "Nothing is planned.";
  const open = shown.filter(({ entry }) => !entry.isDone);
  if (open.length === 0) return "All done.";
  const parts = (["meal", "exercise", "meditation"] as const).flatMap((kind) => {
    const count = open.filter(({ entry, isLeftover }) => entry.kind === kind && !isLeftover).length;
    return count === 0 ? [] : [`${numbers[count] ?? count} ${verbs[kind]}`];
  });
  const sentence = parts.length === 0 ? "leftovers" : parts.join(", ");
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
