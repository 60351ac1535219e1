const localHosts = ["localhost", "127.0.0.1", "[::1]"];

/** A demo person cannot be created here, and nothing is wrong with the code. */
export class DemoRefusal extends Error {}

/** Allows a demo person only where it can harm nobody. */
export function requireDemoAllowed(variables: Record<string, string | undefined>): void {
  const { NODE_ENV, APP_ENV, DATABASE_URL = "", STRIPE_SECRET_KEY, STRIPE_API_URL } = variables;
  if (NODE_ENV === "production" || APP_ENV === "production")
    throw new DemoRefusal("A demo person is never created in production.");
  if (!isLocal(DATABASE_URL))
    throw new DemoRefusal(
      "A demo person is created only in a database on this machine, and DATABASE_URL names another host.",
    );
  if (STRIPE_SECRET_KEY && !STRIPE_API_URL)
    throw new DemoRefusal(
      "A demo person would become a customer at Stripe itself. Set STRIPE_API_URL, or leave the STRIPE_ variables empty.",
    );
}

/** Empty means a socket of this machine; `host` in the query, which may be one too, comes before the address. */
function isLocal(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false;
  const url = new URL(databaseUrl);
  const host = url.searchParams.get("host") ?? url.hostname;
  return host === "" || host.startsWith("/") || localHosts.includes(host);
}
