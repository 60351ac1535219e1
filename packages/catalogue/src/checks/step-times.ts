import type { Meal, MealStep } from "@fernwell/domain/food/meal";

const ones = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const teens = [
  ...["ten", "eleven", "twelve", "thirteen", "fourteen"],
  ...["fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
];
const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const numbers = new Map<string, number>([
  ["a", 1],
  ["an", 1],
  ["half an", 0.5],
  ["a quarter of an", 0.25],
  ["three quarters of an", 0.75],
  ...ones.map((word, at) => [word, at + 1] as const),
  ...teens.map((word, at) => [word, at + 10] as const),
  ...tens.flatMap((ten, at) => [
    [ten, (at + 2) * 10] as const,
    ...ones.map((one, by) => [`${ten}-${one}`, (at + 2) * 10 + by + 1] as const),
  ]),
]);
const number = [...numbers.keys()].toSorted((one, other) => other.length - one.length).join("|");
const spoken = `(?:(?<number>${number}|\\d+)(?<more> and a half| and a quarter)?)`;
const duration = new RegExp(
  `(?<limit>up to |within |under )?\\b${spoken}(?: (?:to|or) (?:${number}|\\d+))?(?: full| more| further| good| whole)? (?<unit>minute|hour)s?(?<part> and a half| and a quarter| and three quarters)?(?: and (?<rest>${number}|\\d+) minutes)?`,
  "gi",
);
const parts: Readonly<Record<string, number>> = {
  " and a half": 0.5,
  " and a quarter": 0.25,
  " and three quarters": 0.75,
};
const overnightMinutes = 480;

/** The durations that a step's text names, in minutes. Of "ten to twelve minutes", the ten: that is when to look. */
export function readDurations(text: string): number[] {
  const named = [...text.matchAll(duration)].flatMap(({ groups }) => {
    if (groups === undefined || groups["limit"] !== undefined) return [];
    const whole =
      read(groups["number"]) + (parts[groups["more"] ?? ""] ?? 0) + (parts[groups["part"] ?? ""] ?? 0);
    return [(groups["unit"]?.toLowerCase() === "hour" ? 60 * whole : whole) + read(groups["rest"])];
  });
  return named.length === 0 && /\bovernight\b/i.test(text) ? [overnightMinutes] : named;
}

function read(word: string | undefined): number {
  if (word === undefined) return 0;
  return numbers.get(word.toLowerCase()) ?? Number(word);
}

/** A shorter time needs no timer. */
const leastTimed = 3;

/** Timers say what the text says, and fit into the meal's time. */
export function checkStepTimes({ steps, minutes }: Pick<Meal, "steps" | "minutes">): string[] {
  const waits = steps.map(({ wait }) => wait?.minutes ?? 0);
  const inTurn = steps.map(({ text }, at) => (isMeanwhile(text) ? 0 : (waits[at] ?? 0)));
  const all = inTurn.reduce((sum, one) => sum + one, 0);
  return [
    ...steps.flatMap(checkStep),
    ...(all > minutes ? [`its steps wait for ${all} minutes in turn, and it takes ${minutes}`] : []),
    ...(Math.max(...waits) > minutes ? [`a step waits longer than the ${minutes} minutes it takes`] : []),
  ];
}

function isMeanwhile(text: string): boolean {
  return /\bmeanwhile\b|\bwhile (?:the|it|they|you)\b/i.test(text);
}

function checkStep({ text, wait }: MealStep): string[] {
  const named = readDurations(text);
  const [longest] = named.toSorted((one, other) => other - one);
  if (wait !== null && !named.includes(wait.minutes))
    return [`"${text}" names ${named.join(", ") || "no"} minutes, its timer ${wait.minutes}`];
  if (wait === null && longest !== undefined && longest >= leastTimed)
    return [`"${text}" waits ${longest} minutes without a timer`];
  return [];
}
