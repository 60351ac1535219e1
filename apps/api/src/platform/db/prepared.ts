import type pg from "pg";

/** A statement that PostgreSQL has planned once for a connection: for what nearly every request asks. */
export interface PreparedStatement<Row> {
  ask(pool: pg.Pool, values: readonly unknown[]): Promise<Row[]>;
}

export type Pool = pg.Pool;

export function prepareStatement<Row extends object>(name: string, text: string): PreparedStatement<Row> {
  return {
    async ask(pool, values) {
      const { rows } = await pool.query<Row & pg.QueryResultRow>({ name, text, values: [...values] });
      return rows;
    },
  };
}
