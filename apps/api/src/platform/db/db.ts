import { CamelCasePlugin, Kysely, type Transaction as KyselyTransaction, PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "../observability/logger.ts";
import { isTracing, outsideSpans } from "../observability/tracing.ts";
import { MeasuredPool } from "./measured-pool.ts";
import type { DB } from "./tables.generated.ts";
import { traceStatement } from "./trace-sql.ts";

// A date has no time zone. Parsed as a Date it would be off by one in half the world.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

export type Db = Kysely<DB>;
export type Transaction = KyselyTransaction<DB>;

/** The pool, or the transaction that the query is part of. */
export type Queryable = Db | Transaction;

/** A pooler in transaction mode gives every transaction any connection: settings and named statements would be lost. */
export type Pool = pg.Pool & { readonly keepsSessions: boolean };

export interface Database {
  readonly db: Db;
  readonly pool: Pool;
  close(): Promise<void>;
}

interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly applicationName: string;
  readonly logger: Logger;
  /** False behind a pooler in transaction mode, which has to set the timeouts itself. */
  readonly keepsSessions?: boolean;
  /** Called with the seconds that a caller waited for a connection. */
  readonly reportWait?: (seconds: number) => void;
}

/** In milliseconds. A pooler sets the same ones for its connections (infra/pooler/pgbouncer.ini). */
const sessionTimeouts = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

export function openDatabase(options: DatabaseOptions): Database {
  const { url, poolSize, applicationName, logger, keepsSessions = true, reportWait } = options;
  const settings: pg.PoolConfig = {
    connectionString: url,
    max: poolSize,
    application_name: applicationName,
    keepAlive: true,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    // statement_timeout ends a slow statement; this ends the wait for a server that no longer responds.
    query_timeout: 6_000,
    ...(keepsSessions && sessionTimeouts),
  };
  const pool = Object.assign(reportWait ? new MeasuredPool(settings, reportWait) : new pg.Pool(settings), {
    keepsSessions,
  });
  // Without these two listeners a lost connection, idle or checked out, ends the process.
  pool.on("error", (error) =>
    outsideSpans(() => logger.warn({ err: error }, "idle database connection lost")),
  );
  pool.on("connect", (client) => {
    client.on("error", (error) =>
      outsideSpans(() => logger.warn({ err: error }, "database connection lost")),
    );
  });

  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    ...(isTracing() && { log: traceStatement }),
  });
  return { db, pool, close: () => db.destroy() };
}
