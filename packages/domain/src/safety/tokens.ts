import { namePictures, removeDots } from "./plain-text.ts";
import { removeInvisible, splitWords } from "./words.ts";

/** One word of a text. */
export interface Token {
  /** As the person typed it. */
  readonly written: string;
  /** As it is compared. */
  readonly word: string;
}

/** Ends a clause. A slash, a full stop or a hyphen inside a word does not. */
const separators =
  /[,;\n|•!?:"“”„«»()[\]{}=*<>~^、。，；・！？：（）「」،؛–—]|\.(?=\s|$)|\s[-/.+&]|[-/+&]\s/u;

/** Splits a text into clauses, and each clause into words. */
export function splitClauses(text: string): Token[][] {
  return joinSpacedLetters(removeDots(namePictures(removeInvisible(text))))
    .split(separators)
    .map(splitTokens)
    .filter((tokens) => tokens.length > 0);
}

const conjunctions: ReadonlySet<string> = new Set(["and", "or", "plus", "also", "but", "n"]);

/** Whether the word joins two clauses, unless it belongs to a phrase. */
export function isConjunction(word: string): boolean {
  return conjunctions.has(word);
}

function splitTokens(clause: string): Token[] {
  return (
    clause
      .replace(/['’`´]/g, "")
      .match(
        /[\p{L}\p{N}\p{M}\ufffd]+|[\u2615\u{1F32D}-\u{1F37F}\u{1F400}-\u{1F43F}\u{1F950}-\u{1F96F}\u{1F980}-\u{1F9AE}\u{1F9C0}-\u{1F9CB}\u{1FAD0}-\u{1FADF}]/gu,
      )
      ?.flatMap(readWord) ?? []
  );
}

/** A picture of a food or an animal is a word of its own, and so is a sign that was lost on its way (U+FFFD). */
function readWord(written: string): Token[] {
  const words = splitWords(written);
  return words.length === 0 ? [{ written, word: written }] : words.map((word) => ({ written, word }));
}

/** "e g g s" is one word. */
function joinSpacedLetters(text: string): string {
  return text.replace(/(?<!\p{L})(?:\p{L} ){2,}\p{L}(?!\p{L})/gu, (letters) => letters.replaceAll(" ", ""));
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Whether the word is in a script that sets no spaces between words, or joins particles to them. */
export function isUnspaced({ word }: Token): boolean {
  return unspaced.test(word);
}

/** The letters of a word as whole characters. */
export function splitLetters(word: string): string[] {
  return [...word];
}
