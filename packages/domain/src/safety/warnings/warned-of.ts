import type { UnknownPhrase } from "../read-phrases.ts";
import type { Token } from "../tokens.ts";
import { isFigure } from "../words.ts";
import { type Found, hasMeaning, hasObject, keepUnderstood, type Reader } from "./found.ts";
import { readNamedConditions } from "./named-conditions.ts";
import { isDenied, type Mark, type Piece, warning } from "./pieces.ts";
import { cutAllergy } from "./warning-words.ts";

/** What a warning is about follows its preposition, or stands before it, or is in the part of the sentence before or after. */
/** The other parts of its sentence, and of the sentence before. */
export interface Around {
  readonly earlier: readonly Piece[];
  readonly later: readonly Piece[];
}

export function readWarning(mark: Mark, piece: Piece, around: Around, reader: Reader): Found[] {
  const { field } = reader;
  // An allergy to what is eaten keeps out no movement; one to latex is a condition.
  if (mark.target === "allergy" && field === "limitations") return [];
  const after = listAfter(mark, piece);
  const before = listBefore(mark, piece);
  const saysWhat =
    mark.target === "warns of" || prepositions.has(piece.tokens[mark.at + mark.length]?.word ?? "");
  const inside = saysWhat || mark.languages.length > 0 ? [after, ...before] : [...before, after];
  const readings = [listCompound(mark, piece), ...inside].map((tokens) => reader.read(tokens));
  const found = readings.find(hasObject) ?? (saysWhat ? readings.find(hasMeaning) : undefined);
  if (found !== undefined) {
    const isExact = saysWhat && mark.target !== "warns" && mark.languages.length === 0;
    return [
      { field, understood: found.understood, unknown: isExact ? found.unknown : [] },
      ...readList(mark, around.later, reader),
    ];
  }
  const beside = readBeside(mark, piece, around, reader);
  if (beside.length > 0) return beside;
  const isExplained =
    isDenied(mark.at, piece) || isTold(mark, piece) || readNamedConditions(piece, reader).length > 0;
  return isExplained ? [] : [{ field, understood: [], unknown: askAboutObject(mark, piece, after, reader) }];
}

/** "Mind my allergies": those that the person told us. */
function isTold({ at }: Mark, { marks }: Piece): boolean {
  const isOwner = ({ target }: Mark) => target === "whose" || target === "own body";
  return marks.some((mark) => isOwner(mark) && mark.at + mark.length === at);
}

/** An allergy to we do not know what is asked about. What merely warns may be about something else. */
function askAboutObject(
  mark: Mark,
  piece: Piece,
  after: readonly Token[],
  { read }: Reader,
): readonly UnknownPhrase[] {
  const following = read(after).unknown;
  if (mark.target === "warns") return [];
  if (following.length > 0 || mark.target !== "allergy") return following;
  const [before = []] = listBefore(mark, piece);
  const named = read(before).unknown;
  return named.length > 0 ? named : askAbout(piece);
}

/** "Nussallergie". */
function listCompound({ at, target }: Mark, { tokens }: Piece): readonly Token[] {
  const token = tokens[at];
  const rest = target === "allergy" && token !== undefined ? cutAllergy(token.word) : "";
  return rest === "" ? [] : [{ written: rest, word: rest }];
}

function askAbout({ tokens }: Piece): UnknownPhrase[] {
  const written = tokens.map((token) => token.written).join(" ");
  return [{ written, phrase: tokens.map(({ word }) => word).join(" "), guesses: [] }];
}

const prepositions: ReadonlySet<string> = new Set(
  "to for from with of by against when if after on at over about gegen a al aux au agli alle ao aos voor mot på na".split(
    " ",
  ),
);

const pronouns: ReadonlySet<string> = new Set(
  "it they them that those these this both either one none all thing".split(" "),
);

/** To the next wish: "allergic to nuts and want chicken". */
function listAfter(mark: Mark, { tokens, marks }: Piece): readonly Token[] {
  const from = mark.at + mark.length;
  const wish = marks.find(({ target, at }) => at > from && target === "wishes");
  const to = wish?.at ?? tokens.length;
  const figure = tokens.findIndex(
    ({ word }, at) => at > from && at < to && wish !== undefined && isFigure(word),
  );
  return tokens.slice(from, figure === -1 ? to : figure);
}

/** From the last wish first, and then from the beginning. */
function listBefore(mark: Mark, { tokens, marks }: Piece): (readonly Token[])[] {
  const wish = marks.findLast(({ target, at }) => target === "wishes" && at < mark.at);
  const from = wish === undefined ? 0 : wish.at + wish.length;
  return from === 0 ? [tokens.slice(0, mark.at)] : [tokens.slice(from, mark.at), tokens.slice(0, mark.at)];
}

/** "Allergies: nuts, eggs", and "I love prawns, but they nearly killed me". */
function readBeside(mark: Mark, { tokens }: Piece, { earlier, later }: Around, reader: Reader): Found[] {
  const next = mark.target === "allergy" ? readList(mark, later, reader) : [];
  if (next.length > 0) return next;
  const refused = mark.target === "allergy" ? readRefused(earlier.at(-1), reader) : [];
  if (refused.length > 0) return refused;
  const refersBack = tokens.length <= 3 || tokens.some(({ word }) => pronouns.has(word));
  if (!refersBack) return [];
  for (const before of earlier.slice(-2).reverse()) {
    const reading = reader.read(before.tokens);
    if (hasObject(reading)) return keepUnderstood(reading, reader.field);
  }
  return [];
}

/** "Desserts without nuts, my grandson is allergic". */
function readRefused(before: Piece | undefined, reader: Reader): Found[] {
  const mark = before?.marks.find(({ target }) => target === "without");
  if (before === undefined || mark === undefined) return [];
  const reading = reader.read(listAfter(mark, before));
  return hasObject(reading) ? keepUnderstood(reading, reader.field) : [];
}

/** Further things of the same list: short, and without a wish. */
function readList({ languages }: Mark, pieces: readonly Piece[], reader: Reader): Found[] {
  const found: Found[] = [];
  for (const { tokens, marks } of pieces) {
    const isItem =
      tokens.length <= 4 && !marks.some(({ target }) => target === "wishes" || warning.has(target));
    const reading = isItem ? reader.read(tokens) : null;
    if (reading === null || !hasMeaning(reading)) break;
    found.push({
      field: reader.field,
      understood: reading.understood,
      unknown: languages.length === 0 ? reading.unknown : [],
    });
  }
  return found;
}

/** "Leave the nuts out", and "leave it out" of what was named before. */
export function readTakenApart(mark: Mark, piece: Piece, around: Around, reader: Reader): Found[] {
  const end = piece.marks.find(({ target, at }) => target === "apart" && at > mark.at);
  if (end === undefined) return [];
  const parts = [piece.tokens.slice(mark.at + mark.length, end.at), ...listBefore(mark, piece)];
  const found = parts.map((tokens) => reader.read(tokens)).find(hasObject);
  return found === undefined ? readBeside(mark, piece, around, reader) : keepUnderstood(found, reader.field);
}
