import type { Branded } from "../branded.ts";
import type { RestFacet } from "../calm/rest-facets.ts";
import type { Allergen } from "../food/allergens.ts";
import type { Diet } from "../food/diets.ts";
import type { HealthTag } from "../food/health-tags.ts";
import type { IngredientId } from "../food/ingredient.ts";
import type { MovementFacet } from "../movement/facets.ts";
import type { Limitation } from "../movement/limitations.ts";
import type { Withholding } from "./withheld.ts";

export type ConditionId = Branded<string, "ConditionId">;

/** An illness, a medicine, a stage of life, a religion or a diet, with everything it keeps out, whichever question it answers. */
export interface Condition {
  readonly id: ConditionId;
  readonly name: string;
  /** Whole phrases that people write for it. */
  readonly words: readonly string[];
  readonly food: {
    readonly allergens: readonly Allergen[];
    readonly ingredientIds: readonly IngredientId[];
    readonly diets: readonly Diet[];
    readonly healthTags: readonly HealthTag[];
    readonly separatesMeatAndMilk: boolean;
  } | null;
  readonly movement: {
    readonly facets: readonly MovementFacet[];
    readonly limitations: readonly Limitation[];
    readonly isGentleOnly: boolean;
  } | null;
  /** What it keeps out of rest, beside what follows from movement. */
  readonly rest: readonly RestFacet[];
  /** What is not shown to the person, nor ranked, searched or filtered by. */
  readonly withholds: readonly Withholding[];
  /** What we cannot do for it, in one sentence. Null when our facts cover it. */
  readonly limits: string | null;
  /** Going on with what we can do would not be safe without asking. */
  readonly asksFirst: boolean;
  /** What to ask a doctor, dietitian or midwife. */
  readonly professionalAdvice: string | null;
  /** The guideline that the rules follow. */
  readonly source: string;
}
