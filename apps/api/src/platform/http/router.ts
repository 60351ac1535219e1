import { Readable } from "node:stream";
import type { Endpoint, OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import { gateVersionHeader } from "@fernwell/contract/gate-version";
import { longestTimeZone, timeZoneHeader } from "@fernwell/contract/time-zone";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Actor, Credential } from "../actor.ts";
import { AppError } from "../app-error.ts";
import { retryLostRead } from "../db/retry-lost-read.ts";
import { apiPrefix } from "./api-prefix.ts";
import { CallCounter } from "./call-counter.ts";
import { type Cookies, createCookies } from "./cookies.ts";
import { invalidInput } from "./error-responses.ts";
import { getNeighbourhood, getNetwork } from "./network.ts";
import type { OpenCalls } from "./open-calls.ts";
import { Serialised } from "./serialised.ts";
import {
  addSignedRoute,
  readSignedMessage,
  type SignatureOptions,
  type SignedMessage,
} from "./signed-route.ts";
import { StreamedFile } from "./streamed-file.ts";

export interface Client {
  /** Rate limits count a network as one caller. */
  readonly network: string;
  /** Limits on guesses at one account count a neighbourhood as one caller. */
  readonly neighbourhood: string;
  readonly userAgent: string;
  /** What the device says of its place; it may be no zone at all. */
  readonly timeZone: string | null;
  /** What the browser accepts, the person's own language first. */
  readonly languages: string | null;
}

export interface Call<E extends Endpoint> extends ParsedInput<E> {
  readonly client: Client;
  readonly cookies: Cookies;
}

export interface SignedInCall<E extends Endpoint, Caller extends Actor = Actor> extends Call<E> {
  readonly actor: Caller;
}

/** What a use case needs to know about a signed-in call, whatever its input. */
export interface ActorCall {
  readonly actor: Actor;
  readonly client: Client;
}

export type Access = "anyone" | "signedIn" | "signed";

export interface BoundRoute {
  readonly endpoint: Endpoint;
  readonly access: Access;
}

type Result<E extends Endpoint> = Promise<OutputOf<E> | Serialised<OutputOf<E>> | StreamedFile>;

/** Binds handlers to the contract's endpoints. Every route states who may call it. */
export interface Router {
  readonly routes: readonly BoundRoute[];
  anyone<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Result<E>): void;
  signedIn<E extends Endpoint>(endpoint: E, handle: (call: SignedInCall<E>) => Result<E>): void;
  /** Like `signedIn`, for calls that need more about the caller, fetched in the same query. */
  signedInAs<E extends Endpoint, Caller extends Actor>(
    endpoint: E,
    findCaller: (credential: Credential, input: () => ParsedInput<E>) => Promise<Caller | null>,
    handle: (call: SignedInCall<E, Caller>) => Result<E>,
  ): void;
  /** For a machine that signs the bytes it sends. The handler checks the signature. */
  signed<E extends Endpoint>(
    endpoint: E,
    options: SignatureOptions,
    handle: (message: SignedMessage) => Result<E>,
  ): void;
}

declare module "fastify" {
  interface FastifyRequest {
    network: string;
  }
}

interface RouterOptions {
  readonly server: FastifyInstance;
  readonly openCalls: OpenCalls;
  /** For responses that devices keep, with the gate's version: it tells them that what they have kept is out of date. */
  readonly authenticate: (
    credential: Credential,
    endpoint: Pick<Endpoint, "isKept">,
  ) => Promise<Actor | null>;
  /** In tests and development, a response that breaks the contract is an error. */
  readonly checkOutputs: boolean;
  /** The product is served over https, so cookies require it. */
  readonly isSecure: boolean;
}

/** A minute. More than a person can make by hand. */
const callLimit = 600;
/** A minute. As many as ten people, with a session or without. */
const networkLimit = 6_000;

const handlerTimeoutMs = 15_000;
const jsonType = "application/json; charset=utf-8";

