import { type Bitset, countBoth } from "../bitset.ts";
import { type Allergen, treeNuts } from "../food/allergens.ts";
import { type Diet, restrictiveDiets } from "../food/diets.ts";
import { healthTags, isWishedTag } from "../food/health-tags.ts";
import type { HiddenCause } from "../safety/gate.ts";
import type { Reason } from "./weights.ts";

/** What the product calls food without some allergens. */
const dietsWithout: readonly (readonly [Diet, readonly Allergen[]])[] = [
  ["gluten-free", ["wheat", "gluten"]],
  ["dairy-free", ["milk"]],
  ["egg-free", ["egg"]],
  ["nut-free", [...treeNuts, "peanut"]],
];

/** These keep meals out; the others only ask for more of something. */
const conditionTags = healthTags.filter((tag) => !isWishedTag(tag));

/**
 * What holds for everything a person is offered because the gate keeps the rest from them. They read it on some cards,
 * so that they know it was heeded. A diet is named for an allergen only if all the items fit it.
 */
export function listAssurances(
  causes: readonly HiddenCause[],
  offered: Bitset,
  findMealsOf: (diet: Diet) => Bitset,
): Reason[] {
  const total = countBoth(offered, offered);
  const avoided = causes.flatMap((cause) => (cause.kind === "allergen" ? cause.allergen : []));
  const known = dietsWithout.filter(
    ([diet, without]) =>
      without.some((allergen) => avoided.includes(allergen)) &&
      countBoth(offered, findMealsOf(diet)) === total,
  );
  const covered = new Set(known.flatMap(([, without]) => without));
  const others = avoided.filter((allergen) => !covered.has(allergen));
  return [
    ...known.map(([id]) => ({ kind: "diet", id }) as const),
    ...causes.flatMap((cause): Reason[] => {
      if (cause.kind === "diet") return [{ kind: "diet", id: cause.diet }];
      return cause.kind === "health-tag" ? [{ kind: "health-tag", id: cause.tag }] : [];
    }),
    ...(others.length > 0 ? [{ kind: "free-of", allergens: others } as const] : []),
  ];
}

/** Whether a reason says that a constraint of the person was heeded. */
export function isAssurance(reason: Reason): boolean {
  switch (reason.kind) {
    case "fine-for":
    case "free-of":
      return true;
    case "diet":
      return restrictiveDiets.some((diet) => diet === reason.id);
    case "health-tag":
      return conditionTags.some((tag) => tag === reason.id);
    default:
      return false;
  }
}
