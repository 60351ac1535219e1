const units =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/);
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const unitValues = new Map(units.map((word, value) => [word, value]));
const tenValues = new Map([
  ...tens.map((word, index) => [word, 20 + 10 * index] as const),
  ["fourty", 40] as const,
]);

/** Longest first. */
const phrases: readonly (readonly [words: string, value: number])[] = [
  ["half a dozen", 6],
  ["half dozen", 6],
  ["a dozen of", 12],
  ["a dozen", 12],
  ["dozen", 12],
  ["a couple of", 2],
  ["a couple", 2],
  ["couple of", 2],
  ["couple", 2],
];

export interface NumberReading {
  readonly value: number;
  /** Number of words. */
  readonly length: number;
}

/** More than anything in a plan can be, and still a sensible figure when hours of it are counted in minutes. */
const largest = 9_999;

/** Reads a number that starts at this word: "12", "twelve", "twenty-five", "five hundred", "two dozen". */
export function readNumber(words: readonly string[], at: number): NumberReading | null {
  const reading = readAnyNumber(words, at);
  return reading && { ...reading, value: Math.min(reading.value, largest) };
}

function readAnyNumber(words: readonly string[], at: number): NumberReading | null {
  for (const [phrase, value] of phrases) {
    const parts = phrase.split(" ");
    if (parts.every((part, index) => words[at + index] === part)) return { value, length: parts.length };
  }
  const plain = readPlainNumber(words, at);
  return plain !== null && words[at + plain.length] === "dozen"
    ? { value: plain.value * 12, length: plain.length + 1 }
    : plain;
}

function readPlainNumber(words: readonly string[], at: number): NumberReading | null {
  const word = words[at] ?? "";
  if (/^\d+(\.\d+)?$/.test(word)) return { value: Number(word), length: 1 };
  const small = readBelowHundred(words, at);
  if (small === null) return null;
  return readHundreds(words, at, small) ?? small;
}

function readBelowHundred(words: readonly string[], at: number): NumberReading | null {
  const ten = tenValues.get(words[at] ?? "");
  const unit = unitValues.get(words[ten === undefined ? at : at + 1] ?? "");
  if (ten === undefined) return unit === undefined ? null : { value: unit, length: 1 };
  const isJoined = unit !== undefined && unit > 0 && unit < 10;
  return isJoined ? { value: ten + unit, length: 2 } : { value: ten, length: 1 };
}

function readHundreds(words: readonly string[], at: number, small: NumberReading): NumberReading | null {
  if (words[at + small.length] !== "hundred") return null;
  const after = at + small.length + 1;
  const skip = words[after] === "and" ? 1 : 0;
  const rest = readBelowHundred(words, after + skip);
  return rest === null
    ? { value: small.value * 100, length: small.length + 1 }
    : { value: small.value * 100 + rest.value, length: small.length + 1 + skip + rest.length };
}
