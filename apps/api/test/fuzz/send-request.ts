import { Agent, request } from "node:http";
import type { FuzzRequest } from "./generate-request.ts";

export interface Received {
  /** 599 if there was no response. */
  readonly status: number;
  readonly startedAt: number;
  readonly waitMs: number;
  /** Null if the request was refused before it had one. */
  readonly requestId: string | null;
  readonly body: string;
}

const maxWaitMs = 30_000;

/** Sends requests exactly as generated, which fetch would not. */
export function createSender(url: string, concurrency: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  return {
    send({ method, path, headers, body }: FuzzRequest): Promise<Received> {
      const startedAt = performance.now();
      const measure = () => ({ startedAt, waitMs: performance.now() - startedAt });
      return new Promise((resolve) => {
        const fail = () => resolve({ status: 599, ...measure(), requestId: null, body: "" });
        const length = body === null ? {} : { "content-length": Buffer.byteLength(body) };
        const options = { agent, method, path, headers: { ...headers, ...length }, timeout: maxWaitMs };
        const sent = request(url, options, (response) => {
          const chunks: Buffer[] = [];
          const { statusCode: status = 599 } = response;
          const requestId = String(response.headers["x-request-id"] ?? "") || null;
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.once("error", fail);
          response.once("end", () =>
            resolve({ status, ...measure(), requestId, body: Buffer.concat(chunks).toString() }),
          );
        });
        sent.once("timeout", () => sent.destroy());
        sent.once("error", fail);
        sent.end(body ?? undefined);
      });
    },
    close: () => agent.destroy(),
  };
}
