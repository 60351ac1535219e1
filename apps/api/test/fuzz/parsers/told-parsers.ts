import { isDeepStrictEqual } from "node:util";
import { explainPhrase, textQuestions, understandText } from "@fernwell/contract/safety";
import { getMeaningKey } from "@fernwell/domain/safety/meanings";
import type { ToldReading } from "@fernwell/domain/safety/read-told";
import { restoreReading, toStoredReading } from "@fernwell/domain/safety/stored-reading";
import { nothingTold, type Told, type ToldField, toldFields } from "@fernwell/domain/safety/told";
import type { Snapshot } from "../../../src/features/catalogue/catalogue.types.ts";
import { textFields } from "../../../src/features/safety/text-fields.ts";
import type { Random } from "../random.ts";
import { defineParser, type Parser } from "./parser.ts";
import { allergyPhrases, foodPhrases, movementPhrases } from "./phrases.ts";
import { countCharacters, writeText } from "./write-text.ts";

const maxLength = 2_000;
/** As many word questions as a text can raise, for each field. */
const maxWordQuestions = 40;

const phrases: Readonly<Record<ToldField, readonly string[]>> = {
  allergies: foodPhrases,
  dislikes: foodPhrases,
  limitations: movementPhrases,
};

/** The texts about allergies, dislikes and limitations, read by the vocabulary of the catalogue. */
export function listToldParsers(snapshot: Snapshot): Parser[] {
  const read = (told: Partial<Told>) => snapshot.readTold({ ...nothingTold, ...told });
  const readField = (field: ToldField, text: string) => {
    const question = textQuestions.find((each) => textFields[each] === field);
    const body = understandText.body.safeParse({ question, text });
    return body.success ? read({ texts: { ...nothingTold.texts, [field]: body.data.text } }) : null;
  };

  const aboutFields = toldFields.map((field) =>
    defineParser(`a text about ${field}`, {
      share: 50,
      generate: (random) => writeText(random, { phrases: phrases[field], maxLength }),
      parse: (text) => readField(field, text),
      findFlaw: (text, reading) =>
        findLimitFlaw(text, reading) ?? (reading && findReadingFlaw(reading, snapshot)),
    }),
  );
  return [
    ...aboutFields,
    defineParser("an allergy between other texts", {
      share: 40,
      generate: (random) => ({ ...writeAround(random), stated: random.pick(allergyPhrases) }),
      parse: ({ before, stated, after }) =>
        readField("allergies", before + stated + after.slice(0, maxLength - before.length - stated.length)),
      findFlaw: ({ stated }, reading) => findLoss(readField("allergies", stated), reading),
    }),
    defineParser("an allergy in disguise", {
      share: 20,
      generate: (random) => {
        const stated = random.pick(allergyPhrases);
        return { stated, disguised: random.pick(disguises)(stated, random) };
      },
      parse: ({ disguised }) => readField("allergies", disguised),
      findFlaw: ({ stated }, reading) => findLoss(readField("allergies", stated), reading),
    }),
    defineParser("an explained phrase", {
      share: 15,
      generate: (random) => {
        const phrase = writeText(random, { phrases: foodPhrases, maxLength: random.pick([30, maxLength]) });
        const keys = [
          "allergen milk",
          "allergen peanut",
          "ingredient egg",
          "condition coeliac",
          "",
          "__proto__",
          phrase,
        ];
        const text = random.chance(0.7) ? phrase : writeText(random, { phrases: foodPhrases, maxLength });
        return { text, phrase, meanings: Array.from({ length: random.below(3) }, () => random.pick(keys)) };
      },
      parse: ({ text, phrase, meanings }) => {
        const body = explainPhrase.body.safeParse({ question: "food_allergies", phrase, meanings });
        if (!body.success) return null;
        const explanations = [{ field: "allergies", phrase, meanings }] as const;
        return read({ texts: { ...nothingTold.texts, allergies: text.slice(0, maxLength) }, explanations });
      },
      findFlaw: (_, reading) => reading && findReadingFlaw(reading, snapshot),
    }),
  ];
}

function findLimitFlaw(text: string, reading: ToldReading | null): string | null {
  return countCharacters(text) > maxLength && reading !== null ? "a text over the limit was read" : null;
}

/** A reading has a bounded number of questions, and comes back from the database as it was. */
function findReadingFlaw(reading: ToldReading, { vocabulary }: Snapshot): string | null {
  const words = reading.questions.filter(({ kind }) => kind === "word");
  if (words.length > toldFields.length * maxWordQuestions) return `${words.length} questions about words`;
  const { meanings, conditions, questions, dislikedNames } = reading;
  const stored = JSON.parse(JSON.stringify(toStoredReading(reading)));
  const restored = restoreReading(stored, vocabulary);
  return isDeepStrictEqual(restored, { meanings, conditions, questions, dislikedNames })
    ? null
    : "the stored reading differs";
}

/** An allergy that is stated is kept out, or a question keeps out everything. */
function findLoss(alone: ToldReading | null, reading: ToldReading | null): string | null {
  if (reading === null) return null;
  if (reading.questions.some(({ kind, field }) => kind === "word" && field === "allergies")) return null;
  const kept = new Set(reading.meanings.allergies.map(getMeaningKey));
  const classes =
    alone?.meanings.allergies.map(getMeaningKey).filter((key) => key.startsWith("allergen ")) ?? [];
  const lost = classes.filter((key) => !kept.has(key));
  return lost.length === 0 ? null : `lost ${lost.join(", ")}`;
}

/** Whole clauses, which are about something else. */
function writeAround(random: Random): { readonly before: string; readonly after: string } {
  const write = () => {
    if (random.chance(0.4)) return random.pick(harmless);
    return writeText(random, { phrases: foodPhrases, maxLength: random.pick([60, 60, 800]) });
  };
  const [joint, other] = [random.pick(ends), random.pick(ends)];
  return {
    before: random.chance(0.8) ? `${write()}${joint}` : "",
    after: random.chance(0.8) ? `${other}${write()}` : "",
  };
}

const ends = ["\n", ". ", "; ", ", ", " / ", "\r\n\r\n", " • ", "!! "];

const harmless = [
  "hi there",
  "please",
  "thanks!",
  "😀😀",
  "--- sent from my phone ---",
  "1.",
  "my doctor told me",
  "I love pasta",
  "since 2019",
  "???",
  "\u200b\u200b",
  "(see above)",
  "nothing else",
  "and so on",
];

const disguises: readonly ((stated: string, random: Random) => string)[] = [
  (stated) => stated.toUpperCase(),
  (stated) => stated.normalize("NFD"),
  (stated) => `   ${stated}\t\n`,
  (stated) => `${stated}!!!`,
  (stated) => `(((${stated})))`,
  (stated) => `"${stated}"`,
  (stated) => stated.replaceAll(" ", "\u00a0"),
  (stated) => stated.replaceAll(" ", "  "),
  (stated) => `${stated}, ${stated}, ${stated}`,
  (stated, random) => insertInvisible(stated, random, "\u200b"),
  (stated, random) => insertInvisible(stated, random, "\u00ad"),
  (stated, random) => insertInvisible(stated, random, "\u2060"),
  (stated, random) => insertInvisible(stated, random, "\ufeff"),
  (stated) => `\u202a${stated}\u202c`,
  (stated) => [...stated].map((letter) => toWide(letter)).join(""),
];

function insertInvisible(text: string, random: Random, mark: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + mark + text.slice(at);
}

function toWide(letter: string): string {
  const code = letter.charCodeAt(0);
  return code > 0x20 && code < 0x7f ? String.fromCharCode(code + 0xfee0) : letter;
}
