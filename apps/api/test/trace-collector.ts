import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { closeServer, listen } from "../src/platform/lifecycle.ts";

export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly hasFailed: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
}

export interface TraceCollector {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** Everything received, as it came. */
  readonly bodies: readonly string[];
  close(): Promise<void>;
}

/** A server that receives OTLP over HTTP, in JSON, as an OpenTelemetry collector does. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method === "POST" && request.url === "/v1/traces") {
      bodies.push(body);
      spans.push(...readSpans(body));
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  const port = await listen(server, 0, "127.0.0.1");
  return { url: `http://127.0.0.1:${port}`, spans, bodies, close: () => closeServer(server) };
}

const attributesSchema = z
  .array(
    z.object({
      key: z.string(),
      value: z.union([
        z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
        z.object({ intValue: z.number() }).transform(({ intValue }) => intValue),
        z.object({ doubleValue: z.number() }).transform(({ doubleValue }) => doubleValue),
      ]),
    }),
  )
  .transform((entries) => Object.fromEntries(entries.map(({ key, value }) => [key, value])));

const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: attributesSchema,
              status: z.object({ code: z.number().optional() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** OTLP's code for a failed span. */
const failedCode = 2;

function readSpans(body: string): ReceivedSpan[] {
  return exportSchema.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map(({ status, parentSpanId, ...span }) => ({
        ...span,
        parentSpanId,
        service: String(resource.attributes["service.name"]),
        hasFailed: status.code === failedCode,
      })),
    ),
  );
}
