import type { FastifyInstance } from "fastify";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { z } from "zod";
import type { Metrics } from "../observability/metrics.ts";
import { refusePastLimit } from "../too-many-tries.ts";
import { apiPrefix } from "./api-prefix.ts";
import { getNetwork } from "./network.ts";

/** Where browsers report what the content policy kept a page from doing. */
export const policyReportsPath = `${apiPrefix}/policy-reports`;

const maxBytes = 16 * 1024;
const maxReports = 20;
const reportLimit = { points: 60, duration: 60 };

/** The directives that a policy of ours has. A label for anything else would let anyone create metrics. */
const directives = [
  "base-uri",
  "connect-src",
  "font-src",
  "form-action",
  "frame-ancestors",
  "img-src",
  "manifest-src",
  "media-src",
  "object-src",
  "require-trusted-types-for",
  "script-src",
  "script-src-attr",
  "script-src-elem",
  "style-src",
  "style-src-attr",
  "style-src-elem",
  "trusted-types",
] as const;

const directive = z
  .enum(directives)
  .or(z.string().transform(() => "other" as const))
  .catch("other");

/** One report as browsers have sent it for long, or several as they send them now. */
const reportsSchema = z.union([
  z
    .object({ "csp-report": z.object({ "effective-directive": directive }) })
    .transform((report) => [report["csp-report"]["effective-directive"]]),
  z
    .array(z.object({ type: z.literal("csp-violation"), body: z.object({ effectiveDirective: directive }) }))
    .max(maxReports)
    .transform((reports) => reports.map(({ body }) => body.effectiveDirective)),
]);

/** Counts the reports and keeps nothing of them: they contain addresses of pages. */
export function addPolicyReports(server: FastifyInstance, metrics: Pick<Metrics, "policyReports">): void {
  const limiter = new RateLimiterMemory(reportLimit);
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["application/csp-report", "application/reports+json"],
      { parseAs: "string", bodyLimit: maxBytes },
      scope.getDefaultJsonParser("error", "error"),
    );
    scope.post(policyReportsPath, async (request, reply) => {
      await refusePastLimit(() => limiter.consume(getNetwork(request.ip)));
      const reports = reportsSchema.safeParse(request.body);
      for (const name of reports.success ? reports.data : []) metrics.policyReports.inc({ directive: name });
      return reply.code(204).send();
    });
  });
}
