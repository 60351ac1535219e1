import type { ItemKind } from "@fernwell/domain/item-kind";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import type { PlanModel } from "../../platform/model/plan-model.types.ts";
import { hideContacts } from "./hide-contacts.ts";
import { openModelBudget } from "./model-budget.ts";
import type { Advice, RulesReason } from "./plan-builder.types.ts";
import type { Planner } from "./planners.ts";

export interface Question {
  readonly kind: ItemKind;
  readonly prompt: string;
  readonly planner: Planner;
}

const nouns = { meal: "meals", exercise: "exercises", meditation: "meditations" } as const;

export async function askModel(
  { model, config, limiter }: Pick<Deps, "model" | "config" | "limiter">,
  { userId }: Actor,
  { kind, prompt, planner }: Question,
): Promise<Advice> {
  if (model === null || config.model === null) return none("notSetUp");
  const candidates = planner.listCandidates();
  if (candidates.length === 0) return none("nothingFits");

  const budget = openModelBudget({ limiter }, userId, config.model.callsPerDay);
  const gap = await budget.spend();
  const candidateCount = candidates.length;
  if (gap !== null) return { ...none(gap), candidateCount };

  const advice = await consult(model, { kind, prompt, planner });
  if (advice.kind === "none" && (advice.reason === "resting" || advice.reason === "busy"))
    await budget.giveBack();
  return advice;
}

/** Asks for a choice among the candidates. Ids that were not offered are dropped. */
export async function consult(model: PlanModel, { kind, prompt, planner }: Question): Promise<Advice> {
  const candidates = planner.listCandidates();
  const candidateCount = candidates.length;
  if (candidateCount === 0) return none("nothingFits");
  const wish = hideContacts(prompt);
  const choice = await model.choose({ noun: nouns[kind], wish, count: planner.request.count, candidates });
  if (choice.ok) {
    const offered = new Set(candidates.map(({ id }) => id));
    const ids = choice.ids.filter((id) => offered.has(id));
    if (ids.length > 0) return { ...choice, kind: "choice", ids, candidateCount };
    return { ...none("nonsense"), use: choice.use, candidateCount };
  }
  const { failure: reason, detail, use } = choice;
  return { kind: "none", reason, detail, use, candidateCount };
}

export function none(reason: RulesReason) {
  return { kind: "none", reason, use: null, candidateCount: 0 } as const;
}
