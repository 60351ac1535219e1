import type { LogEvent } from "kysely";
import { nameError, openSpan, type SpanDetails } from "../observability/tracing.ts";

/** The text has placeholders instead of values. */
export function describeStatement(text: string): SpanDetails {
  return {
    name: summariseSql(text),
    kind: "client",
    attributes: { "db.system.name": "postgresql", "db.query.text": text.replaceAll(/\s+/g, " ").trim() },
  };
}

/** Kysely reports a statement when it has ended. */
export function traceStatement(event: LogEvent): void {
  const endedAt = Date.now();
  const startedAt = endedAt - event.queryDurationMillis;
  const span = openSpan({ ...describeStatement(event.query.sql), startedAt });
  if (event.level === "error") span?.fail(nameError(event.error));
  span?.end(endedAt);
}

/** The command and the first table: `select sessions`. */
function summariseSql(text: string): string {
  const command = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "statement";
  const table = /\b(?:from|into|update)\s+"?([\w.]+)/i.exec(text)?.[1];
  return table === undefined ? command : `${command} ${table}`;
}
