import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { Logger } from "../observability/logger.ts";
import type { Queryable } from "./db.ts";

/** Notifies every listener when the transaction commits. */
export async function notify(db: Queryable, channel: string): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(db);
}

export interface Listener {
  close(): Promise<void>;
}

interface ListenOptions {
  readonly url: string;
  readonly channel: string;
  readonly applicationName: string;
  readonly logger: Logger;
  readonly retryMs?: number;
  /** Called for each notification, and after each reconnect, since some may have been missed. */
  readonly onNotified: () => void;
}

/** Listens on its own connection and reconnects until it is closed. */
export async function listenTo(options: ListenOptions): Promise<Listener> {
  const { logger, onNotified, retryMs = 1_000 } = options;
  const closing = new AbortController();
  let client: pg.Client | null = null;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: options.url,
      application_name: options.applicationName,
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
    });
    next.on("error", (error) => logger.warn({ err: error }, "listen connection failed"));
    next.on("notification", onNotified);
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(options.channel)}`);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    next.once("end", () => void reconnect());
    client = next;
  }

  async function reconnect(): Promise<void> {
    client = null;
    while (!closing.signal.aborted) {
      await wait(retryMs, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      try {
        await connect();
        onNotified();
        return;
      } catch (error) {
        logger.warn({ err: error }, "listen failed, retrying");
      }
    }
  }

  await connect().catch((error: unknown) => {
    logger.warn({ err: error }, "listen failed, retrying");
    void reconnect();
  });
  return {
    async close() {
      closing.abort();
      client?.removeAllListeners("end");
      await client?.end();
    },
  };
}
