import type { CallInput, Endpoint, OutputOf } from "@fernwell/contract/endpoint";
import { timeZoneHeader } from "@fernwell/contract/time-zone";
import { withUnsent } from "#app/offline/with-unsent.ts";
import { ApiError, hasErrorCode } from "./api-error.ts";
import { getDeviceTimeZone } from "./device-time-zone.ts";
import { type EarlyResponse, takeEarlyCall } from "./early-calls.ts";
import { forgetResponses } from "./forget-kept.ts";
import { keptAtHeader } from "./kept-names.ts";
import { parseJson } from "./parse-json.ts";
import { requestUrl, type WireInput } from "./request-url.ts";
import { endSession } from "./session.ts";
import { readStored } from "./storage.ts";
import { tokenKey } from "./storage-keys.ts";
import { makeTraceparent } from "./traceparent.ts";
import { noteReach } from "./use-is-online.ts";

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Fails where only a kept response can be had. */
  readonly isFresh?: boolean;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
}

/** When the server last acknowledged a change of this page. */
let changedAt = 0;

/** Makes one call of the contract. There is no timeout but that of the signal: the server bounds its own work. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  // Before, in case the page is closed meanwhile. After, also where the connection is lost: the answers may have changed.
  if (endpoint.outdatesKept) await forgetResponses();
  const sending = send(endpoint, input, options);
  const body = await (endpoint.outdatesKept ? sending.finally(forgetResponses) : sending);
  if (import.meta.env.DEV) endpoint.output.parse(body);
  return (endpoint.method === "GET" ? withUnsent(endpoint, input, body) : body) as OutputOf<E>;
}

async function send(
  endpoint: Endpoint,
  input: WireInput,
  { signal, keepalive = false, isFresh = false }: CallOptions,
): Promise<unknown> {
  const token = readStored(tokenKey);
  const url = requestUrl(endpoint, input);
  const early = endpoint.method === "GET" ? takeEarlyCall(url) : null;
  const response = await (early ?? request(endpoint, url, token, { input, signal, keepalive })).catch(
    (error: unknown) => {
      const isCalledOff = signal?.aborted && !isTimeout(signal.reason);
      if (!isCalledOff) noteReach(false);
      throw error;
    },
  );
  signal?.throwIfAborted();
  if (response instanceof Blob) return response;
  noteReach(!response.isKept);
  if (isFresh && response.isKept) throw new TypeError(`${url} was not reached`);
  const body = parseJson(response.text);
  if (response.status >= 200 && response.status < 300) {
    if (endpoint.changesData) changedAt = Date.now();
    return body;
  }

  const error = new ApiError(response.status, body);
  const isCurrentToken = token !== null && token === readStored(tokenKey);
  if (response.status === 401 && isCurrentToken && !isCredentialError(error)) endSession();
  throw error;
}

interface RequestParts extends CallOptions {
  readonly input: WireInput;
}

async function request(
  endpoint: Endpoint,
  url: string,
  token: string | null,
  parts: RequestParts,
  cache: RequestCache = "default",
): Promise<EarlyResponse | Blob> {
  const { input, signal, keepalive = false } = parts;
  const response = await fetch(url, {
    method: endpoint.method,
    headers: {
      Accept: "application/json",
      "Content-Type": "application/json",
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      // Another origin would have to allow the headers.
      ...(url.startsWith("/")
        ? { traceparent: makeTraceparent(), [timeZoneHeader]: getDeviceTimeZone() }
        : {}),
    },
    body: input.body === undefined ? null : JSON.stringify(input.body),
    signal: signal ?? null,
    keepalive,
    cache,
  });
  const keptAt = response.headers.get(keptAtHeader);
  // What was kept before a change would take it back: the service worker then waits for the network, if there is one.
  if (keptAt !== null && Date.parse(keptAt) < changedAt && cache === "default")
    return request(endpoint, url, token, parts, "reload");
  if (response.ok && endpoint.file !== null) return response.blob();
  return {
    status: response.status,
    text: await response.text(),
    isKept: keptAt !== null,
  };
}

/** A timeout counts as no connection. */
function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === "TimeoutError";
}

/** A 401 about a typed password, not about the session. */
function isCredentialError(error: ApiError): boolean {
  return hasErrorCode(error, "wrong_credentials");
}
