import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import { mealQuestions } from "@fernwell/contract/meal-questions";
import type * as contract from "@fernwell/contract/safety";
import { countBits } from "@fernwell/domain/bitset";
import { getMeaningKey } from "@fernwell/domain/safety/meanings";
import { blocks, readTold } from "@fernwell/domain/safety/read-told";
import { nothingTold } from "@fernwell/domain/safety/told";
import { listWithheld } from "@fernwell/domain/safety/withheld";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { openWatchedGate } from "../../platform/observability/gate-errors.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { getPersonContext, listAnsweredKinds, requireOptionId } from "../preferences/preferences.service.ts";
import { createMeaningSearch, type MeaningSearch } from "./meaning-search.ts";
import { maxFoundMeanings } from "./safety.limits.ts";
import { questionToWire, understoodToWire } from "./safety.wire.ts";
import { textFields } from "./text-fields.ts";

export { acceptLimits, explainPhrase, forgetPhrase } from "./resolve-questions.ts";

type SafetyDeps = Pick<Deps, "db" | "catalogue" | "clock" | "readingTime">;

/** Uses the reading of the gate, so that it describes what the gate will do. */
export async function understandText(
  deps: SafetyDeps,
  { userId }: Actor,
  { question, text }: ParsedInput<typeof contract.understandText>["body"],
): Promise<OutputOf<typeof contract.understandText>> {
  const field = textFields[question];
  const person = await getPersonContext(deps, userId, "meal");
  const told = { ...person.told, texts: { ...nothingTold.texts, [field]: text } };
  const snapshot = deps.catalogue.requireSnapshot();
  const reading = await deps.readingTime.spend(userId, () => readTold(told, snapshot.vocabulary));
  const { questions } = reading;
  const { understood } = reading.readings[field];
  const distinct = new Map(understood.map((each) => [each.phrase, each]));
  return {
    understood: [...distinct.values()].map((each) => understoodToWire(snapshot, field, each, told, reading)),
    questions: questions.map((each) => questionToWire(snapshot, each)),
    is_nothing: text !== "" && understood.length === 0 && questions.length === 0,
  };
}

export async function getSafetyQuestions(
  deps: SafetyDeps,
  { userId }: Actor,
): Promise<OutputOf<typeof contract.getSafetyQuestions>> {
  const [person, answeredKinds] = await Promise.all([
    getPersonContext(deps, userId, "meal"),
    listAnsweredKinds(deps.db, userId),
  ]);
  const snapshot = deps.catalogue.requireSnapshot();
  const { told, reading } = person;
  const toldReading = snapshot.readTold(told, reading);
  const { questions } = toldReading;
  const saidNothing = (field: "allergies" | "limitations") =>
    told.explanations.some((each) => each.field === field && each.phrase === "");
  return {
    questions: questions.map((each) => questionToWire(snapshot, each)),
    unanswered: [
      ...(answeredKinds.includes("meal") || saidNothing("allergies") ? [] : ["food_allergies" as const]),
      ...(answeredKinds.includes("exercise") || saidNothing("limitations")
        ? []
        : ["physical_limitations_details" as const]),
    ],
    blocks_meals: questions.some((each) => blocks(each, "meal")),
    blocks_exercises: questions.some((each) => blocks(each, "exercise")),
    holds_back_meditations: questions.some((each) => blocks(each, "meditation")),
    withheld: [...listWithheld(toldReading, person)],
  };
}

export async function searchMeanings(
  { catalogue }: Pick<Deps, "catalogue">,
  { question, text }: ParsedInput<typeof contract.searchMeanings>["query"],
): Promise<OutputOf<typeof contract.searchMeanings>> {
  const search = getMeaningSearch(catalogue.requireSnapshot());
  const found = search(textFields[question], text, maxFoundMeanings);
  return {
    data: found.map(({ name, about, meanings }) => ({ name, about, meanings: meanings.map(getMeaningKey) })),
  };
}

const searches = new WeakMap<Snapshot, MeaningSearch>();

/** Each snapshot has one search, created by the first person who needs it. */
function getMeaningSearch(snapshot: Snapshot): MeaningSearch {
  const { vocabulary, ingredients, shelves } = snapshot;
  const known =
    searches.get(snapshot) ??
    createMeaningSearch({ vocabulary, foods: [...ingredients.values()], exercises: shelves.exercise.items });
  searches.set(snapshot, known);
  return known;
}

/** Takes the tags by their names, as the questionnaire sends them. */
export async function countSuitableMeals(
  deps: SafetyDeps,
  { userId }: Actor,
  { health_tags: names }: ParsedInput<typeof contract.countSuitableMeals>["body"],
): Promise<OutputOf<typeof contract.countSuitableMeals>> {
  const snapshot = deps.catalogue.requireSnapshot();
  const { health_tags: question } = mealQuestions;
  const healthTags = question.stored.parse(
    names.map((name) => requireOptionId(snapshot, "health_tags", question, name)),
  );
  const person = await getPersonContext(deps, userId, "meal");
  const gate = openWatchedGate(snapshot, { ...person, answers: { ...person.answers, healthTags } });
  return { count: countBits(gate.judgeAll().servable), total: snapshot.shelves.meal.items.length };
}
