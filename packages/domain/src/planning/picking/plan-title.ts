/** The longest name that fits on one line of a card. */
export const maxNameLength = 60;

const numerals =
  "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty".split(
    " ",
  );

/** When the title is too long, words are dropped from the end: first the tail, then the descriptions. */
export interface TitleParts {
  /** Null unless the prompt asked for a number. */
  readonly size: number | null;
  readonly describing: readonly string[];
  readonly noun: string;
  readonly tail: readonly string[];
}

export function toTitle({ size, describing, noun, tail }: TitleParts): string {
  for (let left = describing.length + tail.length; left >= 0; left -= 1) {
    const words = describing.slice(0, Math.max(0, Math.min(describing.length, left)));
    const rest = tail.slice(0, Math.max(0, left - describing.length));
    const title = capitalise(
      [toOpening(size), ...words, noun, ...rest].filter((part) => part !== "").join(" "),
    );
    if (title.length <= maxNameLength) return title;
  }
  return capitalise(noun).slice(0, maxNameLength);
}

function toOpening(size: number | null): string {
  if (size === null || size < 2) return "";
  if (size === 7) return "A Week Of";
  if (size === 14) return "A Fortnight Of";
  return numerals[size] ?? String(size);
}

function capitalise(text: string): string {
  return text.replace(
    /(^|[\s-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

export function pluralise(noun: string, size: number): string {
  if (size === 1) return noun;
  return /(ch|sh|s|x)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

export function joinWithAnd(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
