import { restFacetWords } from "@fernwell/domain/calm/rest-facet-words";
import { type Allergen, allergens, treeNuts } from "@fernwell/domain/food/allergens";
import type { Diet } from "@fernwell/domain/food/diets";
import type { HealthTag } from "@fernwell/domain/food/health-tags";
import type { Ingredient, IngredientId } from "@fernwell/domain/food/ingredient";
import { facetWords } from "@fernwell/domain/movement/facet-words";
import { listAvoidedMovements } from "@fernwell/domain/movement/limitation-words";
import type { Condition, ConditionId } from "@fernwell/domain/safety/condition";
import {
  constrainExercises,
  constrainMeals,
  type ExerciseConstraint,
  type MealConstraint,
} from "@fernwell/domain/safety/constraints";
import type { Meaning } from "@fernwell/domain/safety/meanings";
import type { ToldReading } from "@fernwell/domain/safety/read-told";
import { listConditionRest } from "@fernwell/domain/safety/rest-effects";
import type { ToldField } from "@fernwell/domain/safety/told";

/** Where the words come from. */
export interface KeptOutWords {
  findFood(id: IngredientId): Pick<Ingredient, "name" | "allergens"> | undefined;
  findCondition(id: ConditionId): Condition | undefined;
  nameDiet(diet: Diet): string;
  nameHealthTag(tag: HealthTag): string;
  nameExercise(id: string): string;
}

const maxNamed = 8;

/**
 * Says what the gate excludes because of these meanings, by asking for the constraints that they lead to. What a
 * condition keeps out anyway is not said twice.
 */
export function describeKeptOut(
  field: ToldField,
  meanings: readonly Meaning[],
  words: KeptOutWords,
  dislikedNames: readonly string[] = [],
): string {
  const conditions = meanings.flatMap((meaning) =>
    meaning.kind === "condition" ? (words.findCondition(meaning.conditionId) ?? []) : [],
  );
  const others = meanings.filter((meaning) => !conditions.some((condition) => includes(condition, meaning)));
  const parts = [
    describeConstraints(toReading({ field, meanings: others, conditions: [], dislikedNames }), words),
    ...conditions.map((condition) => {
      const kept = describeConstraints(
        toReading({ field, meanings: [], conditions: [condition], dislikedNames: [] }),
        words,
      );
      return kept === "" ? condition.name : `${condition.name}: ${kept}`;
    }),
  ].filter((part) => part !== "");
  return parts.length === 0 ? "nothing" : parts.join("; ");
}

function includes(condition: Condition, meaning: Meaning): boolean {
  const { food, movement } = condition;
  switch (meaning.kind) {
    case "allergen":
      return food?.allergens.includes(meaning.allergen) ?? false;
    case "ingredient":
      return food?.ingredientIds.includes(meaning.ingredientId) ?? false;
    case "facet":
      return movement?.facets.includes(meaning.facet) ?? false;
    case "limitation":
      return movement?.limitations.includes(meaning.limitation) ?? false;
    case "rest-facet":
      return listConditionRest(condition).includes(meaning.facet);
    case "gentle":
      return movement?.isGentleOnly ?? false;
    case "condition":
    case "exercise":
      return false;
  }
}

interface Said {
  readonly field: ToldField;
  readonly meanings: readonly Meaning[];
  readonly conditions: readonly Condition[];
  readonly dislikedNames: readonly string[];
}

function toReading({ field, meanings, conditions, dislikedNames }: Said): ToldReading {
  return {
    meanings: { allergies: [], dislikes: [], limitations: [], [field]: meanings },
    conditions,
    questions: [],
    dislikedNames,
  };
}

function describeConstraints(told: ToldReading, words: KeptOutWords): string {
  const meals = constrainMeals({ diets: [], healthTags: [] }, told);
  const exercises = constrainExercises({ hasEquipment: true }, told, { isMinor: false });
  const active = [describeFoods(meals, words), describeMovements(exercises, words)]
    .filter((names) => names.length > 0)
    .map((names) => names.join(", "))
    .join("; in movement: ");
  return [active, describeRest(told)].filter((part) => part !== "").join("; ");
}

/** What follows from movement anyway is not said again for rest. */
function describeRest({ meanings, conditions }: ToldReading): string {
  const facets = [
    ...meanings.limitations.flatMap((meaning) => (meaning.kind === "rest-facet" ? [meaning.facet] : [])),
    ...conditions.flatMap(({ rest }) => rest),
  ];
  const names = shorten(
    facets.map((facet) => restFacetWords[facet]),
    ["thing", "things"],
  );
  return names.length === 0 ? "" : `rest with ${names.join(", ")}`;
}

/** The classes, then the single foods that contain none of them, then the rules. */
function describeFoods(constraints: readonly MealConstraint[], words: KeptOutWords): string[] {
  const classes = allergens.filter((allergen) =>
    constraints.some((each) => "allergen" in each && each.allergen === allergen),
  );
  const foods = constraints.flatMap((each) => {
    const food = "ingredientId" in each ? words.findFood(each.ingredientId) : undefined;
    return food === undefined || containsAny(food, classes) ? [] : [shortenName(food.name)];
  });
  return [
    ...nameClasses(classes),
    ...shorten(foods, ["food", "foods"]),
    ...constraints.flatMap((each) => {
      if (each.kind === "diet") return [`what is not ${words.nameDiet(each.diet)}`];
      if (each.kind === "health-tag") return [`what is not ${words.nameHealthTag(each.tag)}`];
      if (each.kind === "disliked-name") return [`meals with “${each.name}” in their name`];
      return each.kind === "meat-with-milk" ? ["meat and milk in one meal"] : [];
    }),
  ];
}

function nameClasses(classes: readonly Allergen[]): string[] {
  const isNut = (allergen: Allergen) => treeNuts.some((nut) => nut === allergen);
  const hasAllNuts = classes.filter(isNut).length === treeNuts.length;
  return [
    ...classes.filter((allergen) => !hasAllNuts || !isNut(allergen)).map((name) => name.replaceAll("-", " ")),
    ...(hasAllNuts ? ["tree nuts"] : []),
  ];
}

function describeMovements(constraints: readonly ExerciseConstraint[], words: KeptOutWords): string[] {
  const movements = constraints.flatMap((each) => {
    switch (each.kind) {
      case "limitation":
        return listAvoidedMovements(each.limitation);
      case "facet":
        return [facetWords[each.facet]];
      case "avoided-exercise":
        return [words.nameExercise(each.exerciseId).toLowerCase()];
      default:
        return [];
    }
  });
  const isGentleOnly = constraints.some(({ kind }) => kind === "not-gentle");
  return [
    ...(isGentleOnly ? ["everything but gentle movement"] : []),
    ...shorten(movements, ["movement", "movements"]),
  ];
}

/** Names each thing once, and counts those past the limit. */
function shorten(names: readonly string[], [one, many]: readonly [string, string]): string[] {
  const distinct = [...new Set(names)];
  const rest = distinct.length - maxNamed;
  return [
    ...distinct.slice(0, maxNamed),
    ...(rest > 0 ? [`and ${rest} more ${rest === 1 ? one : many}`] : []),
  ];
}

/** "Corn tortilla (100% maize)" becomes "corn tortilla", and "Tamari, gluten-free" becomes "tamari". */
function shortenName(name: string): string {
  return name.replace(/\s*[,(].*$/, "").toLowerCase();
}

function containsAny(food: Pick<Ingredient, "allergens">, classes: readonly Allergen[]): boolean {
  return classes.some((allergen) => food.allergens[allergen] === "contains");
}
