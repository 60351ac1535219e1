import { tracingChannel } from "node:diagnostics_channel";
import pg from "pg";
import type { Pool } from "../../src/platform/db/db.ts";

export interface Work {
  readonly statements: number;
  /** How often the server waited for the database. */
  readonly trips: number;
  /** Rows that the database read. */
  readonly rows: number;
  /** Commands to Redis. */
  readonly redis: number;
}

interface WorkCounter {
  /** What was done since the last time. */
  read(): Promise<Work>;
  close(): Promise<void>;
}

/** Counts what this process asks of the database and of Redis. Begins before the pool's first connection. */
export async function countWork(pool: Pool, databaseUrl: string): Promise<WorkCounter> {
  // A connection that is closed meanwhile could no longer say what it has read.
  pool.options.idleTimeoutMillis = 0;
  let counted = { statements: 0, trips: 0, redis: 0 };
  const clients = new Set<pg.ClientBase>();
  pool.on("connect", (client: pg.ClientBase & Pick<pg.Client, "connection">) => {
    clients.add(client);
    client.connection.on("commandComplete", () => {
      counted.statements += 1;
    });
    client.connection.on("readyForQuery", () => {
      counted.trips += 1;
    });
  });
  pool.on("remove", (client) => clients.delete(client));
  tracingChannel("ioredis:command").start.subscribe(() => {
    counted.redis += 1;
  });
  const watcher = new pg.Client({ connectionString: databaseUrl });
  await watcher.connect();
  let rowsBefore = 0;

  return {
    async read() {
      const { statements, trips, redis } = counted;
      for (const client of clients) await client.query("select pg_stat_force_next_flush()");
      const { rows } = await watcher.query<{ count: string }>(
        "select coalesce(sum(seq_tup_read + idx_tup_fetch), 0) as count from pg_stat_user_tables",
      );
      const rowsNow = Number(rows[0]?.count);
      const work = { statements, trips, redis, rows: rowsNow - rowsBefore };
      rowsBefore = rowsNow;
      counted = { statements: 0, trips: 0, redis: 0 };
      return work;
    },
    close: () => watcher.end(),
  };
}
