import { type Catalogue, deriveCatalogue } from "../src/catalogue.ts";
import { type Entries, readEntries } from "../src/entries.ts";

/** The reviewed catalogue, as it is served. */
export async function readRealCatalogue(): Promise<{ entries: Entries; catalogue: Catalogue }> {
  const { entries } = await readEntries();
  return { entries, catalogue: deriveCatalogue(entries) };
}
