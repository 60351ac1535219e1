import { paths } from "@fernwell/contract/paths";
import type { TextQuestion } from "@fernwell/contract/safety";
import type { UnansweredField } from "./questions.ts";

interface FieldWording {
  readonly searchLabel: string;
  readonly placeholder: string;
  /** The choice that there is nothing to keep out. */
  readonly nothing: string;
  /** The first step in which the text can be changed. */
  readonly editPath: string;
}

const food = { searchLabel: "Find the food or allergen", nothing: "Not a food" } as const;

export const wordingOf: Readonly<Record<TextQuestion, FieldWording>> = {
  food_allergies: { ...food, placeholder: "Peanut, milk, celery…", editPath: paths.editAllergyPreferences },
  disliked_ingredients: { ...food, placeholder: "Mushroom, olive…", editPath: paths.editAllergyPreferences },
  physical_limitations_details: {
    searchLabel: "Find the condition or movement",
    placeholder: "Knee, back, asthma, jumping…",
    nothing: "Nothing to avoid",
    editPath: paths.editExercisePreferences,
  },
};

interface UnansweredWording {
  readonly sentence: string;
  readonly tellLabel: string;
  /** The start of the questionnaire: its later steps cannot be saved without its first. */
  readonly tellPath: string;
  readonly noneLabel: string;
  /** Said once the person has none. */
  readonly noted: string;
}

export const unansweredWording: Readonly<Record<UnansweredField, UnansweredWording>> = {
  food_allergies: {
    sentence: "We don't know about your allergies yet.",
    tellLabel: "about your allergies",
    tellPath: paths.editMealPreferences,
    noneLabel: "no food allergies",
    noted: "Noted: you have no food allergies.",
  },
  physical_limitations_details: {
    sentence: "We don't know about injuries or limitations yet.",
    tellLabel: "about injuries or limitations",
    tellPath: paths.editExercisePreferences,
    noneLabel: "no injuries or limitations",
    noted: "Noted: you have no injuries or limitations.",
  },
};
