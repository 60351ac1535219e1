/** The samples of the public pages have numbers; entries of the catalogue have names. */
export function isSampleId(id: string): boolean {
  return /^\d+$/.test(id);
}
