import { formatInches, formatInchesBefore, toFahrenheit, toInches } from "./american-size.ts";
import { formatAmericanVolume } from "./american-volume.ts";
import { formatAmericanWeight, formatPackVolume, formatPackWeight } from "./american-weight.ts";
import { type MetricMention, replaceMetric } from "./metric-in-text.ts";

/** A recipe's sentences: "Heat the oven to 200 °C" becomes "Heat the oven to 400 °F", and any litre a quart. */
export function toAmericanText(text: string): string {
  return replaceMetric(text, writeInSentence).replaceAll(/\blitre(?=s?\b)/gi, "quart");
}

/** What stands on a pack: "400 g" becomes "14 oz". */
export function toAmericanLabel(text: string): string {
  return replaceMetric(text, (mention) =>
    mention.unit === "grams"
      ? formatPackWeight(mention.from)
      : mention.unit === "millilitres"
        ? formatPackVolume(mention.from)
        : writeInSentence(mention),
  );
}

function writeInSentence(mention: MetricMention): string {
  switch (mention.unit) {
    case "celsius":
      return `${listEnds(mention).map(toFahrenheit).filter(isFirst).join("–")} °F`;
    case "millimetres":
      return writeLength(listEnds(mention).map(toInches).filter(isFirst), mention.next);
    case "millilitres":
      return listEnds(mention).map(formatAmericanVolume).filter(isFirst).join(" to ");
    case "grams":
      return listEnds(mention).map(formatAmericanWeight).filter(isFirst).join(" to ");
  }
}

function listEnds({ from, until }: MetricMention): number[] {
  return until === null ? [from] : [from, until];
}

/** Both ends of a range may be rounded to the same. */
function isFirst<Each>(each: Each, index: number, all: readonly Each[]): boolean {
  return all.indexOf(each) === index;
}

/** "¾-inch cubes", but "¾ inch thick". */
function writeLength(ends: readonly number[], next: string | null): string {
  return next === null || wordsAfterSize.has(next.toLowerCase())
    ? formatInches(ends)
    : formatInchesBefore(ends);
}

const wordsAfterSize: ReadonlySet<string> = new Set(
  (
    "thick long wide deep high tall apart across each and or of from in at into below above to between with for on " +
    "until off away more then so but as over under"
  ).split(" "),
);
