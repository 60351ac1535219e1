import { normaliseText, singularise } from "../safety/words.ts";

/** A word of a text that is searched, or of what a person searches for. */
export interface SearchWord {
  readonly written: string;
  /** Singular. */
  readonly compared: string;
}

/** A word that a person searches for. */
export interface QueryWord extends SearchWord {
  /** The last word, which may still be being typed. */
  readonly isLast: boolean;
}

/** Each word costs a look through the vocabulary. */
const maxQueryWords = 10;

/** "What can I make with spinach and eggs?" is about spinach and eggs. */
const fillers: ReadonlySet<string> = new Set(
  `a an and any anything are at be can could cook do does find for from get give good got has have help how i idea in is
  it like left leftover looking make me my of on or please show some something that the there thing this to use using
  want we what whats which with you`.split(/\s+/),
);

/** The words to search for, each once. If all of them are fillers, these. */
export function readQuery(text: string): QueryWord[] {
  const words = splitSearchWords(text);
  const telling = words.filter(({ compared, written }) => !fillers.has(compared) && !fillers.has(written));
  const last = words.at(-1);
  const unique = new Map(
    (telling.length > 0 ? telling : words).map((word) => [word.compared, { ...word, isLast: word === last }]),
  );
  return [...unique.values()].slice(0, maxQueryWords);
}

/** In lower case and without accents. */
export function splitSearchWords(text: string): SearchWord[] {
  return splitSimple(simplify(text));
}

/** The words of a text, and its compounds in one: "stir-fry" can also be written "stirfry". */
export function listIndexedWords(text: string): SearchWord[] {
  const simple = simplify(text);
  const compounds = simple.includes("-") ? (simple.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []) : [];
  return [...splitSimple(simple), ...compounds.map((compound) => toWord(compound.replaceAll("-", "")))];
}

function splitSimple(simple: string): SearchWord[] {
  return simple
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "")
    .map(toWord);
}

function toWord(written: string): SearchWord {
  return { written, compared: singularise(written) };
}

function simplify(text: string): string {
  return joinQualities(normaliseText(text).replace(/['’`]/g, ""));
}

/** "Egg free" and "low sugar" are one word each: a search for "egg" is not for what is free of it. */
function joinQualities(text: string): string {
  if (!text.includes("low") && !text.includes("free")) return text;
  return text
    .replace(/(?<![\p{L}\p{N}])low[ -](?=\p{L})/gu, "low")
    .replace(/([\p{L}\p{N}]+)[ -]free(?![\p{L}\p{N}])/gu, "free$1");
}
