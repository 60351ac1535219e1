import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface Place {
  readonly host: string;
  readonly port: number;
}

export function placeIn({ hostname, port }: URL, defaultPort: number): Place {
  return { host: hostname, port: Number(port) || defaultPort };
}

export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

export function isListening({ host, port }: Place): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 3_000 }, () => settle(true));
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on("error", () => settle(false)).on("timeout", () => settle(false));
  });
}

export async function requireReachable(what: string, variable: string, place: Place): Promise<void> {
  const at = `${place.host}:${place.port}`;
  if (!(await isListening(place))) {
    throw new Error(`${what} does not answer at ${at}; start it, or change ${variable} in .env`);
  }
  console.log(`${what} answers at ${at}`);
}

/** Returns the port if it is free on this machine, otherwise another one. */
export async function findFreePort(wanted: number): Promise<number> {
  for (const port of [wanted, 0]) {
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await Promise.race([once(server, "listening"), once(server, "error")]).then(
      () => server.listening,
      () => false,
    );
    const address = server.address();
    server.close();
    if (isFree && typeof address === "object" && address !== null) return address.port;
  }
  throw new Error("there is no free port");
}

/** Waits until the address responds with success. */
export async function waitUntilReady(url: string, isCancelled: () => boolean): Promise<void> {
  while (!isCancelled()) {
    const isReady = await fetch(url, { headers: { accept: "text/html" } }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
}
