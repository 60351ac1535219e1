import type pg from "pg";
import type { Logger } from "../observability/logger.ts";

interface LeaseOptions {
  readonly pool: pg.Pool;
  readonly logger: Logger;
  readonly leaseSeconds: number;
  /** The workers of this process, which may grow. */
  readonly workerIds: ReadonlySet<string>;
}

/** The library frees a killed worker's jobs after hours; with leases they run again within two lease times. */
export function keepLeases({ pool, logger, leaseSeconds, workerIds }: LeaseOptions): {
  stop(): Promise<void>;
} {
  async function renewAndRescue(): Promise<void> {
    try {
      await pool.query(renewSql, [[...workerIds]]);
      const { rowCount } = await pool.query(rescueSql, [leaseSeconds]);
      if (rowCount) logger.warn({ workers: rowCount }, "freed the jobs of workers that are gone");
    } catch (error) {
      logger.warn({ err: error }, "could not renew the workers' leases");
    }
  }

  let round = renewAndRescue();
  const timer = setInterval(
    () => {
      round = round.then(renewAndRescue);
    },
    (leaseSeconds * 1000) / 3,
  );
  return {
    async stop() {
      clearInterval(timer);
      await round;
      await pool.query("delete from worker_leases where worker_id = any($1)", [[...workerIds]]);
    },
  };
}

const renewSql = `
  insert into worker_leases (worker_id) select unnest($1::text[])
  on conflict (worker_id) do update set seen_at = now()`;

/** A worker that never held a lease is given as long as one that lost it. */
const rescueSql = `
  with lost as (
    select j.locked_by as worker_id
    from graphile_worker._private_jobs j left join worker_leases l on l.worker_id = j.locked_by
    where j.locked_by is not null
    group by j.locked_by
    having greatest(max(l.seen_at), min(j.locked_at)) < now() - make_interval(secs => $1)
  ), expired as (
    delete from worker_leases where seen_at < now() - make_interval(secs => $1)
  )
  select graphile_worker.force_unlock_workers(array_agg(worker_id)), count(*) from lost having count(*) > 0`;
