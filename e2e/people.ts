import { codeIn } from "@fernwell/api/test/mail-sink.ts";
import { goodPassword, someEmail } from "@fernwell/api/test/people.ts";
import { someAddress } from "@fernwell/api/test/test-app.ts";
import type { Stack } from "./stack.ts";

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function aPerson(): Person {
  return { name: "Ada Lovelace", email: someEmail(), password: goodPassword };
}

/** Signs up and verifies through the API, for journeys that start later. */
export async function aVerifiedPerson({ url, mail }: Stack): Promise<Person> {
  const person = aPerson();
  await post(url, "/api/signup", { ...person, password_confirm: person.password });
  const code = codeIn(await mail.take(person.email));
  await post(url, "/api/verifyemail", { email: person.email, verification_code: code });
  return person;
}

/** The token of a person who has logged in. */
export async function aSession(stack: Stack): Promise<string> {
  const { email, password } = await aVerifiedPerson(stack);
  const { access_token } = await post(stack.url, "/api/login", { email, password });
  return String(access_token);
}

async function post(url: string, path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": someAddress() },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
