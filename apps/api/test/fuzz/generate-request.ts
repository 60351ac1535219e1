import { createHmac } from "node:crypto";
import type { Endpoint } from "@fernwell/contract/endpoint";
import { z } from "zod";
import { apiPrefix } from "../../src/platform/http/api-prefix.ts";
import type { BoundRoute } from "../../src/platform/http/router.ts";
import { type Generation, generateObject, generateValue, type Schema } from "./generate-value.ts";
import { pickHostileText } from "./hostile-values.ts";
import type { Random } from "./random.ts";

export interface FuzzRequest {
  /** The endpoint, or the kind of file. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** A person who sends a request, and what it can name. */
export interface FuzzSender {
  readonly random: Random;
  readonly token: string;
  readonly badTokens: readonly string[];
  readonly webhookSecret: string;
  /** Finds, for one endpoint, a value by the name of its field that the product accepts. */
  readonly knowFor: (endpoint: string) => Generation["findKnown"];
}

interface Part {
  readonly params: Schema;
  readonly query: Schema;
  readonly body: Schema;
}

const schemas = new Map<Endpoint, Part>();

function getSchemas(endpoint: Endpoint): Part {
  const known = schemas.get(endpoint);
  if (known !== undefined) return known;
  const describe = (schema: z.ZodType) =>
    z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
  const made = {
    params: describe(endpoint.params),
    query: describe(endpoint.query),
    body: describe(endpoint.body),
  };
  schemas.set(endpoint, made);
  return made;
}

/** A call of an endpoint of the contract. A third of them nearly fit it. */
export function generateCall({ endpoint, access }: BoundRoute, sender: FuzzSender): FuzzRequest {
  const { random } = sender;
  const hostility = random.pick([0, 0.1, 0.5]);
  const input = generateInput(endpoint, { random, hostility, findKnown: sender.knowFor(endpoint.name) });
  const extra = random.chance(0.03)
    ? random.pick(["a[b]=c", "=", "&&", "%", "page=1&page=2", "__proto__=1"])
    : null;
  const text = access === "signed" ? writeEvent(hostility, random) : writeBody(input.body, random);
  const hasBody = endpoint.method !== "GET" || random.chance(0.02);
  return {
    name: endpoint.name,
    method: endpoint.method,
    path: extra === null ? input.path : `${input.path}${input.path.includes("?") ? "&" : "?"}${extra}`,
    headers: {
      ...writeHeaders(sender),
      ...(hasBody && { "content-type": random.chance(0.97) ? "application/json" : pickType(random) }),
      ...(access === "signed" && {
        "stripe-signature": sign(text, random.chance(0.9) ? sender.webhookSecret : "wrong"),
      }),
    },
    body: hasBody ? text : null,
  };
}

/** The address and the body of a call. */
export function generateInput(
  endpoint: Endpoint,
  generation: Generation,
): { readonly path: string; readonly body: unknown } {
  const { params, query, body } = getSchemas(endpoint);
  const values = generateObject(params, generation);
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encode(toText(values[name])) || "1");
  const search = writeQuery(generateObject(query, generation));
  return { path: `${apiPrefix}${path}${search}`, body: generateValue(body, "", generation) };
}

/** A request for a page, a picture or a report address, which are not in the contract. */
export function generateFileRequest(sender: FuzzSender): FuzzRequest {
  const { random } = sender;
  const places = [
    "/media/",
    "/media/sounds/a/sound.m4a",
    "/assets/app.js",
    "/",
    "/.well-known/",
    "/api/",
    "/login",
  ];
  const place = random.pick(places);
  const hostile = random.chance(0.5) ? encode(pickHostileText(random)).slice(0, 4_000) : "";
  const raw = random.chance(0.1)
    ? random.pick(["%", "%zz", "//", "/./", "/../", "/.git/config", "?a[]=1&a[b]=2"])
    : "";
  const isReport = random.chance(0.1);
  return {
    name: isReport ? "policy reports" : "files",
    method: isReport ? "POST" : random.pick(["GET", "GET", "GET", "HEAD", "OPTIONS", "PUT"]),
    path: isReport ? "/api/policy-reports" : `${place}${hostile}${raw}`,
    headers: {
      ...writeHeaders(sender),
      ...pickConditions(random),
      ...(isReport && {
        "content-type": random.pick(["application/csp-report", "application/reports+json"]),
      }),
    },
    body: isReport
      ? random.pick(['{"csp-report":{"effective-directive":"img-src"}}', "[]", "{", "null", "[[]]"])
      : null,
  };
}

function writeHeaders({ random, token, badTokens }: FuzzSender): Record<string, string> {
  const digits = () => random.below(256);
  return {
    accept: random.pick(["application/json", "text/html", "*/*", ""]),
    "x-forwarded-for": random.chance(0.98) ? `10.${digits()}.${digits()}.${digits()}` : "nonsense",
    ...(random.chance(0.93)
      ? { authorization: `Bearer ${token}` }
      : random.chance(0.5)
        ? {
            authorization: random.pick([
              ...badTokens.map((each) => `Bearer ${each}`),
              "Bearer",
              "Basic YQ==",
            ]),
          }
        : {}),
    ...(random.chance(0.05) && {
      cookie: random.pick(["sign_up=x", "a", "=;=", `sign_up=${"x".repeat(4_000)}`]),
    }),
  };
}

function pickConditions(random: Random): Record<string, string> {
  return random.pick([
    {},
    {
      range: random.pick([
        "bytes=0-1",
        "bytes=-1",
        "bytes=5000-",
        "bytes=9-1",
        "bytes=x",
        "bytes=0-0,2-3",
        "lines=1-2",
      ]),
    },
    { "if-match": random.pick(['"x"', "*", "W/", ""]) },
    { "if-none-match": random.pick(['"x"', "*"]) },
    { "if-modified-since": random.pick(["yesterday", "Thu, 01 Jan 1970 00:00:00 GMT"]) },
    { "if-range": '"x"', range: "bytes=0-1" },
    { "accept-encoding": random.pick(["br", "gzip;q=x", "*", "identity;q=0", ",,,"]) },
  ]);
}

function pickType(random: Random): string {
  return random.pick([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/json; charset=utf-7",
    "a",
    "multipart/form-data",
  ]);
}

function writeQuery(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 60) : [value]).map(
      (each) => `${encode(name)}=${encode(toText(each)).slice(0, 6_000)}`,
    ),
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`.slice(0, 14_000);
}

/** As JSON, now and then broken. */
function writeBody(value: unknown, random: Random): string {
  const text = JSON.stringify(value) ?? "";
  if (random.chance(0.97)) return text;
  return random.pick([
    text.slice(0, -1),
    `${text}x`,
    "",
    "[",
    '{"__proto__":{"a":1}}',
    "\u0000",
    "x".repeat(70_000),
  ]);
}

/** An event as the payment provider signs it, with ids, times and types of any kind. */
function writeEvent(hostility: number, random: Random): string {
  const or = (value: unknown) =>
    random.chance(hostility) ? random.pick([pickHostileText(random), 1e20, -1, null, {}]) : value;
  return JSON.stringify({
    id: or(`evt_${random.below(1_000_000)}`),
    object: "event",
    type: or("customer.subscription.updated"),
    created: or(1_700_000_000),
    livemode: or(false),
    account: or(null),
    data: or({
      object: { id: or("sub_1"), object: or("subscription"), customer: or("cus_1"), subscription: or(null) },
    }),
  });
}

function sign(body: string, secret: string): string {
  const at = Math.floor(Date.now() / 1000);
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** What is no Unicode cannot be written in an address. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
