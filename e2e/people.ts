import { codeIn } from "@fernwell/api/test/mail-sink.ts";
import { cookiesIn, goodPassword, someEmail } from "@fernwell/api/test/people.ts";
import { someAddress } from "@fernwell/api/test/test-app.ts";
import { wireNames } from "@fernwell/contract/item-kinds";
import { legalVersions } from "@fernwell/contract/legal-versions";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { Stack } from "./stack.ts";

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** What the browser in which the address was proved sends back. */
  readonly cookie?: string;
}

/** A product that people can sign up to. */
interface Reachable extends Pick<Stack, "url"> {
  readonly mail: Pick<Stack["mail"], "take">;
}

export function aPerson(): Person {
  return { name: "Ada Lovelace", email: someEmail(), password: goodPassword };
}

/** Signs up through the API; the code is in the mail. */
export async function signUp({ url }: Pick<Stack, "url">, person: Person): Promise<void> {
  await post(url, "/api/signup", {
    ...person,
    password_confirm: person.password,
    terms_version: legalVersions.terms.version,
    privacy_version: legalVersions.privacy.version,
  });
}

/** Signs up and verifies through the API, for journeys that start later. */
export async function aVerifiedPerson(product: Reachable, name?: string): Promise<Person> {
  const { url, mail } = product;
  const person = { ...aPerson(), ...(name && { name }) };
  await signUp(product, person);
  const code = codeIn(await mail.take(person.email));
  const verified = await send(url, "/api/verifyemail", { email: person.email, verification_code: code });
  return { ...person, cookie: cookiesIn(verified.headers) };
}

/** Logs in and returns the token. */
export async function aSession(stack: Reachable): Promise<string> {
  return logIn(stack, await aVerifiedPerson(stack));
}

export async function logIn(
  { url }: Pick<Stack, "url">,
  { email, password, cookie }: Pick<Person, "email" | "password" | "cookie">,
): Promise<string> {
  const response = await send(url, "/api/login", { email, password }, cookie ? { cookie } : {});
  return String((await response.json()).access_token);
}

/** Pays for the Annual plan on the provider's page, for journeys that start later. */
export async function subscribe({ url, stripe }: Stack, token: string, card: string): Promise<void> {
  const checkout = await post(url, "/api/subscription/create-checkout-session?pkg=Annual", {}, token);
  await stripe.pay(String(checkout["url"]), card);
}

/** The body that the profile forms send. */
export const aProfile = {
  name: "Ada Lovelace",
  fname: "Ada",
  lname: "Lovelace",
  dob: "1990-02-28",
  gender: "female",
  phone: "+64211234567",
  address: "1 Fern Way",
};

/** Saves a profile through the API, for journeys that start later. */
export async function saveProfile(
  { url }: Stack,
  token: string,
  changes: Partial<typeof aProfile> = {},
): Promise<void> {
  await post(url, "/api/edit-profile", { ...aProfile, ...changes }, token);
}

/** Saves allergies and dislikes, with no other answer that would exclude an item. */
export async function saveFoodAnswers(
  { url }: Stack,
  token: string,
  { allergies = "", dislikes = "" }: { allergies?: string; dislikes?: string },
): Promise<void> {
  const body = {
    dietary_preferences: ["High Protein"],
    main_goal: ["Eat Healthier"],
    has_food_allergies: allergies !== "",
    food_allergies: [allergies],
    has_disliked_ingredients: dislikes !== "",
    disliked_ingredients: [dislikes],
    preferred_meal_types: ["Breakfast"],
  };
  await post(url, "/api/add-meal-preferences", body, token);
}

/** Saves physical limitations. */
export async function saveLimitations({ url }: Stack, token: string, limitations: string): Promise<void> {
  const body = {
    preferred_workouts: ["Strength"],
    has_equipment_access: true,
    has_physical_limitations: true,
    physical_limitations_details: limitations,
    fitness_level: "Beginner",
    exercise_days_per_week: 3,
    primary_fitness_goal: "Build Muscle",
  };
  await post(url, "/api/add-exercise-preferences", body, token);
}

/** Creates a plan through the API and returns its id. */
export async function makePlan(
  { url }: Stack,
  token: string,
  kind: ItemKind,
  name: string,
  itemIds: readonly string[],
): Promise<string> {
  const query = new URLSearchParams({ item_name: wireNames[kind].plan, plan_name: name });
  for (const id of itemIds) query.append("item_id", id);
  const headers = { "x-forwarded-for": someAddress(), authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/add-personalize-plan?${query}`, { headers });
  if (!response.ok) throw new Error(`saving the plan responded ${response.status}`);
  return String((await response.json()).id);
}

async function post(
  url: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<Record<string, unknown>> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return (await send(url, path, body, headers)).json();
}

async function send(
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": someAddress(), ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} responded ${response.status}`);
  return response;
}
