import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/preferences";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { readLimitations } from "@fernwell/domain/safety/movement-vocabulary";
import type { Sentence } from "@fernwell/domain/safety/sentences";
import { describeFoodReading } from "@fernwell/domain/safety/understood-food";
import { describeMovementReading } from "@fernwell/domain/safety/understood-movement";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { parseAnswers } from "./answers.ts";
import { findStoredAnswers, upsertAnswers } from "./preferences.queries.ts";
import { answersFromWire, answersToWire, type BodyByKind, type OutputByKind } from "./preferences.wire.ts";

export { getPersonContext, readPersonContext } from "./person-context.ts";
export { listAnsweredKinds, storedParts } from "./preferences.queries.ts";

type PreferenceDeps = Pick<Deps, "db" | "catalogue">;

export async function savePreferences<Kind extends ItemKind>(
  { db, catalogue }: PreferenceDeps,
  { userId }: Actor,
  kind: Kind,
  body: BodyByKind[Kind],
): Promise<{ status_code: 200 }> {
  const answers = answersFromWire(kind, body, catalogue.requireSnapshot());
  await inTransaction(db, async (tx) => {
    await lockPerson(tx, userId);
    await upsertAnswers(tx, { userId, kind, answers });
  });
  return { status_code: 200 };
}

export async function getPreferences<Kind extends ItemKind>(
  { db, catalogue }: PreferenceDeps,
  { userId }: Actor,
  kind: Kind,
): Promise<OutputByKind[Kind]> {
  const stored = await findStoredAnswers(db, userId, kind);
  const answers = stored === null ? null : parseAnswers(kind, stored);
  return answersToWire(kind, answers, catalogue.requireSnapshot());
}

type TextBody = ParsedInput<typeof contract.understandText>["body"];

/** Uses the same vocabulary as the gate, so that it describes what the gate will do. */
export async function understandText(
  { catalogue }: Pick<Deps, "catalogue">,
  { question, text }: TextBody,
): Promise<OutputOf<typeof contract.understandText>> {
  return { sentences: text === "" ? [] : sentencesAbout(question, text, catalogue.requireSnapshot()) };
}

function sentencesAbout(
  question: TextBody["question"],
  text: string,
  { vocabulary, ingredients }: Snapshot,
): Sentence[] {
  switch (question) {
    case "food_allergies":
      return describeFoodReading(vocabulary.readAllergies(text), (id) => ingredients.get(id));
    case "disliked_ingredients":
      return describeFoodReading(vocabulary.readDislikes(text), (id) => ingredients.get(id));
    case "physical_limitations_details":
      return describeMovementReading(readLimitations(text));
  }
}
