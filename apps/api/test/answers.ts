import type { ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import type {
  AnswersByKind,
  ExerciseAnswers,
  MealAnswers,
  MeditationAnswers,
} from "@fernwell/domain/recommend/answers";
import { noExerciseAnswers, noMealAnswers, noMeditationAnswers } from "@fernwell/domain/recommend/answers";
import { nothingTold, type Told } from "@fernwell/domain/safety/told";
import { sql } from "kysely";
import { aUser, findUserId } from "./people.ts";
import type { TestApp } from "./test-app.ts";

interface Answers {
  readonly meals?: Partial<MealAnswers>;
  readonly exercise?: Partial<ExerciseAnswers>;
  readonly meditation?: Partial<MeditationAnswers>;
}

/** A yes or no is never stored as unanswered. */
const someMeditationAnswers: MeditationAnswers = { ...noMeditationAnswers, hasMeditatedBefore: false };

/** A person who has answered the given questionnaires. */
export async function aUserWhoAnswered(app: TestApp, { meals, exercise, meditation }: Answers) {
  const user = await aUser(app);
  const userId = await findUserId(app, user.email);
  const rows = [
    ...(meals ? [{ part: "meals", answers: { ...noMealAnswers, ...meals } }] : []),
    ...(exercise ? [{ part: "exercise", answers: { ...noExerciseAnswers, ...exercise } }] : []),
    ...(meditation ? [{ part: "meditation", answers: { ...someMeditationAnswers, ...meditation } }] : []),
  ];
  for (const { part, answers } of rows) {
    await sql`insert into preferences (user_id, part, answers)
      values (${userId}, ${part}, ${JSON.stringify(answers)})`.execute(app.composition.deps.db);
  }
  return { ...user, userId };
}

/** An adult with these answers, who explained nothing. */
export function aPersonContext<Kind extends ItemKind>(
  kind: Kind,
  answers: AnswersByKind[Kind],
  texts: Partial<Told["texts"]> = {},
): PersonContext<Kind> {
  return {
    kind,
    answers,
    told: { ...nothingTold, texts: { ...nothingTold.texts, ...texts } },
    isMinor: false,
  };
}
