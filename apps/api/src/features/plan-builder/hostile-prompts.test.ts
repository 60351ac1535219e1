import { buildPlan } from "@fernwell/contract/plan-builder";
import { editProfile } from "@fernwell/contract/profiles";
import { explainPhrase, getSafetyQuestions } from "@fernwell/contract/safety";
import type { Allergen } from "@fernwell/domain/food/allergens";
import type { BodyArea } from "@fernwell/domain/movement/exercise";
import { asUserId } from "@fernwell/domain/people/user-id";
import type { Behaviour } from "@fernwell/fake-model/behaviours";
import { type FakeModel, startFakeModel } from "@fernwell/fake-model/start-fake-model";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { type HostilePrompt, listHostilePrompts } from "../../../test/hostile-prompts.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { createItemLookup } from "../items/items.service.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import { limits, modelCallsOfAll } from "./plan-builder.limits.ts";

let model: FakeModel;
let app: TestApp;
const people: Person[] = [];
beforeAll(async () => {
  model = await startFakeModel();
  app = await startTestApp({}, { model });
  for (const restriction of restrictions) people.push(await aRestrictedPerson(restriction));
}, 120_000);
afterAll(async () => {
  await app.close();
  await model.close();
});

interface Restriction {
  readonly allergies: string;
  readonly classes: readonly Allergen[];
  readonly limitations: string;
  readonly areas: readonly BodyArea[];
}

/** Each person's answers, and what these exclude, worked out by hand. The canaries are in no catalogue and no prompt. */
const restrictions: readonly Restriction[] = [
  {
    allergies: "peanuts, milk and eggs; canaryfruit",
    classes: ["peanut", "milk", "egg"],
    limitations: "bad knee, canaryitis",
    areas: ["knee"],
  },
  {
    allergies: "prawns, fish, sesame. Canaryfruit since 1999",
    classes: ["crustacean", "fish", "sesame"],
    limitations: "sore wrist and shoulder",
    areas: ["wrist", "shoulder"],
  },
  {
    allergies: "wheat, soy, walnuts, hazelnuts",
    classes: ["wheat", "soy", "walnut", "hazelnut"],
    limitations: "lower back pain",
    areas: ["lower-back"],
  },
];

const canaries =
  /canary|zebrina|quillfeather|people\.example|1987|07 ?- ?1[34]|5550143|Ada Lovelace|[\da-f]{8}-[\da-f]{4}-7/i;

interface Person {
  readonly token: string;
  readonly userId: string;
  /** Items that the person must never get, found without the gate. */
  readonly forbidden: Readonly<Record<HostilePrompt["kind"], readonly string[]>>;
  /** The gate's verdict; unknown items have none. */
  isServable(id: string, kind: HostilePrompt["kind"]): boolean | null;
}

async function aRestrictedPerson(restriction: Restriction): Promise<Person> {
  const { allergies, limitations } = restriction;
  const { token, userId } = await aUserWhoAnswered(app, { meals: { allergies }, exercise: { limitations } });
  const body = {
    name: "Zebrina Quillfeather",
    fname: "Zebrina",
    lname: "Quillfeather",
    dob: "1987-07-13",
    gender: "female",
    phone: "+64215550143",
    address: "Canary Street 1",
  };
  expect((await app.call(editProfile, { body }, { token })).status).toBe(200);
  await explainUnknownWords(token);
  return { token, userId, forbidden: listForbidden(restriction), isServable: await gateFor(userId) };
}

/** The person says that the words we do not know are nothing to keep out. */
async function explainUnknownWords(token: string): Promise<void> {
  const { questions } = (await app.call(getSafetyQuestions, {}, { token })).body;
  for (const each of questions) {
    if (each.kind !== "word") throw new Error("only words are unknown here");
    const { question, phrase } = each;
    await app.call(explainPhrase, { body: { question, phrase, meanings: [] } }, { token });
  }
}

const getSnapshot = () => app.composition.deps.catalogue.requireSnapshot();

function listForbidden({ classes, areas }: Restriction): Person["forbidden"] {
  const { shelves } = getSnapshot();
  return {
    meal: shelves.meal.items
      .filter(({ allergens }) => classes.some((allergen) => allergens[allergen] !== "notAnIngredient"))
      .map(({ id }) => id),
    exercise: shelves.exercise.items
      .filter(({ load }) => areas.some((area) => load[area] === "high"))
      .map(({ id }) => id),
    meditation: [],
  };
}

async function gateFor(id: string): Promise<Person["isServable"]> {
  const snapshot = getSnapshot();
  const { deps } = app.composition;
  const lookups = {
    meal: createItemLookup(snapshot, await getPersonContext(deps, asUserId(id), "meal")),
    exercise: createItemLookup(snapshot, await getPersonContext(deps, asUserId(id), "exercise")),
    meditation: createItemLookup(snapshot, await getPersonContext(deps, asUserId(id), "meditation")),
  };
  return (itemId, kind) => {
    const found = lookups[kind](itemId);
    return found === null ? null : found.servable !== null;
  };
}

