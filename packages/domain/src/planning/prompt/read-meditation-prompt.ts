import { computeTotal } from "./counts/read-counts.ts";
import { findOtherNumbers } from "./counts/read-other-numbers.ts";
import { readSessionDays } from "./counts/read-plan-days.ts";
import { areMinutesPerItem } from "./counts/read-session.ts";
import { readLimits } from "./limits/read-limits.ts";
import {
  collectSearchText,
  collectUnwantedWords,
  collectValues,
  findMax,
  findMin,
} from "./reading/extract-request.ts";
import { type PromptReading, readPrompt } from "./reading/read-prompt.ts";
import { splitPrompt } from "./reading/split-prompt.ts";
import { cutWords, findInWords } from "./reading/word-text.ts";
import type { MeditationRequest } from "./requests.ts";
import { type MeditationMeaning, meditationBook } from "./words/meditation-words.ts";

const longMinutes = 20;
const shortMinutes = 10;

export function readMeditationPrompt(text: string): MeditationRequest {
  const all = splitPrompt(text);
  const stated = readLimits(all, () => false, null);
  const words = cutWords(all, [...stated.taken, ...findOtherNumbers(all)]);
  const reading = readPrompt<MeditationMeaning>(words, meditationBook, getNounKey, () => false);
  const { amounts, statements, wanted, refused } = reading;
  const practices = collectValues(wanted, "practice");
  const timesOfDay = collectValues(wanted, "timeOfDay");
  const postures = collectValues(wanted, "posture");
  const lengths = collectValues(wanted, "length");
  const max = findMax(amounts, "minutes");
  const min = findMin(amounts, "minutes");
  const isOpen = max === null && min === null;
  const { days, weekdays, perDay } = readSessionDays(words, reading.counts);
  const total = computeTotal(
    { ...reading.counts, days },
    { kinds: Math.max(practices.length, timesOfDay.length) },
  );
  const isTwice = findInWords(words, "morning and (?:evening|night)|morning and bedtime").length > 0;
  const count = perDay ?? (isTwice && days !== null && total === days ? 2 * days : total);
  const isPerItem =
    min !== null || count !== null || (days ?? 1) > 1 || areMinutesPerItem(all) || hasPlural(reading);
  return {
    count,
    days,
    weekdays,
    maxRepeats: stated.limits[0]?.atMost ?? null,
    totalMinutes: isPerItem ? null : max,
    practices,
    unwantedPractices: collectValues(refused, "practice").filter((practice) => !practices.includes(practice)),
    // "I can't sleep" asks for sleep: an inability refuses only postures and practices.
    goals: collectValues(
      statements.filter((statement) => statement.refused === null || statement.refused === "inability"),
      "goal",
    ),
    maxMinutes: (isPerItem ? max : null) ?? (isOpen && lengths.includes("short") ? shortMinutes : null),
    minMinutes: min ?? (isOpen && lengths.includes("long") ? longMinutes : null),
    hasStatedMinutes: !isOpen,
    timesOfDay,
    unwantedTimesOfDay: collectValues(refused, "timeOfDay").filter((time) => !timesOfDay.includes(time)),
    postures,
    unwantedPostures: [...collectValues(refused, "posture"), ...collectValues(refused, "movement")].filter(
      (posture) => !postures.includes(posture),
    ),
    experience: collectValues(wanted, "experience")[0] ?? null,
    unwantedContentNotes: collectValues(refused, "contentNote"),
    unwantedWords: collectUnwantedWords(reading, () => false),
    searchText: collectSearchText(reading, () => false),
  };
}

/** "Body scans under ten minutes": several, each of that length. */
function hasPlural({ words, nouns }: PromptReading<MeditationMeaning>): boolean {
  return nouns.some(({ to }) => /[^s]s$/.test(words[to - 1]?.written ?? ""));
}

function getNounKey(meaning: MeditationMeaning): string | null {
  if (meaning.facet === "practice" || meaning.facet === "timeOfDay") return meaning.value;
  return meaning.facet === "noun" ? "item" : null;
}
