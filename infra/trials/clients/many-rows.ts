import pg from "pg";

/** What each person has, in rows of each table: about 52. */
const inserts: readonly string[] = [
  `insert into users (user_id, name, email, password_hash, email_verified_at, created_at)
    select id, 'Someone', number || '@many.example', '-', at, at from people`,
  `insert into email_directory (email, user_id) select number || '@many.example', id from people`,
  `insert into profiles (user_id, first_name, last_name) select id, 'Some', 'One' from people`,
  `insert into sessions (user_id, session_id, token_hash, user_agent, created_at)
    select id, id, decode(md5(id::text) || md5(number::text), 'hex'), '', at from people`,
  `insert into preferences (user_id, part, answers, updated_at)
    select id, 'meals', '{"allergies": "milk", "dislikes": "", "diets": [], "mainGoals": [], "healthTags": [], "mealTypes": []}', at
    from people`,
  `insert into gate_inputs (user_id, input) select id, '{}' from people`,
  `insert into favourites (user_id, kind, item_id, created_at)
    select id, 'meal', 'meal-' || lpad(each::text, 2, '0'), at from people, generate_series(1, 10) as each`,
  `insert into plans (user_id, plan_id, kind, name, item_ids, created_at, updated_at)
    select id, ('00000000-0000-4000-8000-' || lpad(to_hex(each), 12, '0'))::uuid, 'meal', 'Week ' || each, '{}', at, at
    from people, generate_series(1, 2) as each`,
  `insert into plan_entries (user_id, entry_id, plan_id, item_id, position, day)
    select id, ('00000000-0000-4000-8000-' || lpad(to_hex(each), 12, '0'))::uuid,
      ('00000000-0000-4000-8000-' || lpad(to_hex(1 + each / 14), 12, '0'))::uuid, 'meal-' || each, each % 14,
      at::date + each
    from people, generate_series(0, 27) as each`,
  `insert into security_events (user_id, event_id, occurred_at, kind, network, device)
    select id, ('00000000-0000-4000-8000-' || lpad(to_hex(each), 12, '0'))::uuid, at + each * interval '1 hour',
      'logged_in', '10.0.0.0/24', 'Firefox on Linux'
    from people, generate_series(1, 6) as each`,
];

const batchSize = 20_000;

/** Fills the tables with people who never visit, past triggers and foreign keys. Returns the number of all rows. */
export async function addManyRows(
  databaseUrl: string,
  people: number,
  onProgress: (people: number) => void,
): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query("create temp table people (number int, id uuid, at timestamptz)");
    for (let from = 0; from < people; from += batchSize) {
      await client.query("truncate people");
      // Ids grow with time, as the product's do, and the accounts are up to 170 days old.
      await client.query(
        `insert into people
          select number, ('01900000-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid,
            now() - interval '170 days' * (1 - number / $2::float8)
          from generate_series($1::int, $1::int + $3::int - 1) as number`,
        [from, people, Math.min(batchSize, people - from)],
      );
      for (const insert of inserts) await client.query(insert);
      onProgress(from + batchSize);
    }
    await client.query("vacuum analyze");
    const { rows } = await client.query<{ count: number }>(
      "select sum(reltuples)::float8 as count from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
