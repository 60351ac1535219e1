import { isDeepStrictEqual } from "node:util";
import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import { parseItemKind } from "@fernwell/contract/item-kinds";
import type * as contract from "@fernwell/contract/plan-builder";
import * as bounds from "@fernwell/contract/plan-reading";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { getLatestToday } from "@fernwell/domain/people/birth-date";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { findStart } from "@fernwell/domain/planning/days/find-start";
import { cleanPlanName } from "@fernwell/domain/planning/picking/clean-plan-name";
import type { PlanRequest } from "@fernwell/domain/planning/prompt/requests";
import type { SecondReading } from "@fernwell/domain/planning/prompt/second-reading";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { PlanModel } from "../../platform/model/plan-model.types.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import { askModel, consult, none, type Question } from "./ask-model.ts";
import { askAboutLimits, askAboutWords } from "./explain-nothing.ts";
import { limits } from "./plan-builder.limits.ts";
import type { Advice, RulesReason } from "./plan-builder.types.ts";
import { noteByModel, noteByRules, noteOnGeneral, noteOnRelaxations, noteOnWeight } from "./plan-notes.ts";
import { makePlanner, type Planner, type Wanted } from "./planners.ts";

export { limits } from "./plan-builder.limits.ts";
export { recallPrompt } from "./recall-prompt.ts";

type BuildDeps = Pick<
  Deps,
  "db" | "clock" | "catalogue" | "limiter" | "model" | "modelRuns" | "config" | "logger"
>;
type Built = OutputOf<typeof contract.buildPlan>;

export async function buildPlan(
  deps: BuildDeps,
  actor: Actor,
  { query, body }: Pick<ParsedInput<typeof contract.buildPlan>, "query" | "body">,
): Promise<Built> {
  const { prompt, without, set } = body;
  const wanted: Wanted = { prompt, without, set };
  if (!deps.catalogue.hasSnapshot()) throw new AppError("model_overloaded", { retryAfterSeconds: 5 });
  await deps.limiter.spend(limits.plansPerPerson, actor.userId);

  const startedAt = performance.now();
  const kind = parseItemKind(query.plan_type);
  const before = await prepare(deps, actor, kind, wanted);
  const advice = await takeAdvice(deps, actor, {
    kind,
    prompt,
    planner: before.planner,
    person: before.person,
    isAsked: query.use_llm === "true",
  });
  // Answers and catalogue may have changed during the model call, so the gate decides now.
  const now =
    advice.candidateCount > 0
      ? await prepare(deps, actor, kind, { ...wanted, second: findReading(advice) }, before)
      : before;
  const today = body.today ?? getLatestToday(deps.clock.now());
  const outcome = decide(now, advice, { prompt, today, cookingFor: body.cooking_for ?? null });

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
  const { reason, ...built } = outcome;
  return built;
}

/** The reading alone, for a prompt that is still being typed. Nothing is chosen, and the model is not called. */
export async function readPlanPrompt(
  deps: BuildDeps,
  actor: Actor,
  { query, body }: Pick<ParsedInput<typeof contract.readPlanPrompt>, "query" | "body">,
): Promise<bounds.PlanReading> {
  if (!deps.catalogue.hasSnapshot()) throw new AppError("model_overloaded", { retryAfterSeconds: 5 });
  await deps.limiter.spend(limits.readingsPerPerson, actor.userId);
  const { planner } = await prepare(deps, actor, parseItemKind(query.plan_type), body);
  return toReading(body.prompt, planner, []);
}

/** One plan for a person who is not in the database, by the rules or with a model, for the command that tries prompts. */
export async function planFor(
  { snapshot, model }: { readonly snapshot: Snapshot; readonly model: PlanModel | null },
  person: PersonContext,
  wanted: Wanted,
  today: string,
): Promise<{ readonly planner: Planner; readonly outcome: Built }> {
  const planner = await makePlanner(snapshot, person, wanted);
  const isAsked = model !== null && !planner.isWeightSetAside;
  const advice = isAsked
    ? await consult(model, { kind: person.kind, prompt: wanted.prompt, planner })
    : none(planner.isWeightSetAside ? nameWeightReason(person) : "notAsked");
  const asked = { prompt: wanted.prompt, today, cookingFor: null };
  const second = findReading(advice);
  const joined = second === null ? planner : await makePlanner(snapshot, person, { ...wanted, second });
  const { reason, ...outcome } = decide({ person, snapshot, planner: joined }, advice, asked);
  return { planner: joined, outcome };
}

function findReading(advice: Advice): SecondReading | null {
  return advice.kind === "choice" ? advice.reading : null;
}

/** One kind of a week, by the rules alone. What was proposed before and stays is kept. */
export async function proposeForWeek(
  snapshot: Snapshot,
  person: PersonContext,
  wanted: Wanted & Required<Pick<Wanted, "week">>,
  keep: readonly string[],
) {
  const planner = await makePlanner(snapshot, person, wanted);
  const { name, entries, relaxations } = planner.plan(keep);
  const reason = findReason(planner, entries.length, none("notAsked"));
  return {
    name,
    entries,
    request: planner.request,
    cookingFor: findServings(planner.request),
    reading: toReading(wanted.prompt, planner, relaxations),
    note: entries.length > 0 ? noteOnWeek(planner) : noteByRules(reason) + explain(planner, 0, reason, ""),
  };
}

