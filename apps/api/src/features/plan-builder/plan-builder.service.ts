import { isDeepStrictEqual } from "node:util";
import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import { parseItemKind } from "@fernwell/contract/item-kinds";
import type * as contract from "@fernwell/contract/plan-builder";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { cleanPlanName } from "@fernwell/domain/planning/picking/clean-plan-name";
import { maxItemsFromPrompt } from "@fernwell/domain/planning/picking/pick-plan";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import { askModel, none, type Question } from "./ask-model.ts";
import { limits } from "./plan-builder.limits.ts";
import type { Advice, RulesReason } from "./plan-builder.types.ts";
import { noteByModel, noteByRules, noteOnGeneral, noteOnSize, noteOnWishes } from "./plan-notes.ts";
import { makePlanner, type Planner } from "./planners.ts";

type BuildDeps = Pick<
  Deps,
  "db" | "clock" | "catalogue" | "limiter" | "model" | "modelRuns" | "config" | "logger"
>;
type Built = OutputOf<typeof contract.buildPlan>;

export async function buildPlan(
  deps: BuildDeps,
  actor: Actor,
  { query, body: { prompt } }: Pick<ParsedInput<typeof contract.buildPlan>, "query" | "body">,
): Promise<Built> {
  if (!deps.catalogue.hasSnapshot()) throw new AppError("model_overloaded", { retryAfterSeconds: 5 });
  await deps.limiter.spend(limits.plansPerPerson, actor.userId);

  const startedAt = performance.now();
  const kind = parseItemKind(query.plan_type);
  const before = await prepare(deps, actor, kind, prompt);
  const advice = await takeAdvice(deps, actor, {
    kind,
    prompt,
    planner: before.planner,
    isAsked: query.use_llm === "true",
  });
  // Answers and catalogue may have changed during the model call, so the gate decides now.
  const now = advice.candidateCount > 0 ? await prepare(deps, actor, kind, prompt, before) : before;
  const outcome = decide(now, advice);

  deps.logger.info(
    {
      kind,
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

/** The model would act on weight goals that the rules ignore for minors, so it is not called then. */
async function takeAdvice(
  deps: BuildDeps,
  actor: Actor,
  { isAsked, ...question }: Question & { readonly isAsked: boolean },
): Promise<Advice> {
  if (question.planner.isWeightSetAside) return none("underAge");
  return isAsked ? askExclusively(deps, actor, question) : none("notAsked");
}

/** Each person has one model call at a time. The same request made meanwhile gets the same advice. */
async function askExclusively(deps: BuildDeps, actor: Actor, question: Question): Promise<Advice> {
  if (deps.model === null) return none("notSetUp");
  const { kind, prompt } = question;
  const advice = await deps.modelRuns.runExclusive(actor.userId, `${kind} ${prompt}`, () =>
    askModel(deps, actor, question),
  );
  if (advice === null) throw new AppError("plan_in_progress", { retryAfterSeconds: 3 });
  return advice;
}

/** What can be planned for a person, given the current answers and catalogue. */
interface Prepared {
  readonly person: PersonContext;
  readonly snapshot: Snapshot;
  readonly planner: Planner;
}

async function prepare(
  deps: BuildDeps,
  { userId }: Actor,
  kind: ItemKind,
  prompt: string,
  before?: Prepared,
): Promise<Prepared> {
  const person = await getPersonContext(deps, userId, kind);
  const snapshot = deps.catalogue.requireSnapshot();
  if (before?.snapshot === snapshot && isDeepStrictEqual(before.person, person)) return before;

  return { person, snapshot, planner: await makePlanner(snapshot, person, prompt) };
}

function decide(
  { person, planner }: Prepared,
  advice: Advice,
): Built & { readonly reason: RulesReason | "chosen" } {
  const chosenIds = advice.kind === "choice" ? advice.ids : [];
  const { name, items } = planner.plan(chosenIds);
  const ids = items.map(({ id }) => id);
  const asked = Math.min(planner.count ?? 0, maxItemsFromPrompt);
  const onWishes = noteOnWishes(planner.relaxedWishes) + noteOnSize({ asked, size: ids.length });
  const chosen = ids.filter((id) => chosenIds.includes(id)).length;
  if (advice.kind === "choice" && chosen > 0) {
    return {
      plan_ids: ids,
      // A model that read "lose 5 kg" may repeat it; our own names never do.
      plan_name: (person.isMinor ? null : cleanPlanName(advice.name)) ?? name,
      built_by: "model",
      reason: "chosen",
      note: noteByModel({ chosen, added: ids.length - chosen }) + onWishes,
    };
  }
  const reason = findReason(planner, ids.length, advice);
  return {
    plan_ids: ids,
    plan_name: name,
    built_by: "rules",
    reason,
    note: noteByRules(reason) + (ids.length === 0 ? "" : planner.isUnderstood ? onWishes : noteOnGeneral),
  };
}

function findReason(planner: Planner, size: number, advice: Advice): RulesReason {
  if (planner.hasOpenQuestion) return "openQuestion";
  if (size === 0) return "nothingFits";
  return advice.kind === "choice" ? "nonsense" : advice.reason;
}
