import type pg from "pg";

/** A statement that PostgreSQL plans once per connection, for queries that nearly every request makes. */
export interface PreparedStatement<Row> {
  query(pool: pg.Pool, values: readonly unknown[]): Promise<Row[]>;
}

export type Pool = pg.Pool;

export function prepareStatement<Row extends object>(name: string, text: string): PreparedStatement<Row> {
  return {
    async query(pool, values) {
      const { rows } = await pool.query<Row & pg.QueryResultRow>({ name, text, values: [...values] });
      return rows;
    },
  };
}