/** The model may have read a wish for weight loss that our own reading does not know. */
function noteOnReading({ isWeightSetAside }: Planner): string {
  return isWeightSetAside ? ` ${noteOnWeight}` : "";
}

function noteOnWeek({ isWeightSetAside }: Planner): string {
  return isWeightSetAside ? noteOnWeight : "";
}

/** The model would act on weight goals that the rules ignore for the person, so it is not called then. */
async function takeAdvice(
  deps: BuildDeps,
  actor: Actor,
  { isAsked, person, ...question }: Question & Pick<Prepared, "person"> & { readonly isAsked: boolean },
): Promise<Advice> {
  if (question.planner.isWeightSetAside) return none(nameWeightReason(person));
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
  wanted: Wanted,
  before?: Prepared,
): Promise<Prepared> {
  const person = await getPersonContext(deps, userId, kind);
  const snapshot = deps.catalogue.requireSnapshot();
  const isUnchanged = before?.snapshot === snapshot && isDeepStrictEqual(before.person, person);
  if (isUnchanged && !wanted.second) return before;

  return { person, snapshot, planner: await makePlanner(snapshot, person, wanted) };
}

/** What the request says beside the prompt's reading. */
interface Asked {
  readonly prompt: string;
  readonly today: string;
  readonly cookingFor: number | null;
}

function decide(
  { planner }: Prepared,
  advice: Advice,
  asked: Asked,
): Built & { readonly reason: RulesReason | "chosen" } {
  const chosenIds = advice.kind === "choice" ? advice.ids : [];
  const { name, entries, relaxations } = planner.plan(chosenIds);
  const ids = [...new Set(entries.map(({ item }): string => item.id))];
  const onWishes = noteOnRelaxations(relaxations);
  const built = {
    plan_ids: ids,
    entries: entries.map(({ item, day, slot, leftoverOf }) => ({
      item_id: item.id,
      day,
      slot,
      // The plan's own number holds for every entry until one is changed.
      servings: null,
      leftover_of: leftoverOf,
    })),
    starts_on: findStart(planner.request, asked.today),
    cooking_for: findServings(planner.request) ?? asked.cookingFor,
    reading: toReading(asked.prompt, planner, relaxations),
  };
  const chosen = ids.filter((id) => chosenIds.includes(id)).length;
  if (advice.kind === "choice" && chosen > 0) {
    return {
      ...built,
      plan_name: chooseName(name, advice.name, planner),
      built_by: "model",
      reason: "chosen",
      note: noteByModel({ chosen, added: ids.length - chosen }) + onWishes + noteOnReading(planner),
    };
  }
  const reason = findReason(planner, ids.length, advice);
  return {
    ...built,
    plan_name: name,
    built_by: "rules",
    reason,
    note: noteByRules(reason) + explain(planner, ids.length, reason, onWishes),
  };
}

function nameWeightReason({ isMinor }: PersonContext): RulesReason {
  return isMinor ? "underAge" : "withheld";
}

function explain(planner: Planner, size: number, reason: RulesReason, onWishes: string): string {
  if (reason === "openQuestion") return "";
  if (reason === "unknownWord") return askAboutWords(planner.unknown);
  if (reason === "notAccepted") return askAboutLimits(planner.notAccepted);
  if (size === 0) return planner.explainNothing();
  return planner.isUnderstood ? onWishes : noteOnGeneral;
}

/** The rules name what they have understood. A model that read "lose 5 kg" may repeat it; our own names never do. */
function chooseName(name: string, advised: string, { isUnderstood, withheld }: Planner): string {
  return isUnderstood || withheld.length > 0 ? name : (cleanPlanName(advised) ?? name);
}

function findServings(request: PlanRequest): number | null {
  return "servings" in request && typeof request.servings === "number" ? request.servings : null;
}

function toReading(
  prompt: string,
  { chips }: Planner,
  relaxations: readonly { readonly text: string; readonly itemIds: readonly string[] }[],
): bounds.PlanReading {
  // A prompt can name more, and longer, things than a reading has room for.
  return {
    prompt,
    chips: chips
      .filter(({ id, text }) => id.length <= bounds.longestChipId && text.length <= bounds.longestChipText)
      .slice(0, bounds.maxChips)
      .map(({ id, text, value, isNeed }) => ({ id, text, value, is_need: isNeed })),
    relaxations: relaxations.slice(0, bounds.maxRelaxations).map(({ text, itemIds }) => ({
      text: text.slice(0, bounds.longestRelaxation),
      item_ids: [...itemIds],
    })),
  };
}

function findReason(planner: Planner, size: number, advice: Advice): RulesReason {
  if (planner.hasOpenQuestion) return "openQuestion";
  if (planner.unknown.length > 0) return "unknownWord";
  if (planner.notAccepted.length > 0) return "notAccepted";
  if (size === 0) return "nothingFits";
  return advice.kind === "choice" ? "nonsense" : advice.reason;
}
