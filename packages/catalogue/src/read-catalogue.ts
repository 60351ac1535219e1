import { type Catalogue, deriveCatalogue } from "./catalogue.ts";
import { checkReferences } from "./checks/references.ts";
import { type Entries, readEntries } from "./entries.ts";

interface ReadCatalogue {
  readonly entries: Entries;
  readonly catalogue: Catalogue;
}

let found: Promise<ReadCatalogue> | undefined;

/** The catalogue as it was when the process first asked for it. Throws while an entry is broken. */
export async function readCatalogue(): Promise<Catalogue> {
  return (await readCatalogueWithEntries()).catalogue;
}

/** Reading takes four seconds of a processor, so a process does it once. */
export function readCatalogueWithEntries(): Promise<ReadCatalogue> {
  found ??= read();
  return found;
}

async function read(): Promise<ReadCatalogue> {
  const { entries, problems } = await readEntries();
  const unsound = [...problems, ...checkReferences(entries)];
  if (unsound.length > 0) throw new Error("the catalogue has problems; `pnpm catalogue:check` lists them");
  return { entries, catalogue: deriveCatalogue(entries) };
}
