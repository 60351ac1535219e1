import type { Endpoint } from "@fernwell/contract/endpoint";
import { invalidInput } from "../../../src/platform/http/error-responses.ts";
import { createHttpServer } from "../../../src/platform/http/http-server.ts";
import { OpenCalls } from "../../../src/platform/http/open-calls.ts";
import { addPolicyReports } from "../../../src/platform/http/policy-reports.ts";
import { createRouter } from "../../../src/platform/http/router.ts";
import { createLogger } from "../../../src/platform/observability/logger.ts";
import { createMetrics } from "../../../src/platform/observability/metrics.ts";
import { listContractEndpoints } from "../../contract-endpoints.ts";
import { generateInput } from "../generate-request.ts";
import type { Generation, Schema } from "../generate-value.ts";
import type { Random } from "../random.ts";
import { defineParser, type Parser } from "./parser.ts";
import { addresses, foodPhrases, groceryPhrases, names, prompts } from "./phrases.ts";
import { writeText } from "./write-text.ts";

const phrases = [...foodPhrases, ...groceryPhrases, ...names, ...addresses, ...prompts.exercise];
/** The most that the server reads of a body. */
const maxBodyBytes = 64 * 1024;
/** A refusal says for each wrong field what is wrong with it. */
const maxRefusalBytes = 64 * 1024;

/** Every schema of the contract with its values, and the server in front of them with whole requests. */
export async function openDoorParsers(): Promise<{ readonly parsers: Parser[]; close(): Promise<void> }> {
  const endpoints = (await listContractEndpoints()).map(({ endpoint }) => endpoint);
  const server = await openDoor(endpoints);
  const parsers = [
    defineParser("the body of a call", {
      share: 200,
      generate: (random) => {
        const endpoint = random.pick(endpoints);
        const { body } = generateInput(endpoint, createGeneration(random));
        return { endpoint: endpoint.name, body };
      },
      parse: ({ endpoint: name, body }) => {
        const { body: schema } = endpoints.find((each) => each.name === name) ?? { body: null };
        const { error, data } = schema?.safeParse(body) ?? {};
        return error ? { refusal: JSON.stringify(invalidInput("body", error).detail) } : { data };
      },
      findFlaw: (_, parsed) =>
        "refusal" in parsed && parsed.refusal.length > maxRefusalBytes
          ? `a refusal of ${parsed.refusal.length} characters`
          : null,
    }),
    defineParser("a request at the door", {
      share: 30,
      generate: (random) => writeRequest(random, random.pick(endpoints)),
      parse: (request) => server.inject(request),
      findFlaw: (_, { statusCode, body }) => {
        if (statusCode >= 500) return `responded ${statusCode}`;
        return body.length > maxRefusalBytes ? `a response of ${body.length} characters` : null;
      },
    }),
  ];
  return { parsers, close: async () => void (await server.close()) };
}

/** The server with every route of the contract, and nothing behind them. */
async function openDoor(endpoints: readonly Endpoint[]) {
  const logger = createLogger({ level: "silent", process: "server" });
  const connections = { open: 0, idle: 0, waiting: 0 };
  const metrics = createMetrics(async () => ({
    isDatabaseUp: true,
    isRedisUp: true,
    connections,
    queue: null,
  }));
  const openCalls = new OpenCalls();
  const server = await createHttpServer({
    ...{ logger, accessLog: logger, metrics, openCalls },
    ...{ trustedProxies: ["127.0.0.1"], isDraining: () => false },
  });
  const authenticate = async () => null;
  const router = createRouter({ server, openCalls, authenticate, checkOutputs: false, isSecure: false });
  // Everyone may call them: what matters is how the input is read.
  for (const endpoint of endpoints) {
    router.anyone(endpoint, async ({ cookies }) => ({ read: cookies.read("device")?.length ?? 0 }));
  }
  addPolicyReports(server, metrics);
  await server.ready();
  return server;
}

function createGeneration(random: Random): Generation {
  const hostility = random.pick([0, 0.05, 0.3]);
  return {
    random,
    hostility,
    findKnown: (_, schema) => (schema.type === "string" ? writeString(random, schema) : undefined),
  };
}

function writeString(random: Random, { format, enum: values, const: only }: Schema): string | undefined {
  if (values !== undefined || only !== undefined) return undefined;
  if (format === "uuid" && random.chance(0.8)) return "0198c0de-0000-7000-8000-000000000001";
  if (format === "date") return writeText(random, { phrases: dates, maxLength: 30 });
  return writeText(random, { phrases, maxLength: random.pick([40, 120, 400, 2_000]) });
}

const dates = ["2026-11-17", "2024-02-29", "2026-12-31", "0000-01-01", "9999-12-31", "2026-W47-2"];

function writeRequest(random: Random, endpoint: Endpoint) {
  const { path, body } = generateInput(endpoint, createGeneration(random));
  const isReport = random.chance(0.05);
  const text = JSON.stringify(body) ?? "";
  const spoiled = random.chance(0.2)
    ? writeText(random, { phrases: [text, "{}", "[[", '{"a":'], maxLength: maxBodyBytes })
    : text;
  return {
    method: isReport ? ("POST" as const) : endpoint.method,
    url: isReport ? "/api/policy-reports" : writeAddress(random, path),
    remoteAddress: "127.0.0.1",
    headers: {
      "content-type": isReport ? "application/csp-report" : "application/json",
      // Another network each time, so that no limit is reached.
      "x-forwarded-for": random.chance(0.05)
        ? writeHeader(random)
        : `10.${random.below(256)}.${random.below(256)}.1`,
      cookie: random.chance(0.5) ? writeHeader(random) : `device=${writeHeader(random)}`,
      authorization: `Bearer ${writeHeader(random)}`,
      "user-agent": writeHeader(random),
    },
    ...(endpoint.method !== "GET" && { payload: spoiled.toWellFormed() }),
  };
}

/** Sometimes with parameters that are encoded wrongly, repeated or nested. */
function writeAddress(random: Random, path: string): string {
  if (random.chance(0.7)) return path;
  const raw = writeText(random, {
    phrases: ["a=b", "page=1&page=2", "a[b]=c", "%E0%A4", "__proto__=1", "%00", "&&", "+"],
    maxLength: 4_000,
  });
  return `${path}${path.includes("?") ? "&" : "?"}${raw.replaceAll(/[^\x21-\x7e]/g, "%")}`;
}

/** What a header can hold. */
function writeHeader(random: Random): string {
  const texts = [
    "device=abc; sign_up=def",
    "a=b;;=;",
    '"quoted"',
    "%7B%",
    "203.0.113.7, 10.0.0.1",
    "::ffff:10.0.0.1",
    "A".repeat(64),
  ];
  return writeText(random, { phrases: texts, maxLength: 2_000 }).replaceAll(/[^\t\x20-\x7e]/g, "");
}