export function createRouter({
  server,
  openCalls,
  authenticate,
  checkOutputs,
  isSecure,
}: RouterOptions): Router {
  const routes: BoundRoute[] = [];
  const calls = new CallCounter(callLimit);
  const networkCalls = new CallCounter(networkLimit);
  server.decorateRequest("network", "");

  function bind<E extends Endpoint>(
    endpoint: E,
    access: Access,
    handle: (request: FastifyRequest, reply: FastifyReply) => Result<E>,
  ): void {
    routes.push({ endpoint, access });
    const onRequest = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      // Finding the address behind the proxies is not cheap, so it is done once.
      request.network = getNetwork(request.ip);
      networkCalls.count(request.network);
      done();
    };
    const handleOrRetry = endpoint.changesData
      ? handle
      : (...call: Parameters<typeof handle>) => retryLostRead(() => handle(...call));
    server.route({
      ...createRoute(endpoint, (...call) => openCalls.run(() => handleOrRetry(...call))),
      onRequest,
    });
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
        if (output instanceof Blob) {
          describeFile(reply, endpoint);
          return Buffer.from(await output.arrayBuffer());
        }
        if (output instanceof StreamedFile) return sendStream(describeFile(reply, endpoint), output);
        if (!(output instanceof Serialised)) return checkOutputs ? endpoint.output.parse(output) : output;
        if (checkOutputs) endpoint.output.parse(JSON.parse(String(output)));
        return reply.type(jsonType).send(output.toBuffer());
      },
    };
  }

  function bindSignedIn<E extends Endpoint, Caller extends Actor>(
    endpoint: E,
    findCaller: (credential: Credential, input: () => ParsedInput<E>) => Promise<Caller | null>,
    handle: (call: SignedInCall<E, Caller>) => Result<E>,
  ): void {
    bind(endpoint, "signedIn", async (request, reply) => {
      const read = () => readCall(endpoint, request, reply);
      const actor = await requireActor(request, async (credential) => {
        try {
          return await findCaller(credential, read);
        } catch (error) {
          // Whether an input is right is nobody's business who is not signed in.
          if ((await authenticate(credential, endpoint)) === null) return null;
          throw error;
        }
      });
      calls.count(actor.userId);
      if (actor.gateVersion !== undefined) reply.header(gateVersionHeader, actor.gateVersion);
      else if (endpoint.isKept && checkOutputs) throw new Error("a kept response names no gate version");
      return handle({ ...read(), actor });
    });
  }

  function readCall<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply): Call<E> {
    const { network } = request;
    return {
      params: parsePart<E["params"]>("params", endpoint.params, request.params),
      query: parsePart<E["query"]>("query", endpoint.query, request.query),
      body: parsePart<E["body"]>("body", endpoint.body, request.body ?? {}),
      client: {
        network,
        get neighbourhood() {
          return getNeighbourhood(network);
        },
        userAgent: readUserAgent(request),
        timeZone: readTimeZone(request),
        languages: request.headers["accept-language"]?.slice(0, 100) ?? null,
      },
      cookies: createCookies(request, reply, isSecure),
    };
  }

  return {
    routes,
    anyone: (endpoint, handle) =>
      bind(endpoint, "anyone", async (request, reply) => handle(readCall(endpoint, request, reply))),
    signedIn: (endpoint, handle) =>
      bindSignedIn(endpoint, (credential) => authenticate(credential, endpoint), handle),
    signedInAs: bindSignedIn,
    signed(endpoint, options, handle) {
      routes.push({ endpoint, access: "signed" });
      openCalls.alwaysTake(`${apiPrefix}${endpoint.path}`);
      addSignedRoute(
        server,
        options,
        createRoute(endpoint, async (request) => handle(readSignedMessage(request, options))),
      );
    },
  };
}

function sendStream(reply: FastifyReply, file: StreamedFile): FastifyReply {
  return reply.header("content-length", file.byteCount).send(Readable.from(file.pieces));
}

function describeFile(reply: FastifyReply, { file }: Endpoint): FastifyReply {
  if (file === null) throw new Error("the endpoint returned a file but declares none");
  return reply.type(file.type).header("content-disposition", `attachment; filename="${file.name}"`);
}

/** Fastify's own timeout ends when the request body has been read, so it does not cover the handler of a POST. */
function withTimeout<Output>(work: Promise<Output>): Promise<Output> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError("busy", { retryAfterSeconds: 1 })), handlerTimeoutMs);
    void work.then(resolve, reject).then(() => clearTimeout(timer));
  });
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

function readUserAgent(request: FastifyRequest): string {
  return (request.headers["user-agent"] ?? "").slice(0, 300);
}

function readTimeZone({ headers }: FastifyRequest): string | null {
  const named = headers[timeZoneHeader];
  return typeof named === "string" && named.length <= longestTimeZone ? named : null;
}

async function requireActor<Caller extends Actor>(
  request: FastifyRequest,
  findCaller: (credential: Credential) => Promise<Caller | null>,
): Promise<Caller> {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined) throw new AppError("not_signed_in");
  const actor = await findCaller({ token, userAgent: readUserAgent(request) });
  if (!actor) throw new AppError("session_ended");
  return actor;
}
