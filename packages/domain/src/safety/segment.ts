import type { Explained, Lexicon } from "./lexicon.ts";
import type { Meaning } from "./meanings.ts";
import { splitLetters } from "./tokens.ts";

export interface Segment {
  readonly text: string;
  /** Null if it is not understood. */
  readonly meanings: readonly Meaning[] | null;
}

const maxLetters = 14;

/** Cuts a text without spaces into the longest known phrases. Ordinary pieces are left out. */
export function segmentUnspaced(text: string, lexicon: Lexicon, explained: Explained): Segment[] {
  const letters = splitLetters(text);
  const segments: Segment[] = [];
  let unknown: string[] = [];
  const endUnknown = () => {
    for (let from = 0; from < unknown.length; from += maxLetters) {
      segments.push({ text: unknown.slice(from, from + maxLetters).join(""), meanings: null });
    }
    unknown = [];
  };
  for (let at = 0; at < letters.length; ) {
    const found = findLongestPiece(letters, at, lexicon, explained);
    if (found === null) {
      unknown.push(letters[at] ?? "");
      at += 1;
      continue;
    }
    endUnknown();
    if (found.meanings !== null) segments.push({ text: found.text, meanings: found.meanings });
    at += found.length;
  }
  endUnknown();
  return segments;
}

/** Meanings are null for an ordinary piece. */
function findLongestPiece(
  letters: readonly string[],
  at: number,
  lexicon: Lexicon,
  explained: Explained,
): { text: string; length: number; meanings: readonly Meaning[] | null } | null {
  for (let length = Math.min(maxLetters, letters.length - at); length > 0; length -= 1) {
    const text = letters.slice(at, at + length).join("");
    const meanings = explained.get(text) ?? lexicon.find(text);
    if (meanings !== undefined) return { text, length, meanings };
    if (lexicon.ordinary.has(text)) return { text, length, meanings: null };
  }
  return null;
}
