import { startFakeStripe } from "./start-fake-stripe.ts";

/** For `pnpm dev`: listens where the settings say that Stripe is, and tells the API what happens. */
const variables = ["STRIPE_API_URL", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "PORT"] as const;
const [apiUrl, secretKey, webhookSecret, apiPort] = variables.map((name) => process.env[name] ?? "");

if (!apiUrl || !secretKey || !webhookSecret) {
  process.stdout.write("no fake Stripe: its address and secrets are not set\n");
} else {
  const { url, webhooks } = await startFakeStripe({
    port: Number(new URL(apiUrl).port),
    secretKey,
    webhookSecret,
    file: "fake-stripe.json",
    firstRetryMs: 1_000,
  });
  webhooks.deliverTo(`http://127.0.0.1:${apiPort}/api/stripe/webhook`);
  process.stdout.write(`fake Stripe at ${url}\n`);
}
