import { randomUUID } from "node:crypto";
import { addPeople, password } from "@fernwell/api/bench/bench-people.ts";
import { findPublishedVersion } from "@fernwell/api/src/features/catalogue/catalogue.queries.ts";
import { readEveryone } from "@fernwell/api/src/features/preferences/preferences.service.ts";
import { openDatabase } from "@fernwell/api/src/platform/db/db.ts";
import { createLogger } from "@fernwell/api/src/platform/observability/logger.ts";
import { createPasswordHasher } from "@fernwell/api/src/platform/passwords/password-hasher.ts";
import { catalogueFormat } from "@fernwell/catalogue/publish";
import { sql } from "kysely";
import type { Visitor } from "./mix.ts";

/**
 * Fills the database with people who have sessions, answers, favourites, a plan and a shopping list. Returns the
 * first of them, whose answers have been read as they are when people save them.
 */
export async function addVisitors(databaseUrl: string, count: number, active: number): Promise<Visitor[]> {
  const logger = createLogger({ level: "warn", process: "cli" });
  const { db, close } = openDatabase({ url: databaseUrl, poolSize: 2, applicationName: "trial", logger });
  try {
    const { rows: meals } = await sql<{
      id: string;
    }>`select id from catalogue_items where kind = 'meal' order by position limit 300`.execute(db);
    const people = await addPeople(db, count, {
      passwordHash: await createPasswordHasher({ memoryKib: 19_456, passes: 2 }).hash(password),
      mealIds: meals.map(({ id }) => id),
      // A worker would read the texts of the others all the time.
      telling: active,
    });
    const visiting = people.slice(0, active);
    const versionId = (await findPublishedVersion(db, catalogueFormat))?.id ?? "";
    for (const after of [
      null,
      ...visiting.filter((_, index) => index % 200 === 199).map(({ userId }) => userId),
    ])
      await readEveryone({ db }, { versionId, after });
    return visiting.map((person, index) => ({
      ...person,
      from: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
      device: randomUUID(),
      changes: 0,
      ticked: [],
    }));
  } finally {
    await close();
  }
}
