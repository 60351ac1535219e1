import type { ParsedInput } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/safety";
import { getMeaningKey, type Meaning } from "@fernwell/domain/safety/meanings";
import { isWithinBudget } from "@fernwell/domain/safety/read-phrases";
import type { Explanation, ToldField } from "@fernwell/domain/safety/told";
import type { Vocabulary } from "@fernwell/domain/safety/vocabulary";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError, invalidFields } from "../../platform/app-error.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { readToldAgain } from "../preferences/preferences.service.ts";
import { maxExplanations, maxPhraseBytes } from "./safety.limits.ts";
import { deleteExplanation, insertAcceptedLimits, upsertExplanation } from "./safety.queries.ts";
import { textFields } from "./text-fields.ts";

type ResolveDeps = Pick<Deps, "db" | "catalogue" | "readingTime">;
interface Done {
  readonly status_code: 200;
}

export async function explainPhrase(
  deps: ResolveDeps,
  { userId }: Actor,
  { question, phrase, meanings }: ParsedInput<typeof contract.explainPhrase>["body"],
): Promise<Done> {
  const explanation = { field: textFields[question], phrase, meanings: [...new Set(meanings)] };
  requireExplanation(explanation, deps.catalogue.requireSnapshot().vocabulary);
  await inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, userId);
    const isStored = await upsertExplanation(tx, userId, explanation, maxExplanations);
    if (!isStored) throw new AppError("too_many_explanations");
    await readToldAgain(deps, tx, userId);
  });
  return { status_code: 200 };
}

export async function forgetPhrase(
  deps: ResolveDeps,
  { userId }: Actor,
  { question, phrase }: ParsedInput<typeof contract.forgetPhrase>["body"],
): Promise<Done> {
  await inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, userId);
    await deleteExplanation(tx, userId, { field: textFields[question], phrase });
    await readToldAgain(deps, tx, userId);
  });
  return { status_code: 200 };
}

export async function acceptLimits(
  deps: ResolveDeps,
  { userId }: Actor,
  { condition_id }: ParsedInput<typeof contract.acceptLimits>["body"],
): Promise<Done> {
  const { conditions } = deps.catalogue.requireSnapshot().vocabulary;
  const condition = [...conditions.values()].find(({ id }) => id === condition_id);
  if (!condition) throw invalidFields([{ field: "condition_id", message: "We do not know this condition." }]);
  await inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, userId);
    await insertAcceptedLimits(tx, userId, condition.id);
    await readToldAgain(deps, tx, userId);
  });
  return { status_code: 200 };
}

function requireExplanation({ field, phrase, meanings }: Explanation, vocabulary: Vocabulary): void {
  if (Buffer.byteLength(phrase) > maxPhraseBytes || !isWithinBudget(phrase)) {
    throw invalidFields([{ field: "phrase", message: "Please write this in fewer words." }]);
  }
  if (phrase === "" && meanings.length > 0) {
    throw invalidFields([{ field: "phrase", message: "Please say which words you mean." }]);
  }
  const fits = meanings.every((key) => {
    const meaning = vocabulary.findMeaning(key);
    return meaning !== undefined && answers(field, meaning);
  });
  if (!fits) throw invalidFields([{ field: "meanings", message: "That is not one of the choices." }]);
  // An explanation takes precedence over what we know, so it must not weaken it.
  const known = vocabulary.lexicons[field].find(phrase) ?? [];
  if (known.some((meaning) => !meanings.includes(getMeaningKey(meaning)))) {
    throw invalidFields([{ field: "phrase", message: "We already know what this means." }]);
  }
}

function answers(field: ToldField, { kind }: Meaning): boolean {
  switch (kind) {
    case "condition":
      return true;
    case "allergen":
    case "ingredient":
      return field !== "limitations";
    case "limitation":
    case "facet":
    case "exercise":
    case "rest-facet":
    case "gentle":
      return field === "limitations";
  }
}
