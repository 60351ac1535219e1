import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { readMegabytes } from "../figures.ts";
import type { Rig } from "../rig.ts";
import type { Fault, Trial } from "./fault.ts";

const callerCount = 300;
const maxMegabytes = 60;

interface SlowKind {
  readonly name: string;
  begin(socket: Socket): void;
  /** Once a second. */
  goOn(socket: Socket): void;
}

const slowKinds: readonly SlowKind[] = [
  {
    name: "headers of a byte a second",
    begin: (socket) => socket.write("GET /api/recommend-meals HTTP/1.1\r\nx-slow: "),
    goOn: (socket) => socket.write("a"),
  },
  {
    name: "a body of a byte a second",
    begin: (socket) =>
      socket.write(
        "POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{",
      ),
    goOn: (socket) => socket.write(" "),
  },
  {
    name: "nobody reads the response",
    begin: (socket) => {
      socket.pause();
      socket.write("GET /api/get-coaches HTTP/1.1\r\nhost: a\r\n\r\n".repeat(20));
    },
    goOn: () => {},
  },
];

/** Straight to a server, as if there were no proxy to shield it. */
async function tryKind({ rig, note, blame }: Trial, { name, begin, goOn }: SlowKind): Promise<void> {
  const [server] = rig.servers;
  const pid = server?.pid ?? 0;
  const before = readMegabytes(pid);
  const open = new Set<Socket>();
  for (let count = 0; count < callerCount; count += 1) {
    const socket = connect(rig.serverPorts[0] ?? 0, "127.0.0.1", () => begin(socket));
    open.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => open.delete(socket));
    if (name !== "nobody reads the response") socket.resume();
  }
  let seconds = 0;
  for (; seconds < 40 && open.size > 0; seconds += 1) {
    await wait(1_000);
    for (const socket of open) if (socket.writable) goOn(socket);
  }
  const grown = readMegabytes(pid) - before;
  note(`${name}: ${callerCount - open.size} of ${callerCount} closed after ${seconds} s, ${grown} MB more`);
  if (open.size > 0 && name !== "nobody reads the response")
    blame(`${open.size} slow callers still connected`);
  if (grown > maxMegabytes) blame(`${name}: ${grown} MB more`);
  for (const socket of open) socket.destroy();
}

interface OddBody {
  readonly name: string;
  readonly headers?: string;
  readonly body: Buffer;
}

function listOddBodies(): OddBody[] {
  const text = (value: string) => Buffer.from(value);
  return [
    { name: "10 MB", body: Buffer.alloc(10_000_000, 0x20) },
    {
      name: "a million keys",
      body: text(`{${Array.from({ length: 1e6 }, (_, index) => `"k${index}":1`).join(",")}}`),
    },
    { name: "100,000 levels", body: text("[".repeat(100_000) + "]".repeat(100_000)) },
    { name: "a gzip bomb", headers: "content-encoding: gzip\r\n", body: gzipSync(Buffer.alloc(50_000_000)) },
    {
      name: "the same key twice",
      body: text('{"email":"a@b.example","email":"c@d.example","password":"x"}'),
    },
    { name: "broken UTF-8", body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
    { name: "__proto__", body: text('{"__proto__":{"isAdmin":true},"email":"a@b.example","password":"x"}') },
  ];
}

/** Returns the status, 0 if the connection was closed without one. */
function sendRaw(port: number, { headers = "", body }: OddBody): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(
        `POST /api/login HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\n${headers}content-length: ${body.length}\r\n\r\n`,
      );
      socket.write(body);
    });
    let head = "";
    socket.on("data", (chunk: Buffer) => {
      head += chunk.toString("latin1");
    });
    socket.on("error", () => {});
    socket.once("close", () =>
      resolve({ status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1] ?? 0), ms: performance.now() - startedAt }),
    );
    setTimeout(() => socket.destroy(), 10_000).unref();
  });
}

async function sendOddBodies({ rig, note, blame }: Trial): Promise<void> {
  const port = rig.serverPorts[0] ?? 0;
  const pid = pidOf(rig);
  const before = readMegabytes(pid);
  for (const odd of listOddBodies()) {
    const { status, ms } = await sendRaw(port, odd);
    note(`${odd.name}: ${status || "closed"} in ${Math.round(ms)} ms`);
    if (status >= 500 || status === 200) blame(`${odd.name}: ${status}`);
  }
  const grown = readMegabytes(pidOf(rig)) - before;
  if (pidOf(rig) !== pid) blame("the server ended");
  if (grown > maxMegabytes) blame(`${grown} MB more`);
}

function pidOf({ servers: [server] }: Rig): number {
  return server?.pid ?? 0;
}

export const callerFaults: readonly Fault[] = [
  {
    id: "F17",
    about: `${callerCount} slow callers of each kind`,
    maxFailedShare: 0,
    async inject(trial) {
      for (const kind of slowKinds) await tryKind(trial, kind);
    },
  },
  {
    id: "F18",
    about: "huge and odd bodies",
    maxFailedShare: 0,
    isShort: true,
    inject: sendOddBodies,
  },
];
