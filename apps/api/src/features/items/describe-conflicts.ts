import { restFacetWords } from "@fernwell/domain/calm/rest-facet-words";
import { facetWords } from "@fernwell/domain/movement/facet-words";
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
    case "disliked-name":
      return [`Its name has "${conflict.name}" in it, which you dislike.`];
    case "diet":
      return [`Is not ${writeInSentence(words.option("dietary_tag", conflict.diet))}.`];
    case "health-tag":
      return [`Is not ${writeInSentence(words.option("health_tag", conflict.tag))}.`];
    case "meat-with-milk":
      return ["Has meat and milk together."];
    case "limitation":
      return conflict.reasons;
    case "facet":
      return [`Involves ${facetWords[conflict.facet]}, which does not suit what you told us.`];
    case "rest-facet":
      return [`Has ${restFacetWords[conflict.facet]} in it, which does not suit what you told us.`];
    case "avoided-exercise":
      return ["You told us to leave this exercise out."];
    case "too-hard":
      return ["It is hard, and you are under 18: we suggest gentler movement."];
    case "not-gentle":
      return ["Is not gentle, and only gentle movement fits what you told us."];
    case "equipment":
      return ["Needs equipment that you do not have."];
    case "unanswered-question":
      return ["We have a question about something you wrote, and need your answer first."];
  }
}

const statusWords = {
  contains: "Contains",
  mayContain: "May contain",
  unknown: "Cannot be said to be free of",
  notAnIngredient: "Does not contain",
} as const;

/** "Kidney Friendly" becomes "kidney friendly", and "PCOS Friendly" "PCOS friendly". */
export function writeInSentence(name: string): string {
  return name.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
}
