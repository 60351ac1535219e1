import { listPositions } from "@fernwell/domain/bitset";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { Diet } from "@fernwell/domain/food/diets";
import type { HealthTag } from "@fernwell/domain/food/health-tags";
import { type MealType, mealTypes } from "@fernwell/domain/food/meal";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { noMealAnswers, noPreference } from "@fernwell/domain/recommend/answers";
import { type GateCatalogue, openGate } from "@fernwell/domain/safety/gate";
import { readTold } from "@fernwell/domain/safety/read-told";
import { nothingTold } from "@fernwell/domain/safety/told";
import { createVocabulary } from "@fernwell/domain/safety/vocabulary";
import type { Catalogue } from "../src/catalogue.ts";
import { indexConflicts } from "../src/index-conflicts.ts";
import { type RealisticPerson, realisticPeople } from "./realistic-people.ts";

/** A meal that is quick enough for a working day. */
const quickMinutes = 30;

/** The meals of one type that the gate leaves to a person. */
export interface PersonShelf {
  readonly person: string;
  readonly mealType: MealType;
  readonly meals: readonly DerivedMeal[];
  readonly quick: readonly DerivedMeal[];
}

/** For each of the realistic people and each meal type, what the real gate leaves of the catalogue. */
export function listPeopleShelves(catalogue: Catalogue): PersonShelf[] {
  const gateCatalogue = createGateCatalogue(catalogue);
  return realisticPeople.flatMap((person) => {
    const servable = listServable(gateCatalogue, toMealPerson(person, catalogue));
    return mealTypes.map((mealType) => {
      const meals = servable.filter((meal) => meal.mealTypes.includes(mealType));
      return {
        person: person.name,
        mealType,
        meals,
        quick: meals.filter(({ minutes }) => minutes <= quickMinutes),
      };
    });
  });
}

function createGateCatalogue(catalogue: Catalogue): GateCatalogue {
  const vocabulary = createVocabulary(catalogue);
  return {
    readTold: (told) => readTold(told, vocabulary),
    shelves: {
      meal: { conflicts: indexConflicts("meal", catalogue.meals, catalogue) },
      exercise: { conflicts: indexConflicts("exercise", [], catalogue) },
      meditation: { conflicts: indexConflicts("meditation", [], catalogue) },
    },
  };
}

function listServable(gateCatalogue: GateCatalogue, person: PersonContext<"meal">): DerivedMeal[] {
  const gated = openGate(gateCatalogue, person).judgeAll();
  return listPositions(gated.servable).flatMap((position) => gated.findItemAt(position) ?? []);
}

/** What the gate reads of a person's answers: the diets and tags they chose and the texts they typed. */
function toMealPerson(
  { age, meal, exercise }: RealisticPerson,
  { optionLists }: Catalogue,
): PersonContext<"meal"> {
  const chosen = (field: string, list: string) =>
    listTexts(meal[field]).map((name) => {
      const option = optionLists.get(list)?.find((each) => each.name === name);
      if (option === undefined) throw new Error(`${list} has no ${name}`);
      return option.id;
    });
  const allergies = listTexts(meal["food_allergies"]).join(", ");
  const dislikes = listTexts(meal["disliked_ingredients"]).join(", ");
  const limitations = listTexts(exercise["physical_limitations_details"]).join(", ");
  return {
    kind: "meal",
    answers: {
      ...noMealAnswers,
      allergies,
      dislikes,
      diets: chosen("dietary_preferences", "dietary_tag").filter((id) => id !== noPreference) as Diet[],
      healthTags: chosen("health_tags", "health_tag") as HealthTag[],
    },
    told: { ...nothingTold, texts: { allergies, dislikes, limitations } },
    isMinor: age !== null && age < 18,
  };
}

function listTexts(value: RealisticPerson["meal"][string] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === "object" ? value : [String(value)];
}
