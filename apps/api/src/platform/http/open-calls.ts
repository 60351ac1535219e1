import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "../app-error.ts";
import { apiPrefix } from "./api-prefix.ts";
import { describeError } from "./error-responses.ts";
import { securityHeaders } from "./security-headers.ts";

/**
 * More calls at a time would only wait for each other. At two thirds of a millisecond of work each, the last of them is served
 * after a tenth of a second.
 */
export const maxOpenCalls = 150;

/** The calls that a server is serving, and the refusal of further ones. */
export class OpenCalls {
  #count = 0;
  readonly #alwaysTaken = new Set<string>();

  /** Messages of machines are not counted: they are few, and sent again much later. */
  alwaysTake(path: string): void {
    this.#alwaysTaken.add(path);
  }

  async run<Output>(work: () => Promise<Output>): Promise<Output> {
    if (this.#count >= maxOpenCalls) throw new AppError("busy", { retryAfterSeconds: 1 });
    this.#count += 1;
    try {
      return await work();
    } finally {
      this.#count -= 1;
    }
  }

  /** Whether a request would be refused. Known before anything is done for it. */
  mustRefuse({ url = "" }: IncomingMessage): boolean {
    return this.#count >= maxOpenCalls && url.startsWith(`${apiPrefix}/`) && !this.#alwaysTaken.has(url);
  }
}

const { detail, code, status } = new AppError("busy");
const body = Buffer.from(JSON.stringify(describeError({ detail, code })));
const headers = {
  ...securityHeaders,
  "cache-control": "no-store",
  "content-type": "application/json; charset=utf-8",
  "content-length": body.length,
  "retry-after": "1",
};

/**
 * Costs a hundredth of a call that is served. A refusal that took the way of other responses, with its log line and stack,
 * would take the time of those that are being served.
 */
export function refuse(response: ServerResponse): void {
  response.writeHead(status, headers).end(body);
}
