import type { Diet } from "@fernwell/domain/food/diets";
import type { Conflict } from "@fernwell/domain/safety/conflicts";
import type { Words } from "../catalogue/catalogue.types.ts";

/** Why an item is not for a person, in sentences. */
export function describeConflicts(conflicts: readonly Conflict[], words: Words): string[] {
  return [...new Set(conflicts.flatMap((conflict) => describeConflict(conflict, words)))];
}

function describeConflict(conflict: Conflict, words: Words): readonly string[] {
  switch (conflict.kind) {
    case "allergen":
      return [
        `${statusWords[conflict.status]} ${conflict.allergen.replaceAll("-", " ")}, which you cannot have.`,
      ];
    case "allergic-food":
      return [`Contains ${words.ingredient(conflict.ingredientId).toLowerCase()}, which you cannot have.`];
    case "disliked-allergen":
      return [`Contains ${conflict.allergen.replaceAll("-", " ")}, which you dislike.`];
    case "disliked-food":
      return [`Contains ${words.ingredient(conflict.ingredientId).toLowerCase()}, which you dislike.`];
    case "name":
      return [`Its name has "${conflict.name}" in it, which you told us to avoid.`];
    case "diet":
      return [`Is not ${dietInWords(conflict.diet, words)}.`];
    case "limitation":
      return conflict.reasons;
    case "too-hard":
      return ["It is hard, and you are under 18: we suggest gentler movement."];
    case "not-gentle":
      return ["We did not understand what you cannot do, so we only suggest gentle movement."];
    case "equipment":
      return ["Needs equipment that you do not have."];
  }
}

const statusWords = {
  contains: "Contains",
  mayContain: "May contain",
  unknown: "Cannot be said to be free of",
  notAnIngredient: "Does not contain",
} as const;

function dietInWords(diet: Diet, words: Words): string {
  return words.option("dietary_tag", diet).toLowerCase();
}
