import type { Endpoint } from "@fernwell/contract/endpoint";

/** The parts of any call's request. */
export interface WireInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export function requestUrl(endpoint: Endpoint, { params, query }: WireInput): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => pathSegment(params, name));
  const search = searchParams(query).toString();
  return `${import.meta.env.VITE_API_ORIGIN ?? ""}/api${path}${search && `?${search}`}`;
}

function pathSegment(params: unknown, name: string): string {
  const value = new Map(listEntries(params)).get(name);
  if (value === undefined) throw new TypeError(`The path needs a value for ${name}`);
  return encodeURIComponent(String(value));
}

/** A list is sent as a repeated parameter. */
function searchParams(query: unknown): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of listEntries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search;
}

function listEntries(part: unknown): [string, unknown][] {
  return typeof part === "object" && part !== null ? Object.entries(part) : [];
}
