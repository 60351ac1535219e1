import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Stands between two parts of the product and does to their connection what networks do. */
export interface Wire {
  readonly port: number;
  /** Everything that passes waits this long. */
  delay(ms: number): void;
  /** Takes connections and passes nothing on, as when packets vanish, until it is mended. */
  hang(): void;
  /** Breaks what is open and refuses what is new, until it is mended. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

type State = "open" | "hanging" | "cut";

export async function stretchWire(targetPort: number): Promise<Wire> {
  let state: State = "open";
  let delayMs = 0;
  const pairs = new Set<readonly [Socket, Socket]>();

  function pass(from: Socket, to: Socket): void {
    from.on("data", (chunk: Buffer) => {
      if (state === "hanging") return;
      if (delayMs === 0) to.write(chunk);
      else setTimeout(() => to.writable && to.write(chunk), delayMs);
    });
    from.once("end", () => state !== "hanging" && to.end());
    from.once("close", () => to.destroy());
    from.on("error", () => to.destroy());
  }

  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (state === "cut") {
      near.destroy();
      return;
    }
    const far = connect({ port: targetPort, host: "127.0.0.1", noDelay: true, allowHalfOpen: true });
    near.setNoDelay(true);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.once("close", () => pairs.delete(pair));
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the wire has no port");

  const breakAll = () => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    port: address.port,
    delay: (ms) => {
      delayMs = ms;
    },
    hang: () => {
      state = "hanging";
    },
    cut: () => {
      state = "cut";
      breakAll();
    },
    // What was lost on the way is lost, so what hung has to connect again.
    mend: () => {
      if (state === "hanging") breakAll();
      state = "open";
      delayMs = 0;
    },
    async close() {
      breakAll();
      server.close();
      await once(server, "close");
    },
  };
}
