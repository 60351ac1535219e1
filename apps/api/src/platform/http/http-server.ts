import { randomUUID } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import cookie from "@fastify/cookie";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { GateError } from "../observability/gate-errors.ts";
import type { Logger } from "../observability/logger.ts";
import type { Metrics } from "../observability/metrics.ts";
import { sendClientError, sendError } from "./error-responses.ts";
import { type OpenCalls, refuse } from "./open-calls.ts";
import { securityHeaders } from "./security-headers.ts";
import { inRequestSpan, traceRequests } from "./trace-requests.ts";

export type HttpServer = FastifyInstance;

interface HttpServerOptions {
  readonly logger: Logger;
  /** For lines with fixed fields that never need redacting. */
  readonly accessLog: Logger;
  readonly metrics: Metrics;
  readonly trustedProxies: readonly string[];
  readonly isDraining: () => boolean;
  readonly openCalls: OpenCalls;
}

/** By default Fastify has no timeouts and serves HEAD with the GET handler. Both are set here. */
export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { metrics, trustedProxies } = options;
  const loggerInstance: FastifyBaseLogger = options.logger;
  const server = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    // A child logger per request would cost more than most requests do. Log lines carry the request id instead.
    childLoggerFactory: (parent) => parent,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    exposeHeadRoutes: false,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 120 },
    serverFactory: (handle) => createServer(serverLimits, refuseWhenFull(handle, options)),
    return503OnClosing: false,
    forceCloseConnections: "idle",
    frameworkErrors: (error, request, reply) => {
      addStandardHeaders(request, reply);
      sendError(error, request, reply);
    },
    clientErrorHandler: sendClientError,
  });

  // First, so that everything else that happens in a call is part of its span.
  traceRequests(server);
  await server.register(cookie);
  readEmptyJsonAsEmptyObject(server);
  // Hooks take a callback: each promise would cost every call another turn of the queue.
  server.addHook("onRequest", (request, reply, done) => {
    addStandardHeaders(request, reply);
    done();
  });
  closeConnectionsWhileDraining(server, options.isDraining);
  recordResponses(server, metrics, options.accessLog);
  server.setErrorHandler(sendError);
  return server;
}

/** A server made by hand gets none of Fastify's own limits. */
const serverLimits = {
  // Calls that change a plan carry its lists in the URL: up to 16 KB.
  maxHeaderSize: 32 * 1024,
  headersTimeout: 8_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

/** Before Fastify, so that refusing many costs those that are being served little. */
function refuseWhenFull(
  handle: RequestListener,
  { openCalls, metrics }: Pick<HttpServerOptions, "openCalls" | "metrics">,
): RequestListener {
  return (request, response) => {
    if (!openCalls.mustRefuse(request)) {
      handle(request, response);
      return;
    }
    refuse(response);
    metrics.requestSeconds.observe({ method: request.method ?? "", route: "refused", status: 503 }, 0);
  };
}

/** The client sends a JSON content type with every call, even without a body. */
function readEmptyJsonAsEmptyObject(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser("error", "error");
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) done(null, {});
    else void parseJson(request, body.toString(), done);
  });
  server.removeContentTypeParser("text/plain");
}

function addStandardHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders).header("x-request-id", request.id);
}

/** Otherwise a kept-alive client would send its next request to a server that is shutting down. */
function closeConnectionsWhileDraining(server: FastifyInstance, isDraining: () => boolean): void {
  const closeAfter = (reply: FastifyReply) => {
    if (isDraining()) reply.header("connection", "close");
  };
  server.addHook("onRequest", (_request, reply, done) => {
    closeAfter(reply);
    done();
  });
  server.addHook("onSend", (_request, reply, payload, done) => {
    closeAfter(reply);
    done(null, payload);
  });
}

/** One log line and one metric per response, by route pattern: a path or query may hold what a person typed. */
function recordResponses(server: FastifyInstance, metrics: Metrics, accessLog: Logger): void {
  server.addHook("onRequest", (request, reply, done) => {
    metrics.openRequests.inc();
    reply.raw.once("close", () => {
      metrics.openRequests.dec();
      if (reply.raw.writableFinished) return;
      inRequestSpan(request, () =>
        accessLog.info({ requestId: request.id, method: request.method }, "client disconnected"),
      );
    });
    done();
  });
  server.addHook("onError", (_request, _reply, error, done) => {
    if (error instanceof GateError) metrics.gateErrors.inc({ kind: error.kind });
    done();
  });
  server.addHook("onResponse", (request, reply, done) => {
    const { id: requestId, method } = request;
    const route = request.routeOptions.url ?? "none";
    const status = reply.statusCode;
    metrics.requestSeconds.observe({ method, route, status }, reply.elapsedTime / 1000);
    inRequestSpan(request, () =>
      accessLog.info(
        { requestId, method, route, status, ms: Math.round(reply.elapsedTime) },
        "request completed",
      ),
    );
    done();
  });
}
