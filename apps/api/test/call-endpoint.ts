import type { CallInput, Endpoint, OutputOf } from "@fernwell/contract/endpoint";
import type { ErrorBody } from "@fernwell/contract/error-body";
import { timeZoneHeader } from "@fernwell/contract/time-zone";

export interface ApiResponse<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export interface CallOptions {
  readonly token?: string;
  /** The caller's address as a trusted load balancer reports it. */
  readonly from?: string;
  /** The cookies that a browser would send back. */
  readonly cookie?: string;
  readonly userAgent?: string;
  /** Of the device. */
  readonly timeZone?: string;
  /** What its browser accepts. */
  readonly languages?: string;
}

interface Parts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | number | readonly (string | number)[]>;
  readonly body?: unknown;
}

/** Calls an endpoint over HTTP. */
export async function callEndpoint<E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: CallInput<E>,
  { token, from, cookie, userAgent, timeZone, languages }: CallOptions = {},
): Promise<ApiResponse<OutputOf<E> & Partial<ErrorBody>>> {
  const { method, path, body } = prepareCall(endpoint, input);
  const response = await fetch(new URL(path, origin), {
    method,
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      ...(from !== undefined && { "x-forwarded-for": from }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
      ...(userAgent !== undefined && { "user-agent": userAgent }),
      ...(timeZone !== undefined && { [timeZoneHeader]: timeZone }),
      ...(languages !== undefined && { "accept-language": languages }),
    },
    ...(body !== undefined && { body }),
  });
  const received = (await response.json()) as OutputOf<E> & Partial<ErrorBody>;
  return { status: response.status, body: received, headers: response.headers };
}

export interface PreparedCall {
  readonly method: Endpoint["method"];
  /** With its query. */
  readonly path: string;
  readonly body?: string;
}

/** A call as it is sent. */
export function prepareCall<E extends Endpoint>({ method, path }: E, input: CallInput<E>): PreparedCall {
  const { params = {}, query = {}, body } = input as Parts;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) search.append(name, String(each));
  }
  const address = `/api${path.replace(/:(\w+)/g, (_, name) => params[name] ?? "")}`;
  return {
    method,
    path: search.size === 0 ? address : `${address}?${search}`,
    ...(method !== "GET" && body !== undefined && { body: JSON.stringify(body) }),
  };
}
