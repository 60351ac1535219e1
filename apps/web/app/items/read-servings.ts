/** The servings in an address. Null for anything that no plan could have. */
export function readServings(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null;
}
