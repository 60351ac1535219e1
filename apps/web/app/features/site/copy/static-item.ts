export interface StaticItem<Details> {
  readonly id: 0 | 1 | 2 | 3;
  readonly title: string;
  /** The name of its picture. */
  readonly image: string;
  /** The catalogue entry with the same name. */
  readonly entry: string;
  readonly description: string;
  readonly details: Details;
}

export interface StaticMealDetails {
  /** Each line is "name - purpose". */
  readonly cookware: readonly string[];
  readonly ingredients: readonly { readonly name: string; readonly quantity: string }[];
}

export interface StaticExerciseDetails {
  readonly tabs: Readonly<
    Record<"How to Perform" | "Recommended Accessories" | "Required Equipment", readonly string[]>
  >;
  readonly musclesTargeted: readonly string[];
}

export interface StaticMeditationDetails {
  readonly tabs: Readonly<Record<"Sound" | "Benefits" | "Accessories", readonly string[]>>;
  readonly howToMeditate: readonly string[];
}

export type StaticMeal = StaticItem<StaticMealDetails>;
export type StaticExercise = StaticItem<StaticExerciseDetails>;
export type StaticMeditation = StaticItem<StaticMeditationDetails> & { readonly minutes: number };
