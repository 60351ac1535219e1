import type { Endpoint, OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { z } from "zod";
import type { Actor } from "../actor.ts";
import { AppError } from "../app-error.ts";
import { refusePastLimit } from "../too-many-tries.ts";
import { type Cookies, createCookies } from "./cookies.ts";
import { invalidInput } from "./error-responses.ts";
import { getNeighbourhood, getNetwork } from "./network.ts";
import { Serialised } from "./serialised.ts";
import {
  addSignedRoute,
  readSignedMessage,
  type SignatureOptions,
  type SignedMessage,
} from "./signed-route.ts";

export interface Client {
  /** Rate limits count a network as one caller. */
  readonly network: string;
  /** Limits on guesses at one account count a neighbourhood as one caller. */
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

/** Binds handlers to the contract's endpoints. Every route states who may call it. */
export interface Router {
  readonly routes: readonly BoundRoute[];
  anyone<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Result<E>): void;
  signedIn<E extends Endpoint>(endpoint: E, handle: (call: SignedInCall<E>) => Result<E>): void;
  /** Like `signedIn`, for calls that need more about the caller, fetched in the same query. */
  signedInAs<E extends Endpoint, Caller extends Actor>(
    endpoint: E,
    findCaller: (token: string) => Promise<Caller | null>,
    handle: (call: SignedInCall<E, Caller>) => Result<E>,
  ): void;
  /** For a machine that signs the bytes it sends. The handler checks the signature. */
  signed<E extends Endpoint>(
    endpoint: E,
    options: SignatureOptions,
    handle: (message: SignedMessage) => Result<E>,
  ): void;
}

interface RouterOptions {
  readonly server: FastifyInstance;
  readonly authenticate: (token: string) => Promise<Actor | null>;
  /** In tests and development, a response that breaks the contract is an error. */
  readonly checkOutputs: boolean;
  /** The product is served over https, so cookies require it. */
  readonly isSecure: boolean;
}

export const apiPrefix = "/api";

/** More than a person can make by hand. Counted in this process: asking Redis would cost as much as the call. */
const callLimit = { points: 600, duration: 60 };

const handlerTimeoutMs = 15_000;

export function createRouter({ server, authenticate, checkOutputs, isSecure }: RouterOptions): Router {
  const routes: BoundRoute[] = [];
  const calls = new RateLimiterMemory(callLimit);

  function bind<E extends Endpoint>(
    endpoint: E,
    access: Access,
    handle: (request: FastifyRequest, reply: FastifyReply) => Result<E>,
  ): void {
    routes.push({ endpoint, access });
    server.route(createRoute(endpoint, handle));
  }

  function createRoute<E extends Endpoint>(
    endpoint: E,
    handle: (request: FastifyRequest, reply: FastifyReply) => Result<E>,
  ) {
    return {
      method: endpoint.method,
      url: `${apiPrefix}${endpoint.path}`,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const output = await withTimeout(handle(request, reply));
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
      await refusePastLimit(() => calls.consume(actor.userId));
      return handle({ ...readCall(endpoint, request, reply), actor });
    });
  }

  function readCall<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply): Call<E> {
    const network = getNetwork(request.ip);
    return {
      params: parsePart<E["params"]>("params", endpoint.params, request.params),
      query: parsePart<E["query"]>("query", endpoint.query, request.query),
      body: parsePart<E["body"]>("body", endpoint.body, request.body ?? {}),
      client: {
        network,
        neighbourhood: getNeighbourhood(network),
        userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
      },
      cookies: createCookies(request, reply, isSecure),
    };
  }

  return {
    routes,
    anyone: (endpoint, handle) =>
      bind(endpoint, "anyone", async (request, reply) => handle(readCall(endpoint, request, reply))),
    signedIn: (endpoint, handle) => bindSignedIn(endpoint, authenticate, handle),
    signedInAs: bindSignedIn,
    signed(endpoint, options, handle) {
      routes.push({ endpoint, access: "signed" });
      addSignedRoute(
        server,
        options,
        createRoute(endpoint, async (request) => handle(readSignedMessage(request, options))),
      );
    },
  };
}

async function sendFile(reply: FastifyReply, file: Blob, fileType: string | null): Promise<Buffer> {
  if (fileType === null) throw new Error("the endpoint returned a file but declares no file type");
  reply.type(fileType);
  return Buffer.from(await file.arrayBuffer());
}

/** Bypasses Fastify, which would join the parts. The socket writes them without a copy. */
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

/** Fastify's own timeout ends when the request body has been read, so it does not cover the handler of a POST. */
async function withTimeout<Output>(work: Promise<Output>): Promise<Output> {
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
  if (!result.success) throw invalidInput(part, result.error);
  return result.data;
}

async function requireActor<Caller extends Actor>(
  request: FastifyRequest,
  findCaller: (token: string) => Promise<Caller | null>,
): Promise<Caller> {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined) throw new AppError("not_signed_in");
  const actor = await findCaller(token);
  if (!actor) throw new AppError("session_ended");
  return actor;
}
