import { wireNames } from "@fernwell/contract/item-kinds";
import { legalVersions } from "@fernwell/contract/legal-versions";
import { exerciseBody, mealBody, meditationBody } from "@fernwell/contract/test/preferences";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { filterIds, filterNames } from "@fernwell/domain/recommend/filters";
import { testCards } from "@fernwell/fake-stripe/cards";
import type { FakeStripe } from "@fernwell/fake-stripe/start-fake-stripe";
import { sql } from "kysely";
import { newId } from "../../src/platform/ids.ts";
import { issueToken } from "../../src/platform/secret-token.ts";
import { swapSecrets } from "../credentials.ts";
import { aQuickSession, aQuickUser, goodPassword, someEmail } from "../people.ts";
import type { TestApp } from "../test-app.ts";
import type { FuzzRequest, FuzzSender } from "./generate-request.ts";
import type { Generation, Schema } from "./generate-value.ts";
import { pickHostileText, writeNonsense } from "./hostile-values.ts";
import { createRandom, type Random } from "./random.ts";

/** Enough that nobody reaches the limit of calls a minute. */
const peopleCount = 150;
const maxRemembered = 20;

interface Person {
  readonly email: string;
  readonly userId: string;
  token: string;
  sessionId: string;
  readonly plans: string[];
}

/** What a value is chosen for. */
interface Choice {
  readonly random: Random;
  readonly person: Person;
  readonly endpoint: string;
  readonly kind: ItemKind;
  /** The address that all fields of the request are about. */
  readonly email: string;
}

