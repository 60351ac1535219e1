/** Every word begins with a capital; the rest stays as it was typed. */
export function titleCase(text: string): string {
  return text.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase());
}
