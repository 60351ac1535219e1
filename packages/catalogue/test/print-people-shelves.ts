import { readCatalogue } from "../src/read-catalogue.ts";
import { listPeopleShelves } from "./people-shelves.ts";
import { listShelfRows } from "./people-shelves-table.ts";

/** `pnpm -s measure:shelves` prints how many meals the gate leaves to each realistic person, and how many are quick. */
const rows = listShelfRows(listPeopleShelves(await readCatalogue()));
process.stdout.write(`${rows.join("\n")}\n`);
