import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isListening } from "../../../scripts/processes/reachable.ts";
import { definePart, type Part } from "./part.ts";

export interface ServerPorts {
  readonly port: number;
  readonly internalPort: number;
}

/** How often HAProxy asks whether a server is ready. A stopping server waits longer than two of these. */
export const checkEveryMs = 200;

/**
 * More would only wait for each other in the server, and for its attention to be refused. The proxy refuses them itself,
 * after having waited a moment for a place.
 */
const maxCallsPerServer = 48;

/** HAProxy in front of the servers. It asks `/readyz` and sends calls to those that are ready. */
export async function defineProxy(
  folder: string,
  port: number,
  servers: readonly ServerPorts[],
): Promise<Part> {
  const file = join(folder, "haproxy.cfg");
  const noServer = join(folder, "no-server.http");
  await writeFile(
    noServer,
    [
      "HTTP/1.1 503 Service Unavailable",
      "content-type: application/json; charset=utf-8",
      "cache-control: no-store",
      "retry-after: 1",
      "",
      '{"detail":"We are very busy. Please try again in a moment.","code":"busy"}',
    ].join("\r\n"),
  );
  const lines = servers.map(
    (server, index) =>
      `  server s${index} 127.0.0.1:${server.port} check port ${server.internalPort} inter ${checkEveryMs} fall 2 rise 1 maxconn ${maxCallsPerServer}`,
  );
  await writeFile(
    file,
    `global
  maxconn 4000
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout queue 30ms
  # A busy server is slow to say that it is ready, and sending everyone to the other would make that one slow too.
  timeout check 3s
  # Only where the server never got the call; anything else could do a change twice.
  retries 3
  retry-on conn-failure
  option redispatch 1
  option http-keep-alive
  errorfile 502 ${noServer}
  errorfile 503 ${noServer}
  errorfile 504 ${noServer}
frontend people
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance leastconn
  http-reuse safe
  option httpchk GET /readyz
${lines.join("\n")}
`,
  );
  return definePart({
    folder,
    name: "haproxy",
    program: "haproxy",
    args: ["-f", file],
    isReady: () => isListening({ host: "127.0.0.1", port }),
  });
}
