import { isLoopback, placeIn } from "./reachable.ts";

type Variables = Readonly<Record<string, string | undefined>>;

export interface StartSettings {
  readonly variables: Variables;
  /** Only this machine can reach the product, so nobody needs production's secrets to try it. */
  readonly isTrial: boolean;
}

/** The secrets of the fake Stripe and the fake model, which only `pnpm dev` runs. */
const isOfDev = (secret: string | undefined) => secret?.endsWith("only_for_development") === true;

const withoutStripe = { STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "", STRIPE_API_URL: "" };
const withoutModel = { MODEL_PROVIDER: "", MODEL_URL: "", MODEL_KEY: "", MODEL_NAME: "" };

/**
 * With a public address, everything is as in production, which accepts no development setting. With the address of this
 * machine, as in the `.env` of `pnpm run setup`, the same processes run as a trial: without what only `pnpm dev` provides.
 */
export function chooseStartSettings(
  given: Variables,
  folders: { web: string; media: string },
): StartSettings {
  const common = {
    ...given,
    NODE_ENV: "production",
    WEB_DIR: given["WEB_DIR"] || folders.web,
    MEDIA_DIR: given["MEDIA_DIR"] || folders.media,
  };
  const publicUrl = URL.parse(given["PUBLIC_URL"] ?? "");
  const isTrial = given["APP_ENV"] !== "production" && publicUrl !== null && isLoopback(publicUrl.hostname);
  if (!isTrial) return { variables: { ...common, APP_ENV: "production" }, isTrial };

  return {
    variables: {
      ...common,
      // Without a proxy, the server itself is where links lead to.
      HOST: "127.0.0.1",
      INTERNAL_HOST: "127.0.0.1",
      PORT: `${placeIn(publicUrl, 80).port}`,
      ...(isOfDev(given["STRIPE_SECRET_KEY"]) && withoutStripe),
      ...(isOfDev(given["MODEL_KEY"]) && withoutModel),
    },
    isTrial,
  };
}
