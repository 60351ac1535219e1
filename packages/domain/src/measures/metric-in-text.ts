export type MetricUnit = "celsius" | "millimetres" | "millilitres" | "grams";

/** An amount or a range of amounts in a text. */
export interface MetricMention {
  readonly unit: MetricUnit;
  readonly from: number;
  /** Null if it is no range. */
  readonly until: number | null;
  /** The word after it. */
  readonly next: string | null;
}

/** Puts other words in the place of each metric amount and leaves the rest as it is. */
export function replaceMetric(text: string, write: (mention: MetricMention) => string): string {
  let written = "";
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const { article, ...groups } = match.groups ?? {};
    const words = write(readMention(groups));
    written += text.slice(end, match.index) + (article === undefined ? words : withArticle(article, words));
    end = match.index + match[0].length;
  }
  return written + text.slice(end);
}

const signs: Readonly<Record<string, number>> = {
  "½": 1 / 2,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅛": 1 / 8,
};

const words = "one two three four five six seven eight nine ten eleven twelve".split(" ");

const units = [
  { letters: "°\\s?c", unit: "celsius", times: 1 },
  { letters: "centimetres?|cm", unit: "millimetres", times: 10 },
  { letters: "millimetres?|mm", unit: "millimetres", times: 1 },
  { letters: "millilitres?|ml", unit: "millilitres", times: 1 },
  { letters: "litres?|l", unit: "millilitres", times: 1000 },
  { letters: "kilograms?|kilos?|kg", unit: "grams", times: 1000 },
  { letters: "grams?|g", unit: "grams", times: 1 },
] as const;

const sign = `[${Object.keys(signs).join("")}]`;
const number = `\\d+(?:\\.\\d+)?(?: ?${sign})?|${sign}|(?:${words.join("|")})`;

/** "180–200 °C", "a 20-centimetre tin", "about two centimetres thick". */
const pattern = new RegExp(
  `(?<![\\p{L}\\d.])(?:(?<article>an?) )?(?<from>${number})(?:\\s?(?:[-–]|to|or)\\s?(?<until>${number}))?[\\s-]?` +
    `(?<unit>${units.map(({ letters }) => letters).join("|")})(?![\\p{L}\\d])(?:(?= (?<next>\\p{L}+))|)`,
  "giu",
);

/** A 20 cm tin is an 8-inch tin. */
function withArticle(article: string, words: string): string {
  return `${article[0]}${/^(8|11\b|18\b|⅛)/.test(words) ? "n" : ""} ${words}`;
}

function readMention(groups: Readonly<Record<string, string | undefined>>): MetricMention {
  const { from = "", until, unit = "", next = null } = groups;
  const found = units.find(({ letters }) => new RegExp(`^(?:${letters})$`, "iu").test(unit));
  if (found === undefined) throw new Error(`${unit} is no metric unit`);
  return {
    unit: found.unit,
    from: readNumber(from) * found.times,
    until: until === undefined ? null : readNumber(until) * found.times,
    next,
  };
}

function readNumber(text: string): number {
  const word = words.indexOf(text.toLowerCase());
  if (word >= 0) return word + 1;
  const last = text.at(-1) ?? "";
  const part = signs[last] ?? 0;
  return Number(part === 0 ? text : text.slice(0, -1)) + part;
}
