/** Returns words in the form in which they are compared: lower case, singular, without accents and punctuation. */
export function splitWords(text: string): string[] {
  return normaliseText(text)
    .replace(/['’`]/g, "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "")
    .map(singularise);
}

/** The words of a phrase as they are compared, with single spaces. */
export function joinWords(phrase: string): string {
  return splitWords(phrase).join(" ");
}

/** Keeps accents, for words that are others without them. */
export function readExactly(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

export function normaliseText(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return removeInvisible(text.replace(wholePhrases, " ").normalize("NFKD"))
    .replace(
      /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu,
      "",
    )
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u0307ßøæœłđıðþ]/g, (letter) => plainLetters[letter] ?? "");
}

/** Soft hyphens, joiners and marks of direction come along when text is copied, and would cut a word in two. */
export function removeInvisible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
}

/**
 * Signs that Unicode spells out as five to eighteen letters: two Arabic phrases, and units. None of them names anything to
 * eat or to do.
 */
const wholePhrases = /[\ufdfa\ufdfb\u3300-\u3357\u33ae\u33af]/g;

/** Most words need none of the work. */
const isPlain = /^[\u0020-\u007e]*$/;

/** Letters that Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ı: "i",
  ð: "d",
  þ: "th",
};

/** Applied to texts and vocabulary alike, so it may be wrong as long as it is consistent. */
export function singularise(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (/(leaves|loaves|halves)$/.test(word)) return word.replace(/ves$/, "f");
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(\w{3}oes|ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Kept between calls: a misspelling is compared with thousands of words. Only what the same call wrote is read. */
const rows: readonly [number[], number[], number[]] = [[], [], []];

/** Counts the letters to change, add, drop or swap. Stops at `max + 1`. */
export function countEdits(one: string, other: string, max: number): number {
  const tooMany = max + 1;
  if (Math.abs(one.length - other.length) > max) return tooMany;
  let [before, row, next] = rows;
  for (let column = 0; column <= tooMany; column += 1) row[column] = column;
  let isPossible = true;
  for (let i = 1; i <= one.length; i += 1) {
    // Farther from the diagonal than this, the difference in length alone is too much.
    const first = Math.max(1, i - max);
    const last = Math.min(other.length, i + max);
    next[first - 1] = first === 1 ? i : tooMany;
    let fewest = next[first - 1] ?? tooMany;
    for (let j = first; j <= last; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const edits = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : tooMany,
      );
      next[j] = edits;
      if (edits < fewest) fewest = edits;
    }
    if (last < other.length) next[last + 1] = tooMany;
    // The rows below can only grow from two rows.
    if (fewest > max && !isPossible) return tooMany;
    isPossible = fewest <= max;
    [before, row, next] = [row, next, before];
  }
  return Math.min(row[other.length] ?? tooMany, tooMany);
}

/** One bit per letter that the word has. Words with very different masks need not be compared letter by letter. */
export function maskLetters(word: string): number {
  let letters = 0;
  for (const letter of word) letters |= 1 << ((letter.codePointAt(0) ?? 0) & 31);
  return letters;
}

/** Counts the letters that only one of two words has, by their masks. */
export function countDifferentLetters(one: number, other: number): number {
  // Counts the bits in pairs, fours and bytes at once: a misspelling is compared with thousands of words.
  const bits = one ^ other;
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Figures with a unit, and single letters, name nothing. */
export function isFigure(word: string): boolean {
  return /^(?:x?\d+[a-z]{0,3}|[ivx]{2,4}|[a-z])$/.test(word);
}
