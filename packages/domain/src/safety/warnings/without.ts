import type { Token } from "../tokens.ts";
import type { ToldField } from "../told.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { type Found, isCondition, keepUnderstood, type Reader } from "./found.ts";
import { areBeside, type Mark, type Piece } from "./pieces.ts";

/** "Nothing with nuts in it", "ohne Nüsse": what follows at once, or what stands before where a language puts it so. */
export function readWithout(mark: Mark, piece: Piece, { read, field, vocabulary }: Reader): Found[] {
  const taste = field === "allergies" && mark.languages.length === 0 ? "dislikes" : field;
  const { tokens, marks } = piece;
  let from = mark.at + mark.length;
  const isBeside = (at: number) =>
    mark.languages.length === 0 ? areBeside(at, at + 1, marks) : isOrdinary(tokens[at], taste, vocabulary);
  while (from < tokens.length && isBeside(from)) from += 1;
  if (marks.some(({ target, at }) => target === "counts" && at > mark.at)) return [];
  const named = takeNamed(tokens.slice(from), taste, vocabulary);
  const before =
    mark.languages.length > 0 && named.length === 0 ? tokens.slice(Math.max(0, mark.at - 2), mark.at) : [];
  const reading = read(named.length > 0 ? named : before, taste);
  // "Not pregnant" is no refusal.
  const refused = reading.understood.filter(({ meanings }) =>
    meanings.some((meaning) => !isCondition(meaning)),
  );
  return keepUnderstood({ ...reading, understood: refused }, taste);
}

function isOrdinary(token: Token | undefined, field: ToldField, { lexicons }: Vocabulary): boolean {
  return (
    token !== undefined &&
    lexicons[field].find(token.word) === undefined &&
    lexicons[field].ordinary.has(token.word)
  );
}

const joints: ReadonlySet<string> = new Set(
  "and or nor und oder et ou y ni o e of en och og i ve".split(" "),
);

/** The things that are named at once: "nuts or fish", and no word more. */
function takeNamed(tokens: readonly Token[], field: ToldField, { lexicons }: Vocabulary): readonly Token[] {
  let end = 0;
  for (let at = 0; at < tokens.length; ) {
    const length = findLength(tokens, at, lexicons[field]);
    if (length === 0) break;
    end = at + length;
    at = end;
    while (at < tokens.length && joints.has(tokens[at]?.word ?? "")) at += 1;
  }
  return tokens.slice(0, end);
}

function findLength(
  tokens: readonly Token[],
  at: number,
  lexicon: Vocabulary["lexicons"][ToldField],
): number {
  for (let length = Math.min(6, tokens.length - at); length > 0; length -= 1) {
    const words = tokens
      .slice(at, at + length)
      .map(({ word }) => word)
      .join(" ");
    if ((lexicon.find(words)?.length ?? 0) > 0) return length;
  }
  return 0;
}
