import { readCatalogue } from "../src/read-catalogue.ts";
import { listOrderMeasures } from "./order-measures.ts";
import { listOrderRows } from "./order-table.ts";

/** `pnpm -s measure:order` prints how good the order of recommendations is for 200 simulated people. */
const rows = listOrderRows(listOrderMeasures(await readCatalogue()));
process.stdout.write(`${rows.join("\n")}\n`);
