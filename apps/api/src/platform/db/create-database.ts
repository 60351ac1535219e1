import pg from "pg";

/** Creates the database named in the URL, through the server's `postgres` database. Returns false if it exists. */
export async function createDatabase(databaseUrl: string): Promise<boolean> {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount !== 0) return false;
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
    return true;
  } finally {
    await client.end();
  }
}
