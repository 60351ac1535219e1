import { DiagLogLevel, diag, type Tracer } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Logger } from "./logger.ts";

export interface OtlpOptions {
  /** The collector's base address. */
  readonly endpoint: URL;
  readonly serviceName: string;
  readonly environment: string;
  readonly logger: Logger;
}

export interface OtlpTracer {
  readonly tracer: Tracer;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** A stopping process waits this long for its collector. */
const exportTimeoutMs = 5_000;

/** Sends spans over OTLP/HTTP. Only imported while tracing is on, since the SDK is large. */
export function createOtlpTracer({ endpoint, serviceName, environment, logger }: OtlpOptions): OtlpTracer {
  // The SDK's messages may quote a response of the collector.
  const warn = () => logger.warn({ library: "opentelemetry" }, "spans were not sent");
  diag.setLogger(
    { error: warn, warn, info: () => {}, debug: () => {}, verbose: () => {} },
    { logLevel: DiagLogLevel.WARN },
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": serviceName,
      "deployment.environment.name": environment,
    }),
    // The default would let the caller's header decide what is recorded.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.href.replace(/\/$/, "")}/v1/traces`,
          timeoutMillis: exportTimeoutMs,
        }),
        exportTimeoutMillis: exportTimeoutMs,
      }),
    ],
  });
  return {
    tracer: provider.getTracer("fernwell"),
    close: () => provider.shutdown().catch(warn),
  };
}
