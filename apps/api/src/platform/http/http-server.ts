import { randomUUID } from "node:crypto";
import helmet from "@fastify/helmet";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from "fastify";
import type { Logger } from "../observability/logger.ts";
import type { Metrics } from "../observability/metrics.ts";
import { answerError } from "./error-answers.ts";

export type HttpServer = FastifyInstance;

interface HttpServerOptions {
  readonly logger: Logger;
  /** Takes lines of fixed fields, which hold nothing that could have to be hidden. */
  readonly accessLog: Logger;
  readonly metrics: Metrics;
  readonly trustedProxies: readonly string[];
  readonly isDraining: () => boolean;
}

/** Fastify sets no time limits of its own and answers HEAD by running the GET handler: both are settled here. */
export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { metrics, trustedProxies } = options;
  const loggerInstance: FastifyBaseLogger = options.logger;
  const server = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    // A logger of its own for every request costs more than most requests do; lines name the request themselves.
    childLoggerFactory: (parent) => parent,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    exposeHeadRoutes: false,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 120 },
    // The calls that change a plan carry its lists in the address: up to 16 KB for the longest.
    http: { maxHeaderSize: 32 * 1024, headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
    requestTimeout: 10_000,
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    forceCloseConnections: "idle",
  });

  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { "default-src": "'none'", "frame-ancestors": "'none'" },
    },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: true },
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
  });
  readEmptyJsonAsEmptyObject(server);
  answerWithRequestId(server);
  closeConnectionsWhileDraining(server, options.isDraining);
  recordEachAnswer(server, metrics, options.accessLog);
  server.setErrorHandler(answerError);
  return server;
}

/** The client sends JSON headers with every call, also those that have no body. */
function readEmptyJsonAsEmptyObject(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser("error", "error");
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) done(null, {});
    else parseJson(request, body.toString(), done);
  });
  server.removeContentTypeParser("text/plain");
}

function answerWithRequestId(server: FastifyInstance): void {
  server.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
}

/** A client that keeps its connection would otherwise send its next request to a server that is leaving. */
function closeConnectionsWhileDraining(server: FastifyInstance, isDraining: () => boolean): void {
  const closeAfter = async (_request: unknown, reply: FastifyReply) => {
    if (isDraining()) reply.header("connection", "close");
  };
  server.addHook("onRequest", closeAfter);
  server.addHook("onSend", closeAfter);
}

/** One line and one sample per answer, by route template: an address or query may hold what a person typed. */
function recordEachAnswer(server: FastifyInstance, metrics: Metrics, accessLog: Logger): void {
  server.addHook("onRequest", async (request, reply) => {
    metrics.openRequests.inc();
    reply.raw.once("close", () => {
      metrics.openRequests.dec();
      if (!reply.raw.writableFinished) {
        accessLog.info({ requestId: request.id, method: request.method }, "the client left");
      }
    });
  });
  server.addHook("onResponse", async (request, reply) => {
    const { id: requestId, method } = request;
    const route = request.routeOptions.url ?? "none";
    const status = reply.statusCode;
    metrics.requestSeconds.observe({ method, route, status }, reply.elapsedTime / 1000);
    accessLog.info({ requestId, method, route, status, ms: Math.round(reply.elapsedTime) }, "answered");
  });
}
