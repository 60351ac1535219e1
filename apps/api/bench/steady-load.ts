import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { PreparedRequest } from "./load.ts";

export interface Arrived {
  /** When it was sent, since the start of the load. */
  readonly atMs: number;
  readonly ms: number;
  /** 0 for a call that got no response. */
  readonly status: number;
}

/** As many as a proxy may keep open to one server. */
const connections = 600;

/**
 * Sends calls at a fixed rate, whether or not responses come, as people do; a call waits while all connections are in
 * use, and its time counts from when it was due. Reads no more of a response than its status and length, so that the
 * generator needs little of the machine.
 */
export async function sendSteadily(
  origin: string,
  requests: readonly PreparedRequest[],
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<Arrived[]> {
  const { hostname, port, host } = new URL(origin);
  const messages = requests.map(({ path, headers }) => toBytes(host, path, headers));
  const sockets = await Promise.all(
    Array.from({ length: connections }, () => openSocket(Number(port), hostname)),
  );
  const arrived: Arrived[] = [];
  const count = Math.round(rate * seconds);
  const startedAt = performance.now();
  let next = 0;
  await Promise.all(sockets.map(sendInTurn));
  for (const socket of sockets) socket.destroy();
  return arrived;

  async function sendInTurn(socket: Socket): Promise<void> {
    while (next < count) {
      const number = next++;
      const dueMs = (number / rate) * 1000;
      const early = dueMs - (performance.now() - startedAt);
      if (early > 0) await setTimeout(early);
      const message = messages[number % messages.length];
      if (message === undefined) throw new Error("there is nothing to send");
      const status = await exchange(socket, message);
      arrived.push({ atMs: dueMs, ms: performance.now() - startedAt - dueMs, status });
    }
  }
}

async function openSocket(port: number, hostname: string): Promise<Socket> {
  const socket = connect(port, hostname);
  await once(socket, "connect");
  socket.setNoDelay(true);
  return socket;
}

function toBytes(host: string, path: string, headers: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
}

/** The status of the response, once all of it has come. */
function exchange(socket: Socket, message: Buffer): Promise<number> {
  return new Promise((resolve) => {
    let status = 0;
    let missing = Number.POSITIVE_INFINITY;
    const end = (result: number) => {
      socket.removeAllListeners();
      socket.on("error", () => {});
      resolve(result);
    };
    socket.on("data", (chunk: Buffer) => {
      if (status === 0) {
        const head = chunk.subarray(0, chunk.indexOf("\r\n\r\n")).toString("latin1");
        status = Number(head.slice(9, 12));
        missing = head.length + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      }
      missing -= chunk.length;
      if (missing <= 0) end(status);
    });
    socket.once("error", () => end(0));
    socket.once("close", () => end(0));
    socket.write(message);
  });
}
