import type { Endpoint, OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Actor } from "../actor.ts";
import { AppError } from "../app-error.ts";
import { createCallCounter } from "./call-counter.ts";
import { type Cookies, cookiesOf } from "./cookies.ts";
import { InvalidInput } from "./error-answers.ts";
import { neighbourhoodOf, networkOf } from "./network.ts";
import { Serialised } from "./serialised.ts";
import { addSignedRoute, readSigned, type SignedDoor, type SignedMessage } from "./signed-route.ts";

export interface Client {
  /** Who is counted as one caller by rate limits. */
  readonly network: string;
  /** Who is counted as one caller by limits on guessing at one account. */
  readonly neighbourhood: string;
  readonly userAgent: string;
}

export interface Call<E extends Endpoint> extends ParsedInput<E> {
  readonly client: Client;
  readonly cookies: Cookies;
}

export interface SignedInCall<E extends Endpoint, Caller extends Actor = Actor> extends Call<E> {
  readonly actor: Caller;
}

export type Access = "anyone" | "signedIn" | "signed";

export interface BoundRoute {
  readonly endpoint: Endpoint;
  readonly access: Access;
}

type Result<E extends Endpoint> = Promise<OutputOf<E> | Serialised<OutputOf<E>>>;

/** Binds handlers to the contract's endpoints. Every route says who may call it. */
export interface Router {
  readonly routes: readonly BoundRoute[];
  anyone<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Result<E>): void;
  signedIn<E extends Endpoint>(endpoint: E, handle: (call: SignedInCall<E>) => Result<E>): void;
  /** As `signedIn`, for calls that need more of the caller than who it is, found in the same round trip. */
  signedInAs<E extends Endpoint, Caller extends Actor>(
    endpoint: E,
    findCaller: (token: string) => Promise<Caller | null>,
    handle: (call: SignedInCall<E, Caller>) => Result<E>,
  ): void;
  /** For a machine that proves itself by a signature over the bytes it sends; the handler checks it. */
  signed<E extends Endpoint>(
    endpoint: E,
    door: SignedDoor,
    handle: (message: SignedMessage) => Result<E>,
  ): void;
}

interface RouterOptions {
  readonly server: FastifyInstance;
  readonly authenticate: (token: string) => Promise<Actor | null>;
  /** In tests and development an answer that breaks the contract is an error. */
  readonly checkOutputs: boolean;
  /** Whether the product is served over https, so that cookies may insist on it. */
  readonly isSecure: boolean;
}

export const apiPrefix = "/api";

/** More than a person can ask for by hand; counted in this process, since asking another would cost as much as the call. */
const callsPerMinute = 600;

const handlerTimeoutMs = 15_000;

export function createRouter({ server, authenticate, checkOutputs, isSecure }: RouterOptions): Router {
  const routes: BoundRoute[] = [];
  const calls = createCallCounter(callsPerMinute);

  function bind<E extends Endpoint>(
    endpoint: E,
    access: Access,
    handle: (request: FastifyRequest, reply: FastifyReply) => Result<E>,
  ): void {
    routes.push({ endpoint, access });
    server.route(routeOf(endpoint, handle));
  }

  function routeOf<E extends Endpoint>(
    endpoint: E,
    handle: (request: FastifyRequest, reply: FastifyReply) => Result<E>,
  ) {
    return {
      method: endpoint.method,
      url: `${apiPrefix}${endpoint.path}`,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const output = await withinLimit(handle(request, reply));
        reply.header("cache-control", "no-store");
        if (output instanceof Blob) return sendFile(reply, output, endpoint.fileType);
        if (!(output instanceof Serialised)) return checkOutputs ? endpoint.output.parse(output) : output;
        if (checkOutputs) endpoint.output.parse(JSON.parse(String(output)));
        return sendParts(reply, output);
      },
    };
  }

  function bindSignedIn<E extends Endpoint, Caller extends Actor>(
    endpoint: E,
    findCaller: (token: string) => Promise<Caller | null>,
    handle: (call: SignedInCall<E, Caller>) => Result<E>,
  ): void {
    bind(endpoint, "signedIn", async (request, reply) => {
      const actor = await requireActor(request, findCaller);
      calls.count(actor.userId);
      return handle({ ...readCall(endpoint, request, reply), actor });
    });
  }

  function readCall<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply): Call<E> {
    const network = networkOf(request.ip);
    return {
      params: parsePart<E["params"]>("params", endpoint.params, request.params),
      query: parsePart<E["query"]>("query", endpoint.query, request.query),
      body: parsePart<E["body"]>("body", endpoint.body, request.body ?? {}),
      client: {
        network,
        neighbourhood: neighbourhoodOf(network),
        userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
      },
      cookies: cookiesOf(request, reply, isSecure),
    };
  }

  return {
    routes,
    anyone: (endpoint, handle) =>
      bind(endpoint, "anyone", async (request, reply) => handle(readCall(endpoint, request, reply))),
    signedIn: (endpoint, handle) => bindSignedIn(endpoint, authenticate, handle),
    signedInAs: bindSignedIn,
    signed(endpoint, door, handle) {
      routes.push({ endpoint, access: "signed" });
      addSignedRoute(
        server,
        door,
        routeOf(endpoint, async (request) => handle(readSigned(request, door))),
      );
    },
  };
}

async function sendFile(reply: FastifyReply, file: Blob, fileType: string | null): Promise<Buffer> {
  if (fileType === null) throw new Error("a file where JSON was promised");
  reply.type(fileType);
  return Buffer.from(await file.arrayBuffer());
}

/** Past Fastify, which would want the pieces as one: the socket takes them as they are, in one go. */
function sendParts<Output>(reply: FastifyReply, output: Serialised<Output>): FastifyReply {
  reply.header("content-type", "application/json; charset=utf-8");
  reply.header("content-length", output.byteLength());
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.cork();
  for (const part of output.parts) reply.raw.write(part);
  reply.raw.end();
  return reply;
}

/** Fastify's own limit ends with the request's body, so that it never reaches a POST. */
async function withinLimit<Output>(work: Promise<Output>): Promise<Output> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError("busy", { retryAfterSeconds: 1 })), handlerTimeoutMs);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

function parsePart<Schema extends z.ZodType>(
  part: "params" | "query" | "body",
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new InvalidInput(part, result.error);
  return result.data;
}

async function requireActor<Caller extends Actor>(
  request: FastifyRequest,
  findCaller: (token: string) => Promise<Caller | null>,
): Promise<Caller> {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined) throw new AppError("notSignedIn");
  const actor = await findCaller(token);
  if (!actor) throw new AppError("sessionEnded");
  return actor;
}
