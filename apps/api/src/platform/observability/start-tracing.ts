import { createLogger } from "./logger.ts";
import { setTracer } from "./tracing.ts";

interface TracingOptions {
  /** The collector, or null to trace nothing. */
  readonly endpoint: URL | null;
  readonly process: "server" | "worker";
  readonly environment: string;
  readonly logLevel: string;
}

/** Comes before everything else in a process: loggers and connections look once whether tracing is on. */
export async function startTracing(options: TracingOptions): Promise<{ stop(): Promise<void> }> {
  const { endpoint, process, environment, logLevel } = options;
  if (endpoint === null) return { stop: async () => {} };

  const { createOtlpTracer } = await import("./otlp-tracer.ts");
  const { tracer, close } = createOtlpTracer({
    endpoint,
    serviceName: `fernwell-${process}`,
    environment,
    logger: createLogger({ level: logLevel, process }),
  });
  setTracer(tracer);
  return { stop: close };
}
