import pg from "pg";
import { absent } from "./ledger.ts";

/** Reads back everything that the clients changed, and returns what is not as they were told. */
export async function findLosses(
  databaseUrl: string,
  entries: Iterable<readonly [key: string, possible: ReadonlySet<string>]>,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const lost: string[] = [];
    for (const [key, possible] of entries) {
      const [kind = "", userId = "", id = ""] = key.split(" ");
      const value = await readValue(client, kind, userId, id);
      if (!possible.has(value)) lost.push(`${key} is "${value}", not one of ${[...possible].join(" | ")}`);
    }
    return lost;
  } finally {
    await client.end();
  }
}

const statements: Readonly<Record<string, string>> = {
  activity: "select seconds::text as value from activities where user_id = $1 and activity_id = $2",
  favourite: "select 'marked' as value from favourites where user_id = $1 and kind = 'meal' and item_id = $2",
  plan: "select name as value from plans where user_id = $1 and plan_id = $2",
  ticks:
    "select coalesce(ticks -> -1 ->> 0, '') as value from shopping_lists where user_id = $1 and list_id = $2",
};

async function readValue(client: pg.Client, kind: string, userId: string, id: string): Promise<string> {
  const text = statements[kind];
  if (text === undefined) throw new Error(`nothing reads ${kind} back`);
  const { rows } = await client.query<{ value: string }>({ name: kind, text, values: [userId, id] });
  return rows[0]?.value ?? absent;
}
