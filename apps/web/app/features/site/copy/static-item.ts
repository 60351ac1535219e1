/** A sample without its details. */
export interface StaticCard {
  readonly id: 0 | 1 | 2 | 3;
  readonly title: string;
  /** The name of its picture. */
  readonly image: string;
  /** The catalogue entry with the same name. */
  readonly entry: string;
  readonly description: string;
  /** Whether the sample has a page of its own. */
  readonly hasDetails: boolean;
}

export interface StaticItem<Details> extends StaticCard {
  readonly details: Details;
}

/** Joins cards and details, which are listed in the same order. */
export function addDetails<Card, Details>(
  cards: readonly Card[],
  details: readonly Details[],
): (Card & { readonly details: Details })[] {
  return details.flatMap((each, index) => {
    const card = cards[index];
    return card === undefined ? [] : [{ ...card, details: each }];
  });
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
