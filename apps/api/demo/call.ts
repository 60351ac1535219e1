import type { CallInput, Endpoint, OutputOf } from "@fernwell/contract/endpoint";
import { callEndpoint } from "../test/call-endpoint.ts";

export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<OutputOf<E>>;

/** Calls the API as one person, or as a visitor. Throws if a call fails. */
export function createCall(origin: string, token?: string): Call {
  return async (endpoint, input) => {
    const options = token === undefined ? {} : { token };
    const { status, body } = await callEndpoint(origin, endpoint, input, options);
    if (status >= 400)
      throw new Error(`${endpoint.name} responded ${status}: ${JSON.stringify(body.detail)}`);
    return body;
  };
}
