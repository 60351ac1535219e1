import { AsyncLocalStorage } from "node:async_hooks";
import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from "@opentelemetry/api";

/** Names and attributes never hold what a person typed, an address, a token or a code. */
export interface SpanDetails {
  readonly name: string;
  readonly kind: "server" | "client" | "producer" | "consumer";
  readonly attributes?: Attributes;
  /** For a span that is recorded when its work is already done. */
  readonly startedAt?: number;
}

export type Attributes = Readonly<Record<string, string | number>>;

export interface OpenSpan {
  /** Spans and log lines of the work belong to this span. */
  run<Result>(work: () => Result): Result;
  set(attributes: Attributes): void;
  fail(errorType: string): void;
  end(endedAt?: number): void;
}

/** Kept here and not registered with the library: no dependency can add spans that quote a prompt or an address. */
let tracer: Tracer | null = null;
const activeSpan = new AsyncLocalStorage<Span | undefined>();

export function setTracer(next: Tracer): void {
  tracer = next;
}

export function isTracing(): boolean {
  return tracer !== null;
}

/** Below the active span. Null without one, so that polling leaves no traces. */
export function openSpan(details: SpanDetails): OpenSpan | null {
  if (tracer === null) return null;
  const parent = activeSpan.getStore();
  return parent === undefined ? null : start(tracer, details, parent);
}

/** Below a span of another process, or at the top of a new trace. Null while tracing is off. */
export function openFirstSpan(details: SpanDetails, traceparent: string | undefined): OpenSpan | null {
  return tracer === null ? null : start(tracer, details, readTraceparent(traceparent));
}

/** Runs the work in a span below the active one. */
export function inSpan<Result>(details: SpanDetails, work: () => Promise<Result>): Promise<Result> {
  return runToEnd(openSpan(details), work);
}

/** Runs the work in the first span of this process for a trace. */
export function inFirstSpan<Result>(
  details: SpanDetails,
  traceparent: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  return runToEnd(openFirstSpan(details, traceparent), work);
}

/** For events of a connection, which would otherwise belong to the call that happened to open it. */
export function outsideSpans(work: () => void): void {
  activeSpan.run(undefined, work);
}

export function describeActiveSpan(attributes: Attributes): void {
  activeSpan.getStore()?.setAttributes(attributes);
}

/** For a failure that the work reports without throwing. */
export function failActiveSpan(errorType: string): void {
  const span = activeSpan.getStore();
  if (span !== undefined) markFailed(span, errorType);
}

/** Without the message: a mail server's quotes the recipient, a database's the row. */
export function nameError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** For log lines, under the names that OpenTelemetry gives them. */
export function getTraceFields(): { trace_id?: string; span_id?: string } {
  const span = activeSpan.getStore();
  if (span === undefined) return {};
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

/** The active span in the format of W3C Trace Context, for another process to continue. */
export function writeTraceparent(): string | null {
  const span = activeSpan.getStore();
  if (span === undefined) return null;
  const { traceId, spanId } = span.spanContext();
  return `00-${traceId}-${spanId}-01`;
}

const traceparentPattern = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;

/** The header comes from outside. Anything but two well-formed ids starts a new trace. */
function readTraceparent(traceparent: string | undefined): Span | null {
  const [, traceId, spanId] = traceparentPattern.exec(traceparent ?? "") ?? [];
  if (traceId === undefined || spanId === undefined) return null;
  return trace.wrapSpanContext({ traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const satisfies Record<SpanDetails["kind"], SpanKind>;

function start(
  from: Tracer,
  { name, kind, attributes, startedAt }: SpanDetails,
  parent: Span | null,
): OpenSpan {
  const span = from.startSpan(
    name,
    {
      kind: kinds[kind],
      ...(attributes !== undefined && { attributes }),
      ...(startedAt !== undefined && { startTime: startedAt }),
    },
    parent === null ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent),
  );
  return {
    run: (work) => activeSpan.run(span, work),
    set: (more) => void span.setAttributes(more),
    fail: (errorType) => markFailed(span, errorType),
    end: (endedAt) => span.end(endedAt),
  };
}

function runToEnd<Result>(span: OpenSpan | null, work: () => Promise<Result>): Promise<Result> {
  if (span === null) return work();
  return span
    .run(work)
    .catch((error: unknown) => {
      span.fail(nameError(error));
      throw error;
    })
    .finally(() => span.end());
}

function markFailed(span: Span, errorType: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", errorType);
}
