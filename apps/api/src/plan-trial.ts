import { toPublishedItems } from "@fernwell/catalogue/publish";
import { readCatalogue } from "@fernwell/catalogue/read-catalogue";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import type { AnswersByKind } from "@fernwell/domain/recommend/answers";
import { nothingTold } from "@fernwell/domain/safety/told";
import { z } from "zod";
import { buildSnapshot } from "./features/catalogue/snapshot.ts";
import { planFor } from "./features/plan-builder/plan-builder.service.ts";
import { answersFromPartialWire } from "./features/preferences/preferences.wire.ts";
import type { PlanModel } from "./platform/model/plan-model.types.ts";

export const trialSchema = z.object({
  kind: z.enum(itemKinds),
  /** The body of the preferences call, every field optional; fields of the other kinds count as well. */
  answers: z.record(z.string(), z.unknown()).default({}),
  /** In years. */
  age: z.number().nullish(),
  prompt: z.string().min(1).max(2_000),
  without: z.array(z.string()).default([]),
  set: z.record(z.string(), z.number()).default({}),
});
export type Trial = z.input<typeof trialSchema>;

/** Makes plans as the product does, for a person with the given answers. */
export async function createPlanTrial(
  model: PlanModel | null = null,
  today = new Date().toISOString().slice(0, 10),
) {
  const snapshot = await buildSnapshot("trial", toPublishedItems(await readCatalogue()));
  return async (trial: Trial) => {
    const { kind, answers, age, prompt, without, set } = trialSchema.parse(trial);
    const all: AnswersByKind = {
      meal: answersFromPartialWire("meal", answers, snapshot),
      exercise: answersFromPartialWire("exercise", answers, snapshot),
      meditation: answersFromPartialWire("meditation", answers, snapshot),
    };
    const person = toPerson(kind, all, age ?? null);
    const { planner, outcome } = await planFor({ snapshot, model }, person, { prompt, without, set }, today);
    const shelf = snapshot.shelves[kind];
    return {
      kind,
      prompt,
      reading: planner.request,
      chips: outcome.reading.chips,
      entries: outcome.entries.map(({ item_id, day, slot, leftover_of }) => ({
        item_id,
        name: shelf.find(item_id)?.name ?? item_id,
        day,
        slot,
        minutes: shelf.find(item_id)?.minutes ?? null,
        servings: outcome.cooking_for,
        leftover_of,
      })),
      relaxed: outcome.reading.relaxations,
      starts_on: outcome.starts_on,
      name: outcome.plan_name,
      note: outcome.note,
    };
  };
}

const adultAge = 18;

function toPerson<Kind extends ItemKind>(
  kind: Kind,
  answers: AnswersByKind,
  age: number | null,
): PersonContext<Kind> {
  const { allergies, dislikes } = answers.meal;
  return {
    kind,
    answers: answers[kind],
    told: { ...nothingTold, texts: { allergies, dislikes, limitations: answers.exercise.limitations } },
    isMinor: age !== null && age < adultAge,
  };
}
