import { totalOf } from "./counts.ts";
import { type MeditationMeaning, meditationBook } from "./meditation-words.ts";
import { readPrompt } from "./read-prompt.ts";
import type { MeditationRequest } from "./requests.ts";
import { leastOf, leftover, mostOf, unknownRefusals, valuesOf } from "./said-in-prompt.ts";

const longMinutes = 20;
const shortMinutes = 10;

/** What somebody who writes a prompt for a meditation plan asks for. */
export function readMeditationPrompt(text: string): MeditationRequest {
  const reading = readPrompt<MeditationMeaning>(text, meditationBook, nounKey, () => false);
  const { amounts, statements, wanted, refused } = reading;
  const practices = valuesOf(wanted, "practice");
  const timesOfDay = valuesOf(wanted, "timeOfDay");
  const postures = valuesOf(wanted, "posture");
  const lengths = valuesOf(wanted, "length");
  const most = mostOf(amounts, "minutes");
  const least = leastOf(amounts, "minutes");
  const isOpen = most === null && least === null;
  return {
    count: totalOf(reading.counts, { mealsADay: 1, kinds: practices.length }),
    practices,
    unwantedPractices: valuesOf(refused, "practice").filter((practice) => !practices.includes(practice)),
    // "I can't sleep" asks for sleep: what cannot be done is refused only where it is a posture or a practice.
    goals: valuesOf(
      statements.filter((statement) => statement.refused === null || statement.refused === "inability"),
      "goal",
    ),
    mostMinutes: most ?? (isOpen && lengths.includes("short") ? shortMinutes : null),
    leastMinutes: least ?? (isOpen && lengths.includes("long") ? longMinutes : null),
    hasStatedMinutes: !isOpen,
    timesOfDay,
    unwantedTimesOfDay: valuesOf(refused, "timeOfDay").filter((time) => !timesOfDay.includes(time)),
    postures,
    unwantedPostures: [...valuesOf(refused, "posture"), ...valuesOf(refused, "movement")].filter(
      (posture) => !postures.includes(posture),
    ),
    experience: valuesOf(wanted, "experience")[0] ?? null,
    unwantedContentNotes: valuesOf(refused, "contentNote"),
    unwantedWords: unknownRefusals(reading, () => false),
    searchText: leftover(reading, () => false),
  };
}

function nounKey(meaning: MeditationMeaning): string | null {
  if (meaning.facet === "practice" || meaning.facet === "timeOfDay") return meaning.value;
  return meaning.facet === "noun" ? "item" : null;
}
