import { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** One call of the API as a value: the server binds a handler to it, the client calls it, OpenAPI describes it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly method: "GET" | "POST" | "DELETE";
  /** Below the prefix `/api`, with `:name` for path parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly output: Output;
  /** For an answer that is a file and not JSON. */
  readonly file: FileKind | null;
  /** A call that changes nothing may be made again after a failure. */
  readonly changesData: boolean;
  /** Whether a browser keeps the response, for when the server cannot be reached. */
  readonly isKept: boolean;
  /** Whether responses that a browser kept may suggest what the person must no longer get, or in other measures. */
  readonly outdatesKept: boolean;
  readonly errors: readonly ErrorCode[];
}

export interface FileKind {
  /** The media type. */
  readonly type: string;
  /** Under which a browser saves it. */
  readonly name: string;
}

/** An answer that is a file; each side's Blob is one. */
export interface AnsweredFile {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}
export const answeredFile = z.custom<AnsweredFile>();

export const nothing = z.object({});
export type Nothing = typeof nothing;

interface Definition<P, Q, B, O> {
  method: Endpoint["method"];
  path: Endpoint["path"];
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  output: O;
  file?: FileKind;
  /** Only for a GET that changes data. */
  changesData?: true;
  /** Only for a GET that changes nothing. */
  isKept?: true;
  outdatesKept?: true;
  errors?: readonly ErrorCode[];
}

export function defineEndpoint<
  Output extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(name: string, definition: Definition<Params, Query, Body, Output>): Endpoint<Params, Query, Body, Output> {
  return {
    name,
    method: definition.method,
    path: definition.path,
    summary: definition.summary,
    params: definition.params ?? (nothing as unknown as Params),
    query: definition.query ?? (nothing as unknown as Query),
    body: definition.body ?? (nothing as unknown as Body),
    output: definition.output,
    file: definition.file ?? null,
    changesData: definition.changesData ?? definition.method !== "GET",
    isKept: definition.isKept ?? false,
    outdatesKept: definition.outdatesKept ?? false,
    errors: definition.errors ?? [],
  };
}

export interface ParsedInput<E extends Endpoint> {
  readonly params: z.output<E["params"]>;
  readonly query: z.output<E["query"]>;
  readonly body: z.output<E["body"]>;
}

/** What a caller writes: the parts that the endpoint has no use for may be left out. */
export type CallInput<E extends Endpoint> = Part<"params", z.input<E["params"]>> &
  Part<"query", z.input<E["query"]>> &
  Part<"body", z.input<E["body"]>>;

export type OutputOf<E extends Endpoint> = z.output<E["output"]>;

type Part<Name extends string, Value> =
  Record<never, never> extends Value ? { readonly [K in Name]?: Value } : { readonly [K in Name]: Value };
