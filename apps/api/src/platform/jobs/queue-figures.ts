import type pg from "pg";

export interface QueueFigures {
  /** Jobs that could run now. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** Jobs without an attempt left. */
  readonly givenUp: number;
}

/** Reads graphile-worker's public view: record 0047. */
export async function measureQueue(pool: pg.Pool): Promise<QueueFigures> {
  const { rows } = await pool.query<QueueFigures>(queueSql);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0, givenUp: 0 };
}

const queueSql = `
  select
    count(*) filter (where can_run)::int as waiting,
    coalesce(extract(epoch from now() - min(run_at) filter (where can_run)), 0)::float8 as "oldestSeconds",
    count(*) filter (where attempts >= max_attempts)::int as "givenUp"
  from (
    select run_at, attempts, max_attempts,
      locked_at is null and attempts < max_attempts and run_at <= now() as can_run
    from graphile_worker.jobs
  ) as queued`;
