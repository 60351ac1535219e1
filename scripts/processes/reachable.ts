import { randomInt } from "node:crypto";
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

/**
 * Below the range from which systems take the ports of outgoing connections: one of those could occupy the port before the
 * server that wants it has started.
 */
const ownPorts = [20_000, 32_768] as const;
const givenPorts = new Set<number>();

/** Returns the port if it is free on this machine, otherwise another one. None but the wanted one is returned twice. */
export async function findFreePort(wanted = 0): Promise<number> {
  if (wanted !== 0 && (await isFree(wanted))) return wanted;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(...ownPorts);
    if (givenPorts.has(port) || !(await isFree(port))) continue;
    givenPorts.add(port);
    return port;
  }
  throw new Error("there is no free port");
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  await once(server.close(), "close");
  return true;
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
