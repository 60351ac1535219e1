import { randomBytes } from "node:crypto";
import {
  forgetPassword,
  login,
  logout,
  resetPassword,
  signup,
  verifyEmail,
} from "@fernwell/contract/accounts";
import { createCheckoutSession, getSubscriptionStatus } from "@fernwell/contract/billing";
import { legalVersions } from "@fernwell/contract/legal-versions";
import { deleteAccount } from "@fernwell/contract/privacy";
import { testCards } from "@fernwell/fake-stripe/cards";
import type { FakeStripe } from "@fernwell/fake-stripe/start-fake-stripe";
import { codeIn, type MailSink } from "../test/mail-sink.ts";
import { takeMail } from "../test/people.ts";
import { type Call, createCall } from "./call.ts";
import { demoEmail, profile } from "./demo-person.ts";
import { fillDemoPerson } from "./fill-demo-person.ts";

/** A running product whose worker sends its mail here. */
export interface Surroundings {
  readonly url: string;
  readonly mail: MailSink;
  /** Null where billing is a demo, in which the checkout itself starts the trial. */
  readonly stripe: FakeStripe | null;
}

export interface DemoLogin {
  readonly email: string;
  readonly password: string;
}

/** Creates the demo person with everything a person can have, or nothing at all. */
export async function createDemoPerson(surroundings: Surroundings, email = demoEmail): Promise<DemoLogin> {
  const { url } = surroundings;
  const demo = { email, password: makePassword() };
  const visit = createCall(url);
  await visit(signup, {
    body: {
      ...demo,
      name: profile.name,
      password_confirm: demo.password,
      terms_version: legalVersions.terms.version,
      privacy_version: legalVersions.privacy.version,
    },
  });
  const code = codeIn(await takeMail(surroundings, demo.email, "Your Fernwell verification code"));
  await visit(verifyEmail, { body: { email: demo.email, verification_code: code } });
  const { access_token } = await visit(login, { body: demo });
  await takeMail(surroundings, demo.email, "New login to your Fernwell account");

  const call = createCall(url, access_token);
  try {
    await fillDemoPerson(call, () => subscribe(call, surroundings));
  } catch (error) {
    await call(deleteAccount, { body: { password: demo.password } });
    await takeMail(surroundings, demo.email, "Your Fernwell account has been deleted");
    throw error;
  }
  await call(logout, {});
  return demo;
}

/** Gives the demo person a new password, since the last one is stored nowhere. */
export async function renewPassword(surroundings: Surroundings): Promise<DemoLogin> {
  const demo = { email: demoEmail, password: makePassword() };
  const visit = createCall(surroundings.url);
  await visit(forgetPassword, { body: { email: demo.email } });
  const reset_code = codeIn(await takeMail(surroundings, demo.email, "Reset your Fernwell password"));
  await visit(resetPassword, {
    body: { email: demo.email, reset_code, new_password: demo.password, confirm_password: demo.password },
  });
  await takeMail(surroundings, demo.email, "Your Fernwell password was changed");
  return demo;
}

async function subscribe(call: Call, { stripe }: Surroundings): Promise<void> {
  const { url } = await call(createCheckoutSession, { query: { pkg: "Annual" } });
  await stripe?.pay(url, testCards.pays);
  await stripe?.webhooks.delivered();
  const { status } = await call(getSubscriptionStatus, {});
  if (status !== "trialing") throw new Error(`the demo person's subscription is ${status}`);
}

/** Random, so that knowing this code opens no account; the first letters meet the rule for passwords. */
function makePassword(): string {
  return `Fern-${randomBytes(9).toString("base64url")}`;
}
