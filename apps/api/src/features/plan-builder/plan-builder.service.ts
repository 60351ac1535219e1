import { isDeepStrictEqual } from "node:util";
import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/plan-builder";
import { mostItems } from "@fernwell/domain/planning/pick-plan";
import { usableName } from "@fernwell/domain/planning/usable-name";
import type { Servable } from "@fernwell/domain/safety/gate";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { lookUpOf } from "../catalogue/catalogue.service.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { type PlanSubject, subjectOf } from "../plans/plans.types.ts";
import { findCircumstances } from "../preferences/preferences.service.ts";
import type { Circumstances } from "../preferences/preferences.types.ts";
import { askModel, none, type Question } from "./ask-model.ts";
import { limits } from "./plan-builder.limits.ts";
import type { Advice, RulesReason } from "./plan-builder.types.ts";
import { noteByModel, noteByRules, noteOnGeneral, noteOnSize, noteOnWishes } from "./plan-notes.ts";
import { makePlanner, type Planner } from "./planners.ts";

type BuildDeps = Pick<
  Deps,
  "db" | "clock" | "catalogue" | "limiter" | "model" | "modelTurns" | "config" | "logger"
>;
type Built = OutputOf<typeof contract.buildPlan>;

/** A plan is asked for by either name. */
const subjectsByType = {
  ...subjectOf,
  meal: "meal",
  exercise: "exercise",
  meditation: "meditation",
} as const satisfies Record<string, PlanSubject>;

export async function buildPlan(
  deps: BuildDeps,
  actor: Actor,
  { query, body: { prompt } }: Pick<ParsedInput<typeof contract.buildPlan>, "query" | "body">,
): Promise<Built> {
  if (!deps.catalogue.hasSnapshot()) throw new AppError("modelOverloaded", { retryAfterSeconds: 5 });
  await deps.limiter.spend(limits.plansPerPerson, actor.userId);

  const startedAt = performance.now();
  const subject = subjectsByType[query.plan_type];
  const before = await prepare(deps, actor, subject, prompt);
  const advice = await takeAdvice(deps, actor, {
    subject,
    prompt,
    planner: before.planner,
    isAsked: query.use_llm === "true",
  });
  // Answers and catalogue may have changed while the model thought: what is let through is decided now.
  const now = advice.candidateCount > 0 ? await prepare(deps, actor, subject, prompt, before) : before;
  const outcome = decide(now, advice);

  deps.logger.info(
    {
      kind: subject,
      builtBy: outcome.built_by,
      reason: outcome.reason,
      detail: "detail" in advice ? advice.detail : undefined,
      durationMs: Math.round(performance.now() - startedAt),
      promptLength: prompt.length,
      candidates: advice.candidateCount,
      items: outcome.plan_ids.length,
      ...advice.use,
    },
    "plan made from a prompt",
  );
  const { plan_ids, plan_name, built_by, note } = outcome;
  return { plan_ids, plan_name, built_by, note };
}

/** A model would read of the prompt what the rules leave out for somebody under 18: it is not asked then. */
async function takeAdvice(
  deps: BuildDeps,
  actor: Actor,
  { isAsked, ...question }: Question & { readonly isAsked: boolean },
): Promise<Advice> {
  if (question.planner.isWeightSetAside) return none("underAge");
  return isAsked ? askInTurn(deps, actor, question) : none("notAsked");
}

/** A person has one question before the model at a time; whoever asks the same again meanwhile gets the same advice. */
async function askInTurn(deps: BuildDeps, actor: Actor, question: Question): Promise<Advice> {
  if (deps.model === null) return none("notSetUp");
  const { subject, prompt } = question;
  const advice = await deps.modelTurns.take(actor.userId, `${subject} ${prompt}`, () =>
    askModel(deps, actor, question),
  );
  if (advice === null) throw new AppError("planUnderWay", { retryAfterSeconds: 3 });
  return advice;
}

/** What can be planned for a person, as answers and catalogue stand. */
interface Prepared {
  readonly person: Circumstances;
  readonly snapshot: Snapshot;
  readonly planner: Planner;
  /** The gate's verdict on one item. */
  findServable(id: string): Servable<{ readonly id: string }> | null;
}

async function prepare(
  deps: BuildDeps,
  { userId }: Actor,
  subject: PlanSubject,
  prompt: string,
  before?: Prepared,
): Promise<Prepared> {
  const person = await findCircumstances(deps, userId, subject);
  const snapshot = deps.catalogue.requireSnapshot();
  if (before?.snapshot === snapshot && isDeepStrictEqual(before.person, person)) return before;

  const lookUp = lookUpOf(subject, snapshot, person);
  return {
    person,
    snapshot,
    planner: await makePlanner[subject](snapshot, person, prompt),
    findServable: (id) => lookUp(id)?.servable ?? null,
  };
}

function decide(
  { person, planner, findServable }: Prepared,
  advice: Advice,
): Built & { readonly reason: RulesReason | "chosen" } {
  const chosenIds = advice.kind === "choice" ? advice.ids : [];
  const { name, itemIds } = planner.plan(chosenIds);
  const ids = itemIds.flatMap((id) => findServable(id) ?? []).map(({ id }) => id);
  const asked = Math.min(planner.count ?? 0, mostItems);
  const onWishes = noteOnWishes(planner.letGo) + noteOnSize({ asked, size: ids.length });
  const chosen = ids.filter((id) => chosenIds.includes(id)).length;
  if (advice.kind === "choice" && chosen > 0) {
    return {
      plan_ids: ids,
      // A model that read "lose 5 kg" may say so again; our own names never do.
      plan_name: (person.isMinor ? null : usableName(advice.name)) ?? name,
      built_by: "model",
      reason: "chosen",
      note: noteByModel({ chosen, added: ids.length - chosen }) + onWishes,
    };
  }
  const reason = ids.length === 0 ? "nothingFits" : advice.kind === "choice" ? "nonsense" : advice.reason;
  return {
    plan_ids: ids,
    plan_name: name,
    built_by: "rules",
    reason,
    note: noteByRules(reason) + (ids.length === 0 ? "" : planner.isUnderstood ? onWishes : noteOnGeneral),
  };
}
