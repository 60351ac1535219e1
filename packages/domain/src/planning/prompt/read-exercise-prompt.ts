import { fitnessLevels, type WorkoutType } from "../../movement/exercise.ts";
import { readLimitations } from "../../safety/movement-vocabulary.ts";
import { computeTotal } from "./counts/read-counts.ts";
import { findOtherNumbers } from "./counts/read-other-numbers.ts";
import { readSessionDays } from "./counts/read-plan-days.ts";
import { areMinutesPerItem, isOneOuting } from "./counts/read-session.ts";
import { readLimits } from "./limits/read-limits.ts";
import {
  collectSearchText,
  collectUnwantedWords,
  collectValues,
  findMax,
  findMin,
} from "./reading/extract-request.ts";
import { readPrompt, type Statement } from "./reading/read-prompt.ts";
import { splitPrompt } from "./reading/split-prompt.ts";
import { cutWords } from "./reading/word-text.ts";
import { findLimitations } from "./refusals/find-limitations.ts";
import type { ExerciseRequest } from "./requests.ts";
import { type ExerciseMeaning, exerciseBook } from "./words/exercise-words.ts";

const quickMinutes = 15;

export function readExercisePrompt(text: string): ExerciseRequest {
  const all = splitPrompt(text);
  const stated = readLimits(all, () => false, null);
  const words = cutWords(all, [...stated.taken, ...findOtherNumbers(all)]);
  const reading = readPrompt<ExerciseMeaning>(words, exerciseBook, getNounKey, isMovementWord);
  const { statements, refused } = reading;
  const isComplaint = (at: number) =>
    statements.some(({ from, to, meaning }) => meaning.facet === "complaint" && at >= from && at < to);
  const found = findLimitations(reading.words, isComplaint, reading.isRead);
  const limited = new Set(found.flatMap(({ at }) => at));
  const wanted = reading.wanted.filter(({ from }) => !limited.has(from));
  const isWanted = (facet: ExerciseMeaning["facet"]) => wanted.some(({ meaning }) => meaning.facet === facet);
  const isRefused = (facet: ExerciseMeaning["facet"]) =>
    refused.some(({ meaning }) => meaning.facet === facet);
  const workoutTypes = collectValues(wanted, "workoutType");
  const equipment = collectValues(wanted, "equipment");
  const levels = collectValues(wanted, "level");
  const intensities = collectValues(wanted, "intensity");
  const { days, weekdays, perDay } = readSessionDays(words, reading.counts);
  const total = computeTotal({ ...reading.counts, days }, { kinds: countKinds(workoutTypes, wanted) });
  const count = perDay ?? total ?? (days === 1 && isOneOuting(words) ? 1 : null);
  const max = findMax(reading.amounts, "minutes");
  const isPerItem = max === null || areMinutesPerItem(all);
  return {
    count,
    days,
    weekdays,
    maxRepeats: stated.limits[0]?.atMost ?? null,
    workoutTypes,
    unwantedWorkoutTypes: collectValues(refused, "workoutType").filter(
      (type) => !workoutTypes.includes(type),
    ),
    goals: collectValues(wanted, "goal"),
    level: fitnessLevels.find((level) => levels.includes(level)) ?? null,
    maxMinutes: isPerItem ? (max ?? (isWanted("quick") ? quickMinutes : null)) : null,
    minMinutes: findMin(reading.amounts, "minutes"),
    totalMinutes: isPerItem ? null : max,
    hasStatedMinutes: max !== null,
    noEquipment: isWanted("noEquipment") || isRefused("anyEquipment"),
    equipment,
    unwantedEquipment: collectValues(refused, "equipment").filter((thing) => !equipment.includes(thing)),
    muscles: collectValues(wanted, "muscle"),
    limitations: [...new Set(found.flatMap(({ limitations }) => limitations))],
    // "Hard" and "intense" set no limit: easy exercises may still be picked.
    maxIntensity: intensities.includes("light")
      ? "light"
      : intensities.includes("moderate")
        ? "moderate"
        : null,
    noImpact: isWanted("noImpact") || isRefused("impact"),
    unwantedWords: collectUnwantedWords(reading, (at) => limited.has(at)),
    searchText: collectSearchText(reading, (at) => limited.has(at)),
  };
}

/** "Chest and triceps, four exercises each" are two kinds. */
function countKinds(
  workoutTypes: readonly WorkoutType[],
  wanted: readonly Statement<ExerciseMeaning>[],
): number {
  const places = new Set(wanted.flatMap(({ from, meaning }) => (meaning.facet === "muscle" ? [from] : [])));
  return workoutTypes.length > 0 ? workoutTypes.length : places.size;
}

function getNounKey(meaning: ExerciseMeaning): string | null {
  if (meaning.facet === "workoutType") return meaning.value;
  return meaning.facet === "noun" ? "item" : null;
}

/** Names of exercises that must not be read as misspellings. */
const exerciseNames = new Set(
  "squat lunge plank crunch burpee bridge press row swing curl twist dip raise pose".split(" "),
);

function isMovementWord(word: string): boolean {
  return exerciseNames.has(word) || readLimitations(word).understood.some(({ isGuess }) => !isGuess);
}
