import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type ApiContext, listOperations } from "./api.ts";
import { ApiError } from "./api-error.ts";
import type { FaultGate } from "./faults.ts";
import { parseForm } from "./form-body.ts";
import { type ApiAnswer, createIdempotency } from "./idempotency.ts";
import { newId } from "./new-id.ts";

/** A call that reached the API, for tests that count them. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
}

interface ApiDoorOptions extends ApiContext {
  readonly secretKey: string;
  readonly faults: FaultGate;
  readonly calls: ApiCall[];
}

export function createApiDoor(options: ApiDoorOptions) {
  const { secretKey, faults, calls } = options;
  const operations = listOperations(options);
  const idempotency = createIdempotency();

  function answer(method: string, url: URL, headers: IncomingMessage["headers"], body: string) {
    if (headers.authorization !== `Bearer ${secretKey}`)
      throw new ApiError(401, {
        type: "invalid_request_error",
        message: `Invalid API Key provided: ${headers.authorization}`,
      });
    const path = url.pathname.slice("/v1".length);
    for (const { method: wanted, path: pattern, run } of operations) {
      const match = new RegExp(`^${pattern.replace("*", "([\\w-]+)")}$`).exec(path);
      if (wanted !== method || !match) continue;
      const given = parseForm(method === "GET" ? url.search : body);
      return run(given, match[1] ?? "");
    }
    throw new ApiError(404, {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${method}: ${url.pathname})`,
    });
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const { method = "GET", headers } = request;
    const body = await text(request);
    const key = headers["idempotency-key"];
    const idempotencyKey = method === "POST" && typeof key === "string" ? key : undefined;
    calls.push({ method, path: url.pathname, headers });

    let given: ApiAnswer;
    try {
      given = await idempotency.once(idempotencyKey, `${method} ${url.pathname} ${body}`, async () => {
        // A turn at least, so that calls at the same time see each other as they would at Stripe.
        await nextTurn();
        if (!faults.admits(response)) throw new DealtWith();
        const made = { status: 200, body: structuredClone(answer(method, url, headers, body)) };
        await faults.holdBack();
        return made;
      });
    } catch (error) {
      if (error instanceof DealtWith) return;
      if (!(error instanceof ApiError)) throw error;
      given = error;
    }
    if (faults.losesAnswer(method)) {
      response.destroy();
      return;
    }
    response
      .writeHead(given.status, {
        "content-type": "application/json",
        "request-id": newId("req"),
        ...(given.isReplay && { "idempotent-replayed": "true" }),
      })
      .end(JSON.stringify(given.body));
  };
}

class DealtWith extends Error {}
