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

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly applicationName: string;
  readonly logger: Logger;
  /** Called with the seconds that a caller waited for a connection. */
  readonly reportWait?: (seconds: number) => void;
}

export function openDatabase(options: DatabaseOptions): Database {
  const { url, poolSize, applicationName, logger, reportWait } = options;
  const settings: pg.PoolConfig = {
    connectionString: url,
    max: poolSize,
    application_name: applicationName,
    keepAlive: true,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    // statement_timeout ends a slow statement; this ends the wait for a server that no longer responds.
    query_timeout: 6_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
  };
  const pool = reportWait ? new MeasuredPool(settings, reportWait) : new pg.Pool(settings);
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
