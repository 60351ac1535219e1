import type { Condition } from "../condition.ts";
import { uniqueMeanings } from "../meanings.ts";
import { isFigure } from "../words.ts";
import type { Found, Reader } from "./found.ts";
import { isDenied, type Piece } from "./pieces.ts";

/** An illness, a medicine or a diet counts wherever it is named, unless the prompt denies it. */
export function readNamedConditions({ tokens, marks }: Piece, { vocabulary, isEnglish }: Reader): Found[] {
  const { lexicons } = vocabulary;
  const words = tokens.map(({ word }) => word);
  const isElse = (from: number, to: number) =>
    marks.some(
      ({ target, at, length }) =>
        (target === "idiom" && at < to && from < at + length) ||
        (target === "alone no illness" && at === from && at + length === to),
    );
  // The wishes of an English prompt are read elsewhere.
  const isCounted = isEnglish && (marks.some(({ target }) => target === "counts") || words.some(isFigure));
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(6, words.length - at); length > 0; length -= 1) {
      const phrase = words.slice(at, at + length).join(" ");
      const known = [
        ...(lexicons.allergies.find(phrase) ?? []),
        ...(lexicons.limitations.find(phrase) ?? []),
      ];
      if (known.length === 0) continue;
      const meanings = uniqueMeanings(known).filter(
        (meaning) =>
          meaning.kind === "condition" &&
          !(isCounted && isChosenDiet(vocabulary.conditions.get(meaning.conditionId))),
      );
      if (meanings.length > 0 && !isElse(at, at + length) && !isDenied(at, { tokens, marks })) {
        const written = tokens
          .slice(at, at + length)
          .map((token) => token.written)
          .join(" ");
        found.push({ field: "limitations", understood: [{ written, phrase, meanings }], unknown: [] });
      }
      at += length - 1;
      break;
    }
  }
  return found;
}

/** "Two of them vegetarian" is a wish for two dishes. */
function isChosenDiet(condition: Condition | undefined): boolean {
  const food = condition?.food ?? null;
  return (
    food !== null &&
    condition?.movement === null &&
    food.diets.length > 0 &&
    food.allergens.length + food.healthTags.length === 0
  );
}
