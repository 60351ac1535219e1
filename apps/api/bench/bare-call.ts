import fastify, { type FastifyInstance } from "fastify";
import type { PreparedRequest } from "./load.ts";

/**
 * What every cost is compared with, so it stays as it is for ever: the engine alone, one keyed query, and the 14.3 kB that
 * a page of recommendations once was.
 */
const bareBytes = 14_300;

export function buildBareServer(pool: Queried): FastifyInstance {
  const server = fastify({ logger: false });
  const prepared = Buffer.from(JSON.stringify("x".repeat(bareBytes - 2)));
  server.get("/bare/:userId", async (request, reply) => {
    const { userId } = request.params as { userId: string };
    await pool.query("select user_id, name, email from users where user_id = $1", [userId]);
    return reply.type("application/json; charset=utf-8").send(prepared);
  });
  return server;
}

interface Queried {
  query(text: string, values: readonly string[]): Promise<unknown>;
}

export function toBareRequest({ userId }: { readonly userId: string }): PreparedRequest {
  return { method: "GET", path: `/bare/${userId}`, headers: {} };
}
