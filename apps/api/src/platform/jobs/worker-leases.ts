import type pg from "pg";
import type { Logger } from "../observability/logger.ts";

interface LeaseOptions {
  readonly pool: pg.Pool;
  readonly logger: Logger;
  readonly leaseSeconds: number;
  /** The names under which this process locks jobs. */
  readonly poolIds: ReadonlySet<string>;
}

/** graphile-worker unlocks the jobs of a killed worker after four hours. With leases they run again within two lease periods. */
export function keepLeases({ pool, logger, leaseSeconds, poolIds }: LeaseOptions): { stop(): Promise<void> } {
  let renewedAt = Number.NEGATIVE_INFINITY;

  async function renewAndRecover(): Promise<void> {
    try {
      const hadLease = performance.now() - renewedAt < leaseSeconds * 1000;
      await pool.query(renewSql, [[...poolIds]]);
      renewedAt = performance.now();
      // After a database outage every lease is stale, so the other workers get one round to renew theirs first.
      if (hadLease) await unlockLostJobs();
    } catch (error) {
      logger.warn({ err: error }, "lease renewal failed");
    }
  }

  async function unlockLostJobs(): Promise<void> {
    const { rows } = await pool.query<{ lost: number }>(unlockSql, [leaseSeconds]);
    const lost = rows[0]?.lost ?? 0;
    if (lost > 0) logger.warn({ workers: lost }, "unlocked jobs of lost workers");
  }

  let round = renewAndRecover();
  const timer = setInterval(
    () => {
      round = round.then(renewAndRecover);
    },
    (leaseSeconds * 1000) / 3,
  );
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}

const renewSql = `
  insert into worker_leases (worker_id) select unnest($1::text[])
  on conflict (worker_id) do update set seen_at = now()`;

/** A worker that never had a lease gets as long as one whose lease expired. */
const unlockSql = `
  with lost as (
    select j.locked_by as worker_id
    from graphile_worker.jobs j left join worker_leases l on l.worker_id = j.locked_by
    where j.locked_by is not null
    group by j.locked_by
    having greatest(max(l.seen_at), min(j.locked_at)) < now() - make_interval(secs => $1)
  ), expired as (
    delete from worker_leases where seen_at < now() - make_interval(secs => $1)
  )
  select count(*)::int as lost, graphile_worker.force_unlock_workers(array_agg(worker_id)) from lost having count(*) > 0`;
