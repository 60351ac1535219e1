/** The planned entry that an address names; null for anything that is no id. */
export function readEntryId(text: string | null): string | null {
  return text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : null;
}