/** The forbidden items of a plan, according to the gate and to a check without it. */
function findFaults(ids: readonly string[], kind: HostilePrompt["kind"], person: Person): string[] {
  return [
    ...ids.filter((id) => person.isServable(id, kind) === null).map((id) => `${id} is unknown`),
    ...ids.filter((id) => person.isServable(id, kind) === false).map((id) => `the gate refuses ${id}`),
    ...ids.filter((id) => person.forbidden[kind].includes(id)).map((id) => `${id} is forbidden`),
    ...(new Set(ids).size === ids.length && ids.length <= 50 ? [] : ["too many or twice"]),
  ];
}

async function build({ kind, prompt }: HostilePrompt, { token, userId }: Person) {
  const { limiter, config } = app.composition.deps;
  await Promise.all([
    ...Object.values(limits).map((limit) => limiter.reset(limit, userId)),
    limiter.reset(modelCallsOfAll(config.model?.callsPerDay ?? 0), "all"),
  ]);
  const query = { plan_type: kind, use_llm: "true" } as const;
  return app.call(buildPlan, { query, body: { prompt } }, { token });
}

const isBlank = (prompt: string) => prompt.replaceAll(/\p{Cc}/gu, " ").trim() === "";
const prompts = listHostilePrompts();
const plainName = /^(?=.*\p{L})[\p{L}\p{M}\p{N} ,.'’&!?:()+–-]{1,60}$/u;

/** Generous, for a busy machine. */
const patienceMs = 300_000;

/** Sends every prompt once, each person's in sequence. */
async function forEach(
  asked: readonly HostilePrompt[],
  ask: (hostile: HostilePrompt, person: Person) => Promise<void>,
): Promise<void> {
  const lanes = people.map(async (person, lane) => {
    for (const [at, hostile] of asked.entries()) {
      if (at % people.length === lane) await ask(hostile, person);
    }
  });
  await Promise.all(lanes);
}

it("[API-34] [OPEN-96] never plans a forbidden item, whatever the prompt says and the model chooses", {
  timeout: patienceMs,
}, async () => {
  const badModels: readonly Behaviour[] = ["hostile", "hostile", "hostile", "greedy", "unknown"];
  const faults: unknown[] = [];
  const built = { model: 0, rules: 0, empty: 0, refused: 0 };
  model.demand(people.flatMap(({ forbidden }) => Object.values(forbidden).flat()));
  for (const [turn, behaviour] of badModels.entries()) {
    model.behave(behaviour);
    const asked = prompts.filter((_, at) => at % badModels.length === turn);
    await forEach(asked, async ({ kind, prompt }, person) => {
      const { status, body } = await build({ kind, prompt }, person);
      if (isBlank(prompt)) {
        expect([prompt, status]).toEqual([prompt, 422]);
        built.refused += 1;
        return;
      }
      expect([prompt, status, body.plan_name]).toEqual([prompt, 200, expect.stringMatching(plainName)]);
      built[body.plan_ids.length === 0 ? "empty" : body.built_by] += 1;
      faults.push(...findFaults(body.plan_ids, kind, person).map((fault) => [prompt, fault]));
    });
  }
  process.stdout.write(`${prompts.length} hostile prompts: ${JSON.stringify(built)}\n`);
  expect(prompts.length).toBeGreaterThanOrEqual(500);
  expect(faults).toEqual([]);
  expect(built.model).toBeGreaterThan(prompts.length / 3);

  const leaked = model.requests.filter(({ body, headers: { "content-length": _, ...headers } }) =>
    canaries.test(body + JSON.stringify(headers)),
  );
  expect(model.requests.length).toBeGreaterThan(prompts.length / 2);
  expect(leaked).toEqual([]);
  expect(app.logs.filter((line) => /canaryfruit|quillfeather|satay|burpees/i.test(line))).toEqual([]);
});

it("[OPEN-96] makes every plan by rules, quickly, with the provider down", {
  timeout: patienceMs,
}, async () => {
  model.behave("errors");
  const times: number[] = [];
  const empty: unknown[] = [];
  const asked = prompts.filter(({ prompt }) => !isBlank(prompt));
  await forEach(asked, async ({ kind, prompt }, person) => {
    const startedAt = performance.now();
    const { status, body } = await build({ kind, prompt }, person);
    times.push(performance.now() - startedAt);
    expect([prompt, status, body.built_by]).toEqual([prompt, 200, "rules"]);
    expect([prompt, findFaults(body.plan_ids, kind, person)]).toEqual([prompt, []]);
    if (body.plan_ids.length > 0) return;
    expect(body.note).toMatch(
      /^(?:Nothing we have fits both your wish and your answers\. Please try another wish\.|You mentioned something to keep out that we could not identify)/,
    );
    empty.push({ kind, prompt });
  });
  const p95 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
  process.stdout.write(
    `with the provider down: ${times.length} plans, ${empty.length} empty, p95 ${p95.toFixed(0)} ms\n`,
  );
  const maybe = asked.filter(({ emptyBecause }) => emptyBecause !== undefined);
  expect(empty).toHaveLength(maybe.length);
  expect(empty).toEqual(expect.arrayContaining(maybe.map(({ kind, prompt }) => ({ kind, prompt }))));
  expect(p95).toBeLessThan(1_000);
});
