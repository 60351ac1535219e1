import { type Catalogue, deriveCatalogue } from "./catalogue.ts";
import { checkReferences } from "./checks/references.ts";
import { readEntries } from "./entries.ts";

/** The catalogue as it would be published now. Throws while an entry is broken. */
export async function readCatalogue(): Promise<Catalogue> {
  const { entries, problems } = await readEntries();
  const unsound = [...problems, ...checkReferences(entries)];
  if (unsound.length > 0) throw new Error("the catalogue has problems; `pnpm catalogue:check` lists them");
  return deriveCatalogue(entries);
}
