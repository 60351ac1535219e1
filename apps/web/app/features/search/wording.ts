import type { FoundGroup } from "@fernwell/contract/search";
import { inOneLine } from "#app/items/hidden-items.tsx";

export const searchHint = "What are you looking for?";

export const searchFailure = "We could not search just now.";

/** For people who have not searched yet. */
export const exampleQueries = ["spinach and eggs", "seated", "sleep"];

export function countFound(groups: readonly FoundGroup[]): number {
  return groups.reduce((sum, { total }) => sum + total, 0);
}

/** "12 results", for a screen reader. */
export function describeFound(groups: readonly FoundGroup[], query: string): string {
  const count = countFound(groups);
  if (count > 0) return count === 1 ? "1 result" : `${count} results`;
  return `${describeNothing(groups, query)} ${describeAllHidden(groups)}`.trim();
}

export function describeNothing(groups: readonly FoundGroup[], query: string): string {
  return groups.length === 0 ? `Nothing found for “${query}”.` : "Nothing found that suits you.";
}

/** "3 contain peanut, or may." Empty if nothing is hidden. */
export function describeAllHidden(groups: readonly FoundGroup[]): string {
  return groups.map(({ hidden }) => `${inOneLine(hidden.causes)}.`).join(" ");
}

/** "3 more contain peanut, or may", below what is shown; null if nothing is hidden. */
export function describeMoreHidden({ total, hidden }: FoundGroup): string | null {
  if (hidden.total === 0) return null;
  if (total === 0) return inOneLine(hidden.causes);
  const [first, ...others] = hidden.causes;
  return first && others.length === 0
    ? `${first.count} more ${first.cause}`
    : `${hidden.total} more hidden: ${inOneLine(hidden.causes)}`;
}
