import { Agent, request } from "node:http";

export interface Call {
  readonly method: "GET" | "POST" | "DELETE";
  /** With the query. */
  readonly path: string;
  readonly body?: object;
  /** Without one the caller is signed out. */
  readonly token?: string;
  /** The address that the proxy would have seen. */
  readonly from: string;
}

export interface Outcome {
  /** 0 for a call that got no whole response. */
  readonly status: number;
  readonly ms: number;
  readonly body: string;
  readonly retryAfter: string | null;
}

export interface Caller {
  call(call: Call): Promise<Outcome>;
  close(): void;
}

const patienceMs = 20_000;

/** Calls the product as browsers do: over connections that stay open. */
export function createCaller(origin: string, maxConnections: number): Caller {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections, maxFreeSockets: maxConnections });

  function call({ method, path, body, token, from }: Call): Promise<Outcome> {
    const startedAt = performance.now();
    const sent = body === undefined ? "" : JSON.stringify(body);
    return new Promise((resolve) => {
      const end = (status: number, text: string, retryAfter: string | null = null) =>
        resolve({ status, ms: performance.now() - startedAt, body: text, retryAfter });
      const outgoing = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          timeout: patienceMs,
          headers: {
            "x-forwarded-for": from,
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(sent !== "" && {
              "content-type": "application/json",
              "content-length": Buffer.byteLength(sent),
            }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.once("end", () =>
            end(
              response.complete ? (response.statusCode ?? 0) : 0,
              Buffer.concat(chunks).toString(),
              response.headers["retry-after"] ?? null,
            ),
          );
          response.once("error", () => end(0, ""));
        },
      );
      outgoing.once("timeout", () => outgoing.destroy());
      outgoing.once("error", (error) => end(0, error.message));
      outgoing.end(sent);
    });
  }

  return { call, close: () => agent.destroy() };
}
