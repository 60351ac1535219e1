import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";

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

  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk);
    const { method, url, headers } = message;
    const request = { method, url, headers, body: Buffer.concat(chunks).toString() };
    requests.push(request);
    const { status = 200, body, headers: others } = await respond(request);
    response.writeHead(status, { "content-type": "application/json", ...others });
    response.end(body === undefined ? "" : JSON.stringify(body));
  });

  beforeAll(() => new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready)));
  beforeEach(() => {
    const { port } = server.address() as AddressInfo;
    vi.stubEnv("VITE_API_ORIGIN", `http://127.0.0.1:${port}`);
    requests.length = 0;
    respond = () => ({ body: {} });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    requests,
    respondWith(next: Reply | typeof respond) {
      respond = typeof next === "function" ? next : () => next;
    },
  };
}
