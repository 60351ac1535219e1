/**
 * Stryker plugin that leaves out expressions with an equivalent mutant: one that behaves like the original, so that no
 * test can notice it. An entry is the expression, what is around it (both as Babel prints them) and the reason.
 */
const equivalents: readonly (readonly [expression: string, around: string, reason: string])[] = [
  // safety/conflicts.ts and safety/gate.ts
  ["() => null", "meditation: () => null", "no constraint is about meditations, so it is never called"],
  ["() => []", "constrain: () => []", "no constraint is about meditations, so none would be broken"],
  [
    "item !== undefined",
    "item !== undefined && hasBit(servable, position)",
    "a position without an item is never servable",
  ],
  // safety/words.ts
  [
    "i > 1 && j > 1",
    "i > 1 && j > 1 && one[i - 1] === other[j - 2]",
    "a letter before the first is undefined and equals none",
  ],
  [
    "Math.abs(one.length - other.length) > max",
    "if (Math.abs(one.length - other.length) > max) return max + 1;",
    "only saves time",
  ],
  [
    "row[other.length] ?? max + 1",
    "Math.min(row[other.length] ?? max + 1, max + 1)",
    "the row has that column",
  ],
  // safety/phrase-book.ts
  ['words[at] ?? ""', 'word = words[at] ?? ""', "the position is within the words"],
  ["choice !== words[at]", "choice => choice !== words[at]", "the word itself has been looked up before"],
  [
    "countDifferentLetters(letters, candidateLetters) > 2 * maxEdits",
    "candidate.length < 3 || countDifferentLetters(letters, candidateLetters) > 2 * maxEdits",
    "only saves time",
  ],
  ["nearest.length > 0", "nearest.length > 0 ? nearest : [word]", "a word is no guess at itself"],
  ["[word]", "nearest.length > 0 ? nearest : [word]", "a word is no guess at itself"],
  ["[word]", "isKnown(word) ? [word] : spellingsOf(word, book)", "a word is no guess at itself"],
  ["[word]", "return [word];", "a word is no guess at itself"],
  ["most === 0", "book.words.has(word) || most === 0", "no other word is at no distance"],
  [
    "Math.min(longestPhrase, words.length - at)",
    "length = Math.min(longestPhrase, words.length - at)",
    "there are no words past the last",
  ],
  // safety/food-vocabulary.ts and safety/understood-food.ts
  ["words.slice(from)", "words.slice(from).map", "there are no words past the last"],
  [
    'meaning.kind === "allergen"',
    'meaning.kind === "allergen" && meaning.allergen === allergen',
    "no other meaning has an allergen",
  ],
  [
    "names.length === 0",
    "names.length === 0 ? [] : searchable.filter(({\n  names: own\n}) => names.some(name => own.includes(name))).map(({\n  id\n}) => id)",
    "only saves time",
  ],
  // grocery/rational.ts
  ["difference < 0n", "difference < 0n ? -1 : 1", "zero has been returned before"],
  ["difference < 0n", "difference < 0n ? -difference : difference", "minus zero is zero"],
  [
    "power < 0",
    "power < 0 ? ratio(digits, 10n ** BigInt(-power)) : ratio(digits * 10n ** BigInt(power), 1n)",
    "both sides are equal at zero",
  ],
  ['""', 'whole = ""', "the first group of the pattern always matches"],
  ['"0"', 'exponent = "0"', 'Number("") is zero too'],
  // grocery/kitchen-rounding.ts and grocery/recipe-amount.ts
  [
    "compare(quantity, ten) < 0",
    "if (compare(quantity, ten) < 0) return tenth;",
    "10 is a multiple of both steps",
  ],
  [
    "compare(quantity, ratio(250n, 1n)) < 0",
    "compare(quantity, ratio(250n, 1n)) < 0 ? five : ten",
    "250 is a multiple of both steps",
  ],
  [
    "compare(inQuarters, inThirds) > 0",
    "compare(inQuarters, inThirds) > 0 ? inQuarters : inThirds",
    "two equal numbers",
  ],
  ["nearer < 0", "nearer < 0 ? inQuarters : inThirds", "zero has been returned before"],
  ["compare(quantity, one) < 0", "if (compare(quantity, one) < 0) return 2;", "1 is shown without decimals"],
  ["compare(quantity, ten) < 0", "compare(quantity, ten) < 0 ? 1 : 0", "10 is shown without decimals"],
  // grocery/merge-groceries.ts
  [
    "one.meal.id === other.meal.id",
    "if (one.meal.id === other.meal.id) return 0;",
    "the same meal twice adds up in either order",
  ],
  [
    "one.meal.id < other.meal.id",
    "one.meal.id < other.meal.id ? -1 : 1",
    "equal ids have been returned before",
  ],
  // grocery/ingredient-groups.ts
  [
    "isLast(one) - isLast(other)",
    'isLast(one) - isLast(other) || one.label.localeCompare(other.label, "en")',
    "Other comes last before sorting too, so it is always the first argument",
  ],
];

const candidates = new Set([
  "ArrayExpression",
  "ArrowFunctionExpression",
  "BinaryExpression",
  "CallExpression",
  "LogicalExpression",
  "StringLiteral",
]);

interface NodePath {
  readonly node: { readonly type: string };
  readonly parentPath: NodePath | null;
  toString(): string;
}

export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "equivalent-mutants",
    value: {
      shouldIgnore(path: NodePath): string | undefined {
        if (!candidates.has(path.node.type)) return undefined;
        const text = path.toString();
        const near = equivalents.filter(([expression]) => expression === text);
        return near.find(([, around]) => around === path.parentPath?.toString())?.[2];
      },
    },
  },
];
