import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, vi } from "vitest";

export interface SeenRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A real HTTP server in place of the API: records its requests and sends the responses that the test sets. */
export function serveApi() {
  const requests: SeenRequest[] = [];
  let respond: (request: SeenRequest) => Reply | Promise<Reply> = () => ({ body: {} });

  let server: Server | undefined;
  const answer = async (message: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of message) chunks.push(chunk);
    } catch {
      return; // The test ended while it was being sent.
    }
    const { method, url, headers } = message;
    const request = { method, url, headers, body: Buffer.concat(chunks).toString() };
    requests.push(request);
    const { status = 200, body, headers: others } = await respond(request);
    response.writeHead(status, { "content-type": "application/json", ...others });
    response.end(body === undefined ? "" : JSON.stringify(body));
  };
  const close = () => {
    server?.closeAllConnections();
    server?.close();
  };

  // Each test has another port, so that a request that an earlier one left behind is not counted.
  beforeEach(async () => {
    close();
    const opened = createServer(answer);
    await new Promise<void>((ready) => opened.listen(0, "127.0.0.1", ready));
    server = opened;
    const { port } = opened.address() as AddressInfo;
    vi.stubEnv("VITE_API_ORIGIN", `http://127.0.0.1:${port}`);
    requests.length = 0;
    respond = () => ({ body: {} });
  });
  afterAll(close);

  return {
    requests,
    respondWith(next: Reply | typeof respond) {
      respond = typeof next === "function" ? next : () => next;
    },
  };
}
