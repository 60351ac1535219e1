import type { Entries, Problem } from "../entries.ts";
import type { ConditionEntry } from "../schemas/condition.ts";

/** Every promise to a person names the fields that make it true, and the entry has them. */
export function checkLimits({ conditions }: Pick<Entries, "conditions">): Problem[] {
  return [...conditions].flatMap(([id, entry]) =>
    listBrokenPromises(entry).map((what) => ({ where: `conditions/${id}`, what })),
  );
}

/** A promise in other words than "keeps" would name no field. */
const hiddenPromise =
  /\bwe (?:will |can |also )?(?:leave out|keep (?!them so)|offer(?! you (?:very little|next to nothing))|spare|show|avoid|never suggest)\b/i;

export function listBrokenPromises(entry: ConditionEntry): string[] {
  return entry.limits.flatMap((clause) => {
    if ("keeps" in clause) {
      return clause.by
        .filter((field) => !isFilled(entry, field))
        .map((field) => `it promises “${clause.keeps}”, and ${field} is empty`);
    }
    const text = Object.values(clause).join();
    return hiddenPromise.test(text) ? [`“${text}” promises something and names no field`] : [];
  });
}

/** A field such as `food.ingredients`, or a value in it such as `movement.facets.inversion`. */
function isFilled(entry: ConditionEntry, field: string): boolean {
  const [part = "", name = "", ...rest] = field.split(".");
  if (part === "withholds") return entry.withholds.some((each) => each === name);
  if (part === "rest") return entry.rest.some((each) => each === name);
  const fields = part === "food" ? entry.food : part === "movement" ? entry.movement : null;
  const value = Object.entries(fields ?? {}).find(([key]) => key === name)?.[1];
  if (!Array.isArray(value)) return value === true;
  return rest.length === 0 ? value.length > 0 : value.some((each) => each === rest.join("."));
}
