import type { RestFacet } from "../calm/rest-facets.ts";
import type { Allergen } from "../food/allergens.ts";
import type { IngredientId } from "../food/ingredient.ts";
import type { ExerciseId } from "../movement/exercise.ts";
import type { MovementFacet } from "../movement/facets.ts";
import type { Limitation } from "../movement/limitations.ts";
import type { ConditionId } from "./condition.ts";

/** What a phrase keeps out of a person's food, movement or rest. */
export type Meaning =
  | { readonly kind: "allergen"; readonly allergen: Allergen }
  | { readonly kind: "ingredient"; readonly ingredientId: IngredientId }
  | { readonly kind: "condition"; readonly conditionId: ConditionId }
  | { readonly kind: "limitation"; readonly limitation: Limitation }
  | { readonly kind: "facet"; readonly facet: MovementFacet }
  | { readonly kind: "exercise"; readonly exerciseId: ExerciseId }
  | { readonly kind: "rest-facet"; readonly facet: RestFacet }
  /** Only gentle movement. */
  | { readonly kind: "gentle" };

/** The form in which a meaning is stored and sent, such as `allergen peanut`. */
export function getMeaningKey(meaning: Meaning): string {
  switch (meaning.kind) {
    case "allergen":
      return `allergen ${meaning.allergen}`;
    case "ingredient":
      return `ingredient ${meaning.ingredientId}`;
    case "condition":
      return `condition ${meaning.conditionId}`;
    case "limitation":
      return `limitation ${meaning.limitation}`;
    case "facet":
      return `facet ${meaning.facet}`;
    case "exercise":
      return `exercise ${meaning.exerciseId}`;
    case "rest-facet":
      return `rest-facet ${meaning.facet}`;
    case "gentle":
      return "gentle";
  }
}

export function uniqueMeanings(meanings: readonly Meaning[]): readonly Meaning[] {
  return [...new Map(meanings.map((meaning) => [getMeaningKey(meaning), meaning])).values()];
}
