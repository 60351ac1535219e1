import { pickHostileText } from "../hostile-values.ts";
import type { Random } from "../random.ts";

interface TextOptions {
  /** Ordinary phrases, from which the texts are made. */
  readonly phrases: readonly string[];
  /** As long as the contract lets a text be. */
  readonly maxLength: number;
}

/** As the contract counts. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** How often a text is longer than the contract allows. */
const beyondShare = 0.03;

/** An ordinary text of some phrases, changed in up to four ways. */
export function writeText(random: Random, { phrases, maxLength }: TextOptions): string {
  let text = random.pick(phrases);
  while (random.chance(0.3)) text += random.pick(joints) + random.pick(phrases);
  for (let left = random.below(5); left > 0; left -= 1) {
    text = random.pick(changes)(text, random, { phrases, maxLength });
  }
  if (!random.chance(beyondShare)) return text.slice(0, maxLength);
  return fill(text, maxLength + 1 + random.below(maxLength));
}

type Change = (text: string, random: Random, options: TextOptions) => string;

const changes: readonly Change[] = [
  // Splices two texts.
  (text, random, { phrases }) => {
    const other = random.pick(phrases);
    return text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1));
  },
  // Repeats a word or the text, up to the limit.
  (text, random, { maxLength }) => {
    const unit = random.chance(0.5) ? text : random.pick(text.split(" "));
    return fill(unit + random.pick(joints), random.below(maxLength) + 1);
  },
  // One word, then others over and over: a pattern that can read them in two ways tries all combinations.
  (text, random, { phrases, maxLength }) => {
    const pickWord = () => random.pick((random.chance(0.5) ? text : random.pick(phrases)).split(" "));
    const repeated = Array.from({ length: 1 + random.below(3) }, pickWord).join(
      random.pick([" ", " ", ", "]),
    );
    return `${pickWord()} ${fill(`${repeated}${random.pick([" ", ", "])}`, random.below(maxLength) + 1)}`;
  },
  (text, random) => [...text].map((letter) => (random.chance(0.5) ? swapCase(letter) : letter)).join(""),
  (text, random) => insert(text, random, random.pick(joints)),
  (text, random) => insert(text, random, random.pick(numbers)),
  (text, random) => scatter(text, random, random.pick(marks)),
  (text, random) => disguise(text, random),
  (text, random) => misspell(text, random),
  (text, random) => insert(text, random, pickHostileText(random)),
  // A very long word.
  (text, random, { maxLength }) => `${text} ${fill(random.pick(letters), random.below(maxLength) + 1)}`,
  // Nested brackets.
  (text, random) => {
    const [open, close] = random.pick(brackets);
    const depth = 1 + random.below(400);
    return open.repeat(depth) + text + (random.chance(0.5) ? close.repeat(depth) : "");
  },
  // Only separators.
  (text, random, { maxLength }) => text + random.pick(joints).repeat(random.below(maxLength)),
  // Repeated pieces with an end that does not fit, on which a pattern may try every way to match.
  (text, random, { maxLength }) =>
    `${fill(random.pick(baits), random.below(maxLength) + 1)}${random.pick(["!", "\n", "x", " ", "\u0000"])}${text}`,
  (text, random) => text.slice(random.below(text.length + 1)),
  (text) => [...text].toReversed().join(""),
];

const joints = [
  " ",
  ", ",
  ",",
  ". ",
  "; ",
  "\n",
  "\r\n",
  "\r",
  " and ",
  " or ",
  " - ",
  "/",
  " & ",
  "\t",
  "、",
  " | ",
  "•",
  ": ",
];
const numbers = [
  "0",
  "1",
  "7",
  "-1",
  "1.5",
  "1,000",
  "½",
  "1/2",
  "99999999999999999999",
  "twelve",
  "a dozen",
  "x3",
  "20 min",
  "1e9",
  "٣",
  "三",
  "£5",
  "50%",
];
/** Combining, invisible, turning the direction of text, a picture, half a picture, a filler. */
const marks = [
  "\u0301",
  "\u0323\u0308",
  "\u200b",
  "\u200d",
  "\u00ad",
  "\u2060",
  "\ufeff",
  "\u202e",
  "\u2066",
  "\u034f",
  "\u180e",
  "\u3164",
  "\u{e0061}",
  "🥜",
  "👩‍👩‍👧",
  "\ud83e",
  "\udd5c",
  "\ufe0f",
  "\u0000",
  "\u0085",
  "\u2028",
  "\u00a0",
];
const letters = ["a", "ab", "ß", "\ufdfa", "甲", "ก", "한", "ى", "z".repeat(9), "İ", "🥜", "\u0301"];
const brackets = [
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["<", ">"],
  ["a(", ")"],
  ['"', '"'],
  ['{"a":[', "]}"],
] as const;
const baits = [
  "a",
  "aa ",
  "a-",
  "a, ",
  "1 ",
  "1.",
  "a@",
  "a.a@",
  "no ",
  "not ",
  "1-1 ",
  "a b c ",
  "(a)",
  "\\",
  ".*",
  "%",
  "&#",
  "--",
  "' ",
  "x 1 ",
  "a'a ",
  "é",
];

/** Letters that look like others, or stand for them. */
function disguise(text: string, random: Random): string {
  const kind = random.pick(["wide", "bold", "cyrillic", "accents", "ligatures"] as const);
  return [...text].map((letter) => (random.chance(0.7) ? disguiseLetter(letter, kind) : letter)).join("");
}

const cyrillic: Readonly<Record<string, string>> = {
  a: "а",
  c: "с",
  e: "е",
  i: "і",
  o: "о",
  p: "р",
  s: "ѕ",
  x: "х",
  y: "у",
};

function disguiseLetter(
  letter: string,
  kind: "wide" | "bold" | "cyrillic" | "accents" | "ligatures",
): string {
  const code = letter.charCodeAt(0);
  const isPlain = code > 0x20 && code < 0x7f;
  switch (kind) {
    case "wide":
      return isPlain ? String.fromCharCode(code + 0xfee0) : letter;
    case "bold":
      return code >= 0x61 && code <= 0x7a ? String.fromCodePoint(0x1d41a + code - 0x61) : letter;
    case "cyrillic":
      return cyrillic[letter] ?? letter;
    case "accents":
      return isPlain ? `${letter}\u0301` : letter;
    case "ligatures":
      return letter === "f" ? "ﬁ" : letter === "s" ? "ſ" : letter;
  }
}

function misspell(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  return random.pick([
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + text.slice(at, at + 1).repeat(2) + text.slice(at + 1),
    text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2),
  ]);
}

function swapCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}

function insert(text: string, random: Random, piece: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + piece + text.slice(at);
}

function scatter(text: string, random: Random, piece: string): string {
  const share = random.pick([0.05, 0.3, 1]);
  return [...text].map((letter) => (random.chance(share) ? letter + piece : letter)).join("");
}

function fill(unit: string, length: number): string {
  return unit === "" ? "" : unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}
