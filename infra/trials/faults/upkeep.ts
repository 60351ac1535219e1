import { rm } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder, runAsServerUser } from "@fernwell/backup/cluster.ts";
import pg from "pg";
import type { Ledger } from "../clients/ledger.ts";
import { findLosses } from "../clients/verify.ts";
import type { Fault } from "./fault.ts";

/** What operators do while people use the product. */
export const upkeepFaults: readonly Fault[] = [
  {
    id: "F22",
    about: "a backup taken and restored",
    maxFailedShare: 0,
    async inject({ rig, ledger, note, blame }) {
      const dump = join(await makeFolder(rig.folder, "backup"), "dump");
      const restored = rig.postgres.getUrl("restored");
      const before = copyEntries(ledger);
      await runAsServerUser("pg_dump", "--format=custom", "--file", dump, "--dbname", rig.databaseUrl);
      // What was changed meanwhile may be in the backup or not.
      const unchanged = before.filter(([key, values]) => isSame(values, ledger.find(key)));
      await runAsServerUser("createdb", "--maintenance-db", rig.databaseUrl, "restored");
      await runAsServerUser("pg_restore", "--exit-on-error", "--dbname", restored, dump);
      const lost = await findLosses(restored, unchanged);
      note(`${unchanged.length} of ${before.length} known changes unchanged meanwhile, ${lost.length} lost`);
      if (lost.length > 0) blame(`the backup lost ${lost.length} changes, such as ${lost[0]}`);
      await runAsServerUser("dropdb", "--maintenance-db", rig.databaseUrl, "restored");
      await rm(dump);
    },
  },
  {
    id: "F24",
    about: "a new version of the catalogue imported, three times",
    maxFailedShare: 0,
    async inject({ rig, note }) {
      const startedAt = performance.now();
      for (let round = 0; round < 3; round += 1) {
        const client = new pg.Client(rig.databaseUrl);
        await client.connect();
        // The content of a version is what tells it from others.
        await client.query("update catalogue_versions set content_hash = gen_random_uuid()::text");
        await client.end();
        await rig.runCli("catalogue import");
      }
      note(`${((performance.now() - startedAt) / 3000).toFixed(1)} s each`);
    },
  },
];

type Entries = readonly (readonly [key: string, possible: ReadonlySet<string>])[];

function copyEntries(ledger: Ledger): Entries {
  return [...ledger.entries()].map(([key, possible]) => [key, new Set(possible)]);
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string> | undefined): boolean {
  return other !== undefined && one.size === other.size && [...one].every((value) => other.has(value));
}
