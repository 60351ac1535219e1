import { addresses, paths } from "#app/lib/paths.ts";
import type { Tone } from "#app/ui/tone.ts";

/** The first time through, with Skip; or later, from the settings. */
export type Flow = "onboarding" | "edit";

export type Part = "meals" | "exercise" | "meditation";

export const partTones: Readonly<Record<Part, Tone>> = {
  meals: "clay",
  exercise: "lake",
  meditation: "dusk",
};

/** What every form of a step is given. */
export interface StepProps {
  readonly step: Step;
  readonly isMinor: boolean;
}

/** Where one screen stands in its flow. What is asked there is the same in both flows. */
export interface Step {
  readonly flow: Flow;
  /** The part of each step of the flow, in their order. */
  readonly parts: readonly Part[];
  /** Counted from 1. */
  readonly position: number;
  readonly back: string;
  /** Back leads to wherever the person came from, and to `back` where that is nowhere. */
  readonly backIsInHistory?: boolean;
  readonly next: string;
  /** A closing step sends what the steps of its part have gathered, before it goes on. */
  readonly isClosing: boolean;
  readonly action: "Next" | "Save" | "Finish";
}

const onboardingParts: readonly Part[] = [
  "meals",
  "meals",
  "meals",
  "exercise",
  "exercise",
  "meditation",
  "meditation",
];
const onboarding = { flow: "onboarding", parts: onboardingParts, isClosing: false, action: "Next" } as const;
const edit = { flow: "edit", isClosing: false, action: "Next" } as const;
const editMeals = { ...edit, parts: ["meals", "meals", "meals"] } as const;
const editExercise = { ...edit, parts: ["exercise", "exercise"] } as const;
const editMeditation = { ...edit, parts: ["meditation", "meditation"] } as const;
const saving = { isClosing: true, action: "Save", next: paths.settings } as const;

const steps = {
  [addresses.mealPreferences]: {
    ...onboarding,
    position: 1,
    back: paths.preferences,
    next: paths.allergyPreferences,
  },
  [addresses.allergyPreferences]: {
    ...onboarding,
    position: 2,
    back: paths.mealPreferences,
    next: paths.mealTimingPreferences,
  },
  [addresses.mealTimingPreferences]: {
    ...onboarding,
    position: 3,
    back: paths.allergyPreferences,
    next: paths.exercisePreferences,
    isClosing: true,
  },
  [addresses.exercisePreferences]: {
    ...onboarding,
    position: 4,
    back: paths.mealTimingPreferences,
    next: paths.fitnessPreferences,
  },
  [addresses.fitnessPreferences]: {
    ...onboarding,
    position: 5,
    back: paths.exercisePreferences,
    next: paths.meditationPreferences,
    isClosing: true,
  },
  [addresses.meditationPreferences]: {
    ...onboarding,
    position: 6,
    back: paths.fitnessPreferences,
    backIsInHistory: true,
    next: paths.meditationSetup,
  },
  [addresses.meditationSetup]: {
    ...onboarding,
    position: 7,
    back: paths.meditationPreferences,
    next: paths.home,
    isClosing: true,
    action: "Finish",
  },

  [addresses.editMealPreferences]: {
    ...editMeals,
    position: 1,
    back: paths.settings,
    next: paths.editAllergyPreferences,
  },
  [addresses.editAllergyPreferences]: {
    ...editMeals,
    position: 2,
    back: paths.settings,
    next: paths.editMealTimingPreferences,
  },
  [addresses.editMealTimingPreferences]: {
    ...editMeals,
    ...saving,
    position: 3,
    back: paths.editAllergyPreferences,
  },
  [addresses.editExercisePreferences]: {
    ...editExercise,
    position: 1,
    back: paths.settings,
    next: paths.editFitnessPreferences,
  },
  [addresses.editFitnessPreferences]: {
    ...editExercise,
    ...saving,
    position: 2,
    back: paths.editExercisePreferences,
  },
  [addresses.editMeditationPreferences]: {
    ...editMeditation,
    position: 1,
    back: paths.settings,
    next: paths.editMeditationSetup,
  },
  [addresses.editMeditationSetup]: {
    ...editMeditation,
    ...saving,
    position: 2,
    back: paths.editMeditationPreferences,
  },
} satisfies Record<string, Step>;

export type StepAddress = keyof typeof steps;

/** The address of the step that the router has come to; the id of a screen's route is its address. */
export function stepAddress(matches: readonly ({ readonly id: string } | undefined)[]): StepAddress {
  const address = matches.at(-1)?.id ?? "";
  if (!isStep(address)) throw new RangeError(`There is no step at ${address}`);
  return address;
}

export function stepAt(address: StepAddress): Step {
  return steps[address];
}

function isStep(address: string): address is StepAddress {
  return address in steps;
}

export function partOf({ parts, position }: Step): Part {
  const part = parts[position - 1];
  if (part === undefined) throw new RangeError(`The flow has no step ${position}`);
  return part;
}
