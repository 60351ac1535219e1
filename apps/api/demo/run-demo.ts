import { randomUUID } from "node:crypto";
import { type FakeStripe, startFakeStripe } from "@fernwell/fake-stripe/start-fake-stripe";
import { sql } from "kysely";
import type { Config } from "../src/config/config.ts";
import { compose } from "../src/deps.ts";
import { findAccountByEmail } from "../src/features/accounts/accounts.queries.ts";
import type { Db } from "../src/platform/db/db.ts";
import { type MailSink, startMailSink } from "../test/mail-sink.ts";
import { startProduct } from "../test/product.ts";
import { createDemoPerson, type DemoLogin, renewPassword } from "./create-demo-person.ts";
import { demoEmail } from "./demo-person.ts";
import { DemoRefusal } from "./refusal.ts";

export interface Demo extends DemoLogin {
  readonly isNew: boolean;
}

/**
 * Runs the product on free ports, with its mail and payments caught here, for as long as creating the demo person takes.
 * A person who exists keeps everything and gets a new password.
 */
export async function runDemo(config: Config, stripeFile: string): Promise<Demo> {
  const mail = await startMailSink();
  const stripe = await startStripe(config.billing, stripeFile);
  // A prefix of its own, so that running this often meets no limit.
  const options = { process: "server", redisPrefix: `demo:${randomUUID()}` } as const;
  const product = await startProduct(compose(useFakes(config, mail, stripe), options));
  try {
    const { db } = product.composition.deps;
    await requireNoOtherWorker(db);
    stripe?.webhooks.deliverTo(`${product.url}/api/stripe/webhook`);
    await product.startWorker();
    const surroundings = { url: product.url, mail, stripe };
    const isNew = (await findAccountByEmail(db, demoEmail)) === undefined;
    return { isNew, ...(await (isNew ? createDemoPerson : renewPassword)(surroundings)) };
  } finally {
    await product.close();
    await stripe?.close();
    await mail.close();
  }
}

/** The fake of `pnpm dev` reads the same file, so it knows the subscription. */
async function startStripe(billing: Config["billing"], file: string): Promise<FakeStripe | null> {
  if (billing.kind === "demo") return null;
  const {
    secretKey,
    webhookSecrets: [webhookSecret],
  } = billing;
  return startFakeStripe({ secretKey, webhookSecret, file });
}

/** Rules make the plans, so no fake model is needed. */
function useFakes(config: Config, mail: MailSink, stripe: FakeStripe | null): Config {
  return {
    ...config,
    email: { ...config.email, smtpUrl: mail.url },
    billing:
      stripe === null
        ? { kind: "demo" }
        : {
            kind: "stripe",
            secretKey: stripe.secretKey,
            webhookSecrets: [stripe.webhookSecret],
            apiUrl: new URL(stripe.url),
          },
    model: null,
    logLevel: "warn",
  };
}

/** Another worker would send the demo person's mails where they are not read. */
async function requireNoOtherWorker(db: Db): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'fernwell-worker'`.execute(db);
  if (rows.length > 0)
    throw new DemoRefusal("The product is running. Stop `pnpm dev` first, then try again.");
}
