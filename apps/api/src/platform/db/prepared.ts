import type pg from "pg";
import { inSpan } from "../observability/tracing.ts";
import type { Pool } from "./db.ts";
import { describeStatement } from "./trace-sql.ts";

/** A statement that PostgreSQL plans once per connection, for queries that nearly every request makes. */
export interface PreparedStatement<Row> {
  query(pool: Pool, values: readonly unknown[]): Promise<Row[]>;
}

export function prepareStatement<Row extends object>(name: string, text: string): PreparedStatement<Row> {
  const details = describeStatement(text);
  return {
    async query(pool, values) {
      const { rows } = await inSpan(details, () =>
        pool.query<Row & pg.QueryResultRow>({
          ...(pool.keepsSessions && { name }),
          text,
          values: [...values],
        }),
      );
      return rows;
    },
  };
}