/** The people who send requests, and what the requests can name: their own and each other's things. */
export async function createWorld(app: TestApp, stripe: FakeStripe) {
  const people: Person[] = [];
  while (people.length < peopleCount) people.push(await aPerson(app));
  const badTokens = await listBadTokens(app);
  const newcomers: string[] = [];
  const calendars: string[] = [];
  const known = createFinder(app, people, calendars);

  function getPerson(number: number): Person {
    const person = people[number % peopleCount];
    if (person === undefined) throw new Error("there are no people");
    return person;
  }

  function pickEmail(endpoint: string, person: Person, random: Random): string {
    if (endpoint === "signup")
      return random.chance(0.8) ? `p${random.below(1e9)}@people.example` : person.email;
    const isForNewcomers = endpoint === "verifyEmail" || endpoint === "resendVerification";
    if (isForNewcomers && newcomers.length > 0 && random.chance(0.8)) return random.pick(newcomers);
    return random.pick([
      person.email,
      person.email,
      person.email,
      random.pick(people).email,
      "nobody@people.example",
    ]);
  }

  return {
    /** The sender of a request. The same seed and number make the same choices. */
    prepare(seed: number, number: number): FuzzSender {
      const random = createRandom(seed * 1_000_003 + number);
      const person = getPerson(number);
      return {
        ...{ random, badTokens, token: person.token, webhookSecret: stripe.webhookSecret },
        knowFor(endpoint) {
          return known({ random, person, endpoint, email: pickEmail(endpoint, person, random) });
        },
      };
    },
    /** Remembers what a request has made, so that later ones can name it, and replaces people who have left. */
    async learn(
      number: number,
      request: FuzzRequest,
      response: { status: number; body: string },
    ): Promise<void> {
      const person = getPerson(number);
      const find = (pattern: RegExp, text = response.body) => pattern.exec(text)?.[1];
      if (response.status === 401 && request.headers["authorization"] === `Bearer ${person.token}`) {
        Object.assign(person, await aQuickSession(app, person.userId));
      }
      if (response.status !== 200) return;
      if (request.name === "deleteAccount") people[number % peopleCount] = await aPerson(app);
      if (request.name === "savePlan") remember(person.plans, find(/^\{"id":"([\w-]+)"/));
      if (request.name === "signup") remember(newcomers, find(/"email":"([^"]+)"/, request.body ?? ""));
      if (request.name === "startCalendar") remember(calendars, find(/([\w-]{64}\.ics)/));
      if (request.name === "createCheckoutSession" && number % 2 === 0) {
        await stripe.pay(find(/"url":"([^"]+)"/) ?? "", testCards.pays);
      }
    },
  };
}

type Finder = (choice: Omit<Choice, "kind">) => Generation["findKnown"];

/** Finds values by the name of their field that the product accepts. */
export function createFinder(app: TestApp, people: readonly Person[], calendars: readonly string[]): Finder {
  const { shelves, coaches, vocabulary, optionsOf } = app.composition.deps.catalogue.requireSnapshot();
  const ids = {
    meal: shelves.meal.items.map(({ id }) => String(id)),
    exercise: shelves.exercise.items.map(({ id }) => String(id)),
    meditation: shelves.meditation.items.map(({ id }) => String(id)),
  };
  const conditions = [...vocabulary.conditions.keys()].slice(0, 20);
  const pickId = ({ random, kind }: Choice) => random.pick(ids[kind]);
  const pickPlan = ({ random, person }: Choice) => {
    const { plans } = people.length === 0 || random.chance(0.8) ? person : random.pick(people);
    return plans.length > 0 ? random.pick(plans) : newId();
  };
  const makeEntries = (choice: Choice) => [
    {
      ...{ entry_id: newId(), item_id: pickId(choice) },
      ...{ day: null, slot: null, servings: null, note: null, leftover_of: null },
    },
  ];
  const option =
    (list: Parameters<typeof optionsOf>[0]) =>
    ({ random }: Choice) =>
      random.pick(optionsOf(list)).name;
  const options = (list: Parameters<typeof optionsOf>[0]) => (choice: Choice) => [option(list)(choice)];
  const password = () => goodPassword;
  const text = ({ random }: Choice) =>
    random.pick([...words, ...words, pickHostileText(random), writeNonsense(random)]);
  const bytes = ({ random }: Choice) => Buffer.from(`{"challenge":${random.below(9)}}`).toString("base64url");
  const findInMail = (email: string, pattern: RegExp, fallback: string) => {
    const mail = app.mail.received.findLast(({ to, text }) => to === email && pattern.test(text));
    return pattern.exec(mail?.text ?? "")?.[1] ?? fallback;
  };

  const known: Readonly<Record<string, (choice: Choice, schema: Schema) => unknown>> = {
    ...mapValues({ ...mealBody, ...exerciseBody, ...meditationBody }),
    ...pickFilters(),
    terms: () => legalVersions.terms.version,
    terms_version: () => legalVersions.terms.version,
    privacy: () => legalVersions.privacy.version,
    privacy_version: () => legalVersions.privacy.version,
    food_allergies: (choice) => [text(choice)],
    disliked_ingredients: (choice) => [text(choice)],
    physical_limitations_details: text,
    text,
    q: text,
    day: ({ random }) => `2026-12-0${1 + random.below(9)}`,
    from_day: () => "2026-12-01",
    to_day: () => "2026-12-07",
    at: ({ random }) => `${10 + random.below(10)}:15`,
    endpoint: ({ random }) => `https://push.example/${random.below(9)}`,
    p256dh: () => "A".repeat(87),
    auth: () => "A".repeat(22),
    slot: ({ random }) => random.pick(["breakfast", "lunch", "dinner"]),
    email: ({ email }) => email,
    // Few delete their account, so that the others have something to do.
    password: ({ endpoint, random }) =>
      endpoint === "deleteAccount" && random.chance(0.9) ? "wrong" : goodPassword,
    password_confirm: password,
    new_password: password,
    confirm_password: password,
    verification_code: ({ email }) => findInMail(email, /code: (\d{6})$/m, "123456"),
    reset_code: ({ email }) => findInMail(email, /code: (\d{6})$/m, "123456"),
    token: ({ person }) => findInMail(person.email, /\/createNewPass\/([\w-]+)/, "x".repeat(64)),
    file: ({ random }) => (calendars.length > 0 ? random.pick(calendars) : `${"A".repeat(64)}.ics`),
    id(choice, { format }) {
      if (choice.endpoint === "endSession") return choice.random.pick(people).sessionId;
      return format === "uuid" ? newId() : pickId(choice);
    },
    session: ({ random }) => random.pick(["2026-11-18", random.pick(ids.exercise)]),
    rawId: pickId,
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    code: ({ random }) => random.pick(["123456", "123 456", "ABCD-EFGH-2345"]),
    item_id(choice) {
      if (choice.endpoint === "removePlan") return pickPlan(choice);
      return choice.endpoint === "savePlan" ? [pickId(choice), pickId(choice)] : pickId(choice);
    },
    known_item_id: (choice) => [pickId(choice)],
    entries: makeEntries,
    plans: (choice) => [
      {
        ...{ plan_id: pickPlan(choice), item_name: wireNames[choice.kind].plan },
        ...{ plan_name: "Week", entries: makeEntries(choice) },
      },
    ],
    from: () => "2026-11-16",
    to: () => "2026-11-22",
    coach_id: ({ random }) => random.pick([...coaches.keys()]),
    item_name: ({ kind }, { enum: names = [] }) => names.find((each) => String(each).includes(kind)),
    plan_id: pickPlan,
    plan_ids: (choice) => [pickPlan(choice)],
    device: newId,
    change: ({ random }) => 1 + random.below(100),
    verdict: ({ random }) => random.pick(["not_for_me", "more_like_this"]),
    condition_id: ({ random }) => random.pick(conditions),
    meanings: ({ random }) => random.pick([[], ["allergen milk"], ["limitation knee"]]),
    page: ({ random }) => 1 + random.below(20),
    page_size: ({ random }) => random.pick([1, 20, 9_999]),
    dob: () => "1990-02-28",
    gender: () => "female",
    phone: () => "+6421123456789",
    dietary_preferences: options("dietary_tag"),
    health_tags: options("health_tag"),
    preferred_meal_types: options("meal_type"),
    preferred_workouts: options("workout_type"),
    fitness_level: option("fitness_level"),
    primary_fitness_goal: option("fitness_goal"),
    mindfulness_goals: options("mindfulness_goal"),
    preferred_practices: options("mindfulness_practice_type"),
    daily_duration: option("mindfulness_duration"),
    preferred_time_of_day: option("mindfulness_time_of_day"),
  };
  return (choice) => {
    const named = itemKinds.find((kind) =>
      [`find${kind}`, `recommend${kind}s`].includes(choice.endpoint.toLowerCase()),
    );
    const kind = named ?? choice.random.pick(itemKinds);
    return (name, schema) => known[name]?.({ ...choice, kind }, schema);
  };
}

const words = ["none", "milk", "peanuts and shellfish", "bad knee", "zorblax", "celiac", "mushrooms, garlic"];

/** An option of each filter. Cuisines and ingredients are those of the catalogue. */
function pickFilters(): Record<string, (choice: Choice) => string | undefined> {
  const names = new Set(itemKinds.flatMap((kind): readonly string[] => filterNames[kind]));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      ({ random, kind }) => {
        const options: Readonly<Record<string, readonly string[]>> = filterIds[kind];
        return random.pick(options[name] ?? (name === "cuisine" ? ["italian"] : ["spinach"]));
      },
    ]),
  );
}

function mapValues(values: object): Record<string, () => unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, () => value]));
}

function remember(list: string[], value: string | undefined): void {
  if (value !== undefined) list.unshift(value);
  list.splice(maxRemembered);
}

async function aPerson(app: TestApp): Promise<Person> {
  return { ...(await aQuickUser(app)), plans: [] };
}

/** Expired, of nobody, of one person with another's secret, cut off and too long. */
async function listBadTokens(app: TestApp): Promise<string[]> {
  const [expired, one, other] = [await aQuickUser(app), await aQuickUser(app), await aQuickUser(app)];
  await sql`update sessions set created_at = now() - interval '1 year' where user_id = ${expired.userId}`.execute(
    app.composition.deps.db,
  );
  return [
    expired.token,
    issueToken(newId()).token,
    swapSecrets(one.token, other.token),
    one.token.slice(0, -1),
    `${one.token}A`,
    someEmail(),
    "",
    "x",
    "A".repeat(64),
    "A".repeat(201),
  ];
}
