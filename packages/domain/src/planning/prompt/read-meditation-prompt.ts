import { computeTotal } from "./counts/read-counts.ts";
import {
  collectSearchText,
  collectUnwantedWords,
  collectValues,
  findMax,
  findMin,
} from "./reading/extract-request.ts";
import { readPrompt } from "./reading/read-prompt.ts";
import type { MeditationRequest } from "./requests.ts";
import { type MeditationMeaning, meditationBook } from "./words/meditation-words.ts";

const longMinutes = 20;
const shortMinutes = 10;

export function readMeditationPrompt(text: string): MeditationRequest {
  const reading = readPrompt<MeditationMeaning>(text, meditationBook, getNounKey, () => false);
  const { amounts, statements, wanted, refused } = reading;
  const practices = collectValues(wanted, "practice");
  const timesOfDay = collectValues(wanted, "timeOfDay");
  const postures = collectValues(wanted, "posture");
  const lengths = collectValues(wanted, "length");
  const max = findMax(amounts, "minutes");
  const min = findMin(amounts, "minutes");
  const isOpen = max === null && min === null;
  return {
    count: computeTotal(reading.counts, { mealsPerDay: 1, kinds: practices.length }),
    practices,
    unwantedPractices: collectValues(refused, "practice").filter((practice) => !practices.includes(practice)),
    // "I can't sleep" asks for sleep: an inability refuses only postures and practices.
    goals: collectValues(
      statements.filter((statement) => statement.refused === null || statement.refused === "inability"),
      "goal",
    ),
    maxMinutes: max ?? (isOpen && lengths.includes("short") ? shortMinutes : null),
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

function getNounKey(meaning: MeditationMeaning): string | null {
  if (meaning.facet === "practice" || meaning.facet === "timeOfDay") return meaning.value;
  return meaning.facet === "noun" ? "item" : null;
}
