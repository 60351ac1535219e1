import { isIP } from "node:net";
import { readList } from "./read-list.ts";
import { isUnguessable } from "./unguessable.ts";

/** What production demands of a value that is set, beyond its type. */
export interface ProductionRule {
  /** Completes the sentence "In production it …". */
  readonly rule: string;
  readonly isMet: (value: string) => boolean;
  /** Without one, the rule has no exception. */
  readonly risk?: Risk;
}

/** What an installation accepts by naming it in `ACCEPTED_RISKS`. */
export interface Risk {
  readonly name: string;
  readonly about: string;
}

export const httpsOnly: ProductionRule = {
  rule: "must be https",
  isMet: (value) => value.startsWith("https://"),
};

export const mustBeEmpty: ProductionRule = { rule: "must be empty", isMet: () => false };

export function atLeast(min: number): ProductionRule {
  return { rule: `must be at least ${min}`, isMet: (value) => Number(value) >= min };
}

/** For secrets that sign, hash or check. A new one costs nothing, so there is no exception. */
export const randomSecret: ProductionRule = {
  rule: "must be at least 32 random characters (`openssl rand -hex 32` makes 64)",
  isMet: (value) => isUnguessable(value, 32),
};

const passwordInUrl = {
  rule: "must contain a password of at least 16 random characters",
  isMet: (value: string) => isUnguessable(new URL(value).password, 16),
};

export const databasePassword: ProductionRule = {
  ...passwordInUrl,
  risk: {
    name: "weak-database-password",
    about:
      "PostgreSQL needs no password or one that can be guessed, so its network must keep everyone else out.",
  },
};

export const redisPassword: ProductionRule = {
  ...passwordInUrl,
  risk: {
    name: "weak-redis-password",
    about: "Redis needs no password or one that can be guessed, so its network must keep everyone else out.",
  },
};

/** pg treats only this mode alike in every version: encrypted, with the certificate and the host name checked. */
export const encryptedDatabase: ProductionRule = {
  rule: "must be encrypted (`?sslmode=verify-full` at the end)",
  isMet: (value) => new URL(value).searchParams.get("sslmode") === "verify-full",
  risk: {
    name: "plain-database",
    about:
      "The connection to PostgreSQL is readable in the network between, with all that people have told us.",
  },
};

/** ioredis compares the beginning of the address by letter, and prefers a parameter `tls` to it. */
export const encryptedRedis: ProductionRule = {
  rule: "must be encrypted (`rediss://`)",
  isMet: (value) => value.startsWith("rediss://") && !new URL(value).searchParams.has("tls"),
  risk: {
    name: "plain-redis",
    about: "The connection to Redis is readable in the network between, with its password.",
  },
};

/** Without `requireTLS`, nodemailer sends in plain text when the server offers no encryption. */
export const encryptedMail: ProductionRule = {
  rule: "must be encrypted (`smtps://`, or `smtp://` with `?requireTLS=true` at the end)",
  isMet: (value) => {
    const { protocol, searchParams } = new URL(value);
    const isEncrypted = protocol === "smtps:" || searchParams.get("requireTLS") === "true";
    return isEncrypted && searchParams.get("tls.rejectUnauthorized") !== "false";
  },
  risk: {
    name: "plain-smtp",
    about:
      "Mails, with their codes and links, are readable on the way to the mail server, with its password.",
  },
};

export const liveKey: ProductionRule = {
  rule: "must be a live key",
  isMet: (value) => /^[rs]k_live_/.test(value),
  risk: {
    name: "stripe-test-keys",
    about: "Stripe's test mode takes no money: anyone can subscribe with a test card.",
  },
};

/** A name with a dot is resolved in public; an address, a port or a single name could be a machine of our own. */
export const publicHosts: ProductionRule = {
  rule: "must consist of public host names",
  isMet: (value) => readList(value).every((host) => /^(\*\.)?([a-z\d-]+\.)+[a-z]{2,}$/.test(host)),
};

/** Wide enough for the published networks of content delivery networks, whose widest are a /13 and a /29. */
const minPrefixes: Readonly<Record<number, number>> = { 4: 12, 6: 28 };

export const narrowProxies: ProductionRule = {
  rule: "must consist of addresses and networks, none wider than a /12 of IPv4 or a /28 of IPv6",
  isMet: (value) => readList(value).every(isNarrow),
  risk: {
    name: "wide-proxies",
    about:
      "Callers in these networks can claim any address, so that limits per network do not hold for them.",
  },
};

/** An IPv4 network that is written as IPv6 counts as wide: `::ffff:0:0/96` is everyone. */
function isNarrow(network: string): boolean {
  const [address = "", prefix] = network.split("/");
  const minPrefix = minPrefixes[isIP(address)];
  if (minPrefix === undefined) return false;
  if (prefix === undefined) return true;
  const isMapped = URL.parse(`http://[${address}]`)?.hostname.startsWith("[::ffff:") === true;
  return Number(prefix) >= minPrefix && !isMapped;
}
