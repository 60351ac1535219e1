import { type Catalogue, deriveCatalogue } from "./catalogue.ts";
import { checkReferences } from "./checks/references.ts";
import { readEntries } from "./entries.ts";

let catalogue: Promise<Catalogue> | undefined;

/** The catalogue as it was when the process first asked for it. Throws while an entry is broken. */
export function readCatalogue(): Promise<Catalogue> {
  catalogue ??= read();
  return catalogue;
}

async function read(): Promise<Catalogue> {
  const { entries, problems } = await readEntries();
  const unsound = [...problems, ...checkReferences(entries)];
  if (unsound.length > 0) throw new Error("the catalogue has problems; `pnpm catalogue:check` lists them");
  return deriveCatalogue(entries);
}
