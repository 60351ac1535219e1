import type { TextQuestion } from "@fernwell/contract/safety";
import type { ToldField } from "@fernwell/domain/safety/told";

/** What we call the answer to a question that is answered with a text. */
export const textFields = {
  food_allergies: "allergies",
  disliked_ingredients: "dislikes",
  physical_limitations_details: "limitations",
} as const satisfies Record<TextQuestion, ToldField>;

export const textQuestions = {
  allergies: "food_allergies",
  dislikes: "disliked_ingredients",
  limitations: "physical_limitations_details",
} as const satisfies { readonly [Field in ToldField]: QuestionAbout<Field> };

/** The compiler rejects a question that stands for another field above. */
type QuestionAbout<Field extends ToldField> = {
  [Question in TextQuestion]: (typeof textFields)[Question] extends Field ? Question : never;
}[TextQuestion];
