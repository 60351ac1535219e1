import { fileURLToPath } from "node:url";
import { runMigrations as migrateJobs } from "graphile-worker";
import { runner } from "node-pg-migrate";
import pg from "pg";

const migrationsDir = fileURLToPath(new URL("./migrations", import.meta.url));

/** Migrates a database to the newest schema: our tables, then the job queue's. Forward only. */
export async function migrate(databaseUrl: string, log: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, lock_timeout: 2_000 });
  await client.connect();
  try {
    await runner({
      dbClient: client,
      dir: migrationsDir,
      direction: "up",
      migrationsTable: "schema_migrations",
      checkOrder: true,
      log,
    });
  } finally {
    await client.end();
  }
  await migrateJobs({ connectionString: databaseUrl });
}
