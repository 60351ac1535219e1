import type { FastifyInstance, FastifyRequest } from "fastify";
import { isTracing, type OpenSpan, openFirstSpan } from "../observability/tracing.ts";
import { apiPrefix } from "./api-prefix.ts";

const spans = new WeakMap<FastifyRequest, OpenSpan>();

/** One span per call, named by its route pattern: a path or query may hold what a person typed. Files get none. */
export function traceRequests(server: FastifyInstance): void {
  if (!isTracing()) return;

  server.addHook("onRequest", (request, reply, done) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url;
    const { traceparent } = headers;
    const span = route?.startsWith(`${apiPrefix}/`)
      ? openFirstSpan(
          {
            name: `${method} ${route}`,
            kind: "server",
            attributes: { "http.request.method": method, "http.route": route },
          },
          typeof traceparent === "string" ? traceparent : undefined,
        )
      : null;
    if (span === null) {
      done();
      return;
    }
    spans.set(request, span);
    reply.raw.once("close", () => {
      span.set({ "http.response.status_code": reply.statusCode });
      if (!reply.raw.writableFinished) span.fail("client_disconnected");
      else if (reply.statusCode >= 500) span.fail(String(reply.statusCode));
      span.end();
    });
    span.run(done);
  });
  // The events of the request's body are not part of the hook's context.
  server.addHook("preValidation", (request, _reply, done) => inRequestSpan(request, done));
}

/** For what happens on an event of the response, outside the context of the call. */
export function inRequestSpan(request: FastifyRequest, work: () => void): void {
  const span = spans.get(request);
  if (span === undefined) work();
  else span.run(work);
}
