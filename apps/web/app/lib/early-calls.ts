import type { CallInput, Endpoint, OutputOf } from "@fernwell/contract/endpoint";
import { parseJson } from "./parse-json.ts";
import { requestUrl } from "./request-url.ts";
import { readStored } from "./storage.ts";
import { tokenKey } from "./storage-keys.ts";

export interface EarlyResponse {
  readonly status: number;
  readonly text: string;
  /** Whether it comes from the device, since the server could not be reached. */
  readonly isKept: boolean;
}

/** Calls that the fallback page made while the scripts were loading (scripts/start-app.ts), by address. */
export interface EarlyCalls {
  readonly token: string;
  readonly startedAt: number;
  readonly running: Map<
    string,
    { readonly response: Promise<EarlyResponse>; received: EarlyResponse | null }
  >;
}

declare global {
  interface Window {
    earlyCalls?: EarlyCalls;
  }
}

/** A response that no page asked for in this time says nothing about now. */
const maxAgeMs = 15_000;

/** The early call to an address, which is then used up. Null if there is none, or if another person has logged in since. */
export function takeEarlyCall(url: string): Promise<EarlyResponse> | null {
  const call = findEarlyCall(url);
  window.earlyCalls?.running.delete(url);
  return call?.response ?? null;
}

/** By address: a query keeps its placeholder only as long as it is made by the same function. */
const placeholders = new Map<string, () => unknown>();

/**
 * For a query's first render: the response of its early call if it is here and has what the query needs. The query
 * itself then takes the call, so nothing is requested twice.
 */
export function placeEarly<E extends Endpoint, Data extends OutputOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  isUsable: (body: OutputOf<E>) => body is Data,
): () => Data | undefined {
  const url = requestUrl(endpoint, input);
  const known = placeholders.get(url);
  if (known) return known as () => Data | undefined;

  const place = () => {
    const received = findEarlyCall(url)?.received;
    if (received?.status !== 200) return undefined;
    const body = parseJson(received.text) as OutputOf<E>;
    return isUsable(body) ? body : undefined;
  };
  placeholders.set(url, place);
  return place;
}

function findEarlyCall(url: string) {
  const { earlyCalls } = window;
  if (!earlyCalls || earlyCalls.token !== readStored(tokenKey)) return undefined;
  return performance.now() - earlyCalls.startedAt < maxAgeMs ? earlyCalls.running.get(url) : undefined;
}
