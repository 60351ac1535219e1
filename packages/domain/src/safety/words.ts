/** Words as they are compared: lower case, no accents, no plurals, no punctuation. */
export function wordsIn(text: string): string[] {
  return plainText(text)
    .replace(/['’`]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(singular);
}

export function plainText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The same rule for what is written and for what is known, so that it need not be right, only steady. */
export function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (/(leaves|loaves|halves)$/.test(word)) return word.replace(/ves$/, "f");
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(\w{3}oes|ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** How many letters have to be changed, added, dropped or swapped; more than `most` counts as one more than that. */
export function letterDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return Math.min(row[other.length] ?? most + 1, most + 1);
}

/** Which letters a word has, one bit each: words that share too few of them need not be compared letter by letter. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) letters |= 1 << ((letter.codePointAt(0) ?? 0) & 31);
  return letters;
}

/** How many letters one of two words has and the other has not. */
export function lettersApart(one: number, other: number): number {
  let apart = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) apart += 1;
  return apart;
}
