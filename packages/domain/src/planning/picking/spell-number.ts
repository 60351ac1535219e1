const numerals =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** In words up to twenty, as in running text. */
export function spellNumber(value: number): string {
  return numerals[value] ?? String(value);
}

export function capitaliseFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
