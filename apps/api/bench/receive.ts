import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { ServerReply } from "./bench-server.ts";

/** The next reply of a kind from the measured server. */
export async function receive<Kind extends ServerReply["kind"]>(
  server: ChildProcess,
  kind: Kind,
): Promise<Extract<ServerReply, { kind: Kind }>> {
  for (;;) {
    const [message] = (await once(server, "message")) as [ServerReply];
    if (message.kind === kind) return message as Extract<ServerReply, { kind: Kind }>;
  }
}
