import { strToU8, zipSync } from "fflate";

/** Packs texts under their names. */
export function packTexts(texts: Readonly<Record<string, string>>): Buffer {
  const files = Object.entries(texts).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(files)));
}
