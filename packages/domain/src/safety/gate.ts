import type { Meditation } from "../calm/meditation.ts";
import { type Allergen, type AllergenStatus, allergens } from "../food/allergens.ts";
import type { DerivedMeal } from "../food/derived-meal.ts";
import type { Diet } from "../food/diets.ts";
import type { IngredientId } from "../food/ingredient.ts";
import { type Exercise, needsEquipment } from "../movement/exercise.ts";
import { isGentle } from "../movement/gentle.ts";
import { isHard } from "../movement/hard.ts";
import { cautionFor, type Limitation } from "../movement/limitations.ts";
import { carriesName, type FoodConstraints, type MovementConstraints } from "./constraints.ts";

declare const servable: unique symbol;

/** An item that the gate has let through for a person. Only the gate makes one. */
export type Servable<Item> = Item & { readonly [servable]: true };

/** Why an item is not for a person. */
export type Conflict =
  | { readonly kind: "allergen"; readonly allergen: Allergen; readonly status: AllergenStatus }
  | { readonly kind: "allergic-food"; readonly ingredientId: IngredientId }
  | { readonly kind: "disliked-allergen"; readonly allergen: Allergen }
  | { readonly kind: "disliked-food"; readonly ingredientId: IngredientId }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "diet"; readonly diet: Diet }
  | { readonly kind: "limitation"; readonly limitation: Limitation; readonly reasons: readonly string[] }
  | { readonly kind: "too-hard" }
  | { readonly kind: "not-gentle" }
  | { readonly kind: "equipment" };

export type Verdict<Item> =
  | { readonly isServable: true; readonly item: Servable<Item> }
  | { readonly isServable: false; readonly conflicts: readonly Conflict[] };

export function mealVerdict<Item extends DerivedMeal>(meal: Item, person: FoodConstraints): Verdict<Item> {
  const has = new Set(meal.ingredients.map(({ ingredientId }) => ingredientId));
  return decide(meal, [
    ...allergens
      .filter((allergen) => person.allergens.includes(allergen) && isUnsafe(meal.allergens[allergen]))
      .map((allergen): Conflict => ({ kind: "allergen", allergen, status: meal.allergens[allergen] })),
    ...[...has]
      .filter((id) => person.allergicTo.includes(id))
      .map((ingredientId): Conflict => ({ kind: "allergic-food", ingredientId })),
    ...allergens
      .filter((allergen) => person.dislikedAllergens.includes(allergen) && isInIt(meal.allergens[allergen]))
      .map((allergen): Conflict => ({ kind: "disliked-allergen", allergen })),
    ...[...has]
      .filter((id) => person.disliked.includes(id))
      .map((ingredientId): Conflict => ({ kind: "disliked-food", ingredientId })),
    ...person.names
      .filter((name) => carriesName(meal.name, [name]))
      .map((name): Conflict => ({ kind: "name", name })),
    ...person.diets
      .filter((diet) => !meal.diets.includes(diet))
      .map((diet): Conflict => ({ kind: "diet", diet })),
  ]);
}

/** For an allergy a trace is too much, and so is not knowing. */
export function isUnsafe(status: AllergenStatus): boolean {
  return status !== "notAnIngredient";
}

/** For a dislike a trace does not matter; not knowing counts as being in it. */
export function isInIt(status: AllergenStatus): boolean {
  return status === "contains" || status === "unknown";
}

export function exerciseVerdict<Item extends Exercise>(
  exercise: Item,
  person: MovementConstraints,
): Verdict<Item> {
  return decide(exercise, [
    ...person.limitations.flatMap((limitation): Conflict[] => {
      const { advice, reasons } = cautionFor(limitation, exercise);
      return advice === "avoid" ? [{ kind: "limitation", limitation, reasons }] : [];
    }),
    ...(person.isMinor && isHard(exercise) ? [{ kind: "too-hard" } as const] : []),
    ...(person.onlyGentle && !isGentle(exercise) ? [{ kind: "not-gentle" } as const] : []),
    ...(!person.hasEquipment && needsEquipment(exercise) ? [{ kind: "equipment" } as const] : []),
  ]);
}

/** Nothing in a meditation is kept from anybody; what may unsettle is said in its content notes. */
export function meditationVerdict<Item extends Meditation>(meditation: Item): Verdict<Item> {
  return decide(meditation, []);
}

function decide<Item>(item: Item, conflicts: readonly Conflict[]): Verdict<Item> {
  return conflicts.length === 0
    ? { isServable: true, item: item as Servable<Item> }
    : { isServable: false, conflicts };
}
