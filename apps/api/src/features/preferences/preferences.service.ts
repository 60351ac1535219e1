import type { Endpoint, OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/preferences";
import { latestToday } from "@fernwell/domain/people/birth-date";
import { isMinor } from "@fernwell/domain/people/minor";
import type { UserId } from "@fernwell/domain/people/user-id";
import { readLimitations } from "@fernwell/domain/safety/movement-vocabulary";
import type { Sentence } from "@fernwell/domain/safety/sentences";
import { foodSentences } from "@fernwell/domain/safety/understood-food";
import { movementSentences } from "@fernwell/domain/safety/understood-movement";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import type { ItemKind, Snapshot } from "../catalogue/catalogue.types.ts";
import { readExerciseAnswers, readMealAnswers, readMeditationAnswers } from "./answers.ts";
import { exerciseAnswersFromWire, exerciseAnswersToWire } from "./exercise-preferences.wire.ts";
import { mealAnswersFromWire, mealAnswersToWire } from "./meal-preferences.wire.ts";
import { meditationAnswersFromWire, meditationAnswersToWire } from "./meditation-preferences.wire.ts";
import { findAnswers, findAnswersAndBirth, upsertAnswers } from "./preferences.queries.ts";
import type { Circumstances } from "./preferences.types.ts";

export { readExerciseAnswers, readMealAnswers, readMeditationAnswers } from "./answers.ts";

/** The part of life that answers about each kind of item belong to; coaches are for everybody. */
const partOf = { meal: "meals", exercise: "exercise", meditation: "meditation", coach: null } as const;

/** For whoever looks items up. */
export async function findCircumstances(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: UserId,
  kind: ItemKind,
): Promise<Circumstances> {
  const { answers, bornOn } = await findAnswersAndBirth(db, userId, partOf[kind]);
  return { answers, isMinor: isMinor(bornOn, latestToday(clock.now())) };
}

type PreferenceDeps = Pick<Deps, "db" | "catalogue">;
type BodyOf<E extends Endpoint> = ParsedInput<E>["body"];

export async function saveMealPreferences(
  { db, catalogue }: PreferenceDeps,
  { userId }: Actor,
  body: BodyOf<typeof contract.saveMealPreferences>,
): Promise<{ status_code: 200 }> {
  const answers = mealAnswersFromWire(body, catalogue.requireSnapshot());
  await upsertAnswers(db, { userId, part: "meals", answers });
  return { status_code: 200 };
}

export async function saveExercisePreferences(
  { db, catalogue }: PreferenceDeps,
  { userId }: Actor,
  body: BodyOf<typeof contract.saveExercisePreferences>,
): Promise<{ status_code: 200 }> {
  const answers = exerciseAnswersFromWire(body, catalogue.requireSnapshot());
  await upsertAnswers(db, { userId, part: "exercise", answers });
  return { status_code: 200 };
}

export async function saveMeditationPreferences(
  { db, catalogue }: PreferenceDeps,
  { userId }: Actor,
  body: BodyOf<typeof contract.saveMeditationPreferences>,
): Promise<{ status_code: 200 }> {
  const answers = meditationAnswersFromWire(body, catalogue.requireSnapshot());
  await upsertAnswers(db, { userId, part: "meditation", answers });
  return { status_code: 200 };
}

export async function getMealPreferences(
  { db, catalogue }: PreferenceDeps,
  { userId }: Actor,
): Promise<OutputOf<typeof contract.getMealPreferences>> {
  const stored = await findAnswers(db, userId, "meals");
  return mealAnswersToWire(stored === null ? null : readMealAnswers(stored), catalogue.requireSnapshot());
}

export async function getExercisePreferences(
  { db, catalogue }: PreferenceDeps,
  { userId }: Actor,
): Promise<OutputOf<typeof contract.getExercisePreferences>> {
  const stored = await findAnswers(db, userId, "exercise");
  return exerciseAnswersToWire(
    stored === null ? null : readExerciseAnswers(stored),
    catalogue.requireSnapshot(),
  );
}

export async function getMeditationPreferences(
  { db, catalogue }: PreferenceDeps,
  { userId }: Actor,
): Promise<OutputOf<typeof contract.getMeditationPreferences>> {
  const stored = await findAnswers(db, userId, "meditation");
  return meditationAnswersToWire(
    stored === null ? null : readMeditationAnswers(stored),
    catalogue.requireSnapshot(),
  );
}

/** Read by the very vocabulary that the gate reads it by, so that what is said is what is done. */
export async function understandText(
  { catalogue }: Pick<Deps, "catalogue">,
  { question, text }: BodyOf<typeof contract.understandText>,
): Promise<OutputOf<typeof contract.understandText>> {
  return { sentences: text === "" ? [] : sentencesAbout(question, text, catalogue.requireSnapshot()) };
}

function sentencesAbout(
  question: BodyOf<typeof contract.understandText>["question"],
  text: string,
  { vocabulary, ingredients }: Snapshot,
): Sentence[] {
  switch (question) {
    case "food_allergies":
      return foodSentences(vocabulary.readAllergies(text), (id) => ingredients.get(id));
    case "disliked_ingredients":
      return foodSentences(vocabulary.readDislikes(text), (id) => ingredients.get(id));
    case "physical_limitations_details":
      return movementSentences(readLimitations(text));
  }
}
