import { fitnessLevels } from "../../movement/exercise.ts";
import { readLimitations } from "../../safety/movement-vocabulary.ts";
import { computeTotal } from "./counts/read-counts.ts";
import {
  collectSearchText,
  collectUnwantedWords,
  collectValues,
  findMax,
} from "./reading/extract-request.ts";
import { readPrompt } from "./reading/read-prompt.ts";
import { findLimitations } from "./refusals/find-limitations.ts";
import type { ExerciseRequest } from "./requests.ts";
import { type ExerciseMeaning, exerciseBook } from "./words/exercise-words.ts";

const quickMinutes = 15;

export function readExercisePrompt(text: string): ExerciseRequest {
  const reading = readPrompt<ExerciseMeaning>(text, exerciseBook, getNounKey, isMovementWord);
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
  const maxMinutes = findMax(reading.amounts, "minutes");
  return {
    count: computeTotal(reading.counts, { mealsPerDay: 1, kinds: workoutTypes.length }),
    workoutTypes,
    unwantedWorkoutTypes: collectValues(refused, "workoutType").filter(
      (type) => !workoutTypes.includes(type),
    ),
    goals: collectValues(wanted, "goal"),
    level: fitnessLevels.find((level) => levels.includes(level)) ?? null,
    maxMinutes: maxMinutes ?? (isWanted("quick") ? quickMinutes : null),
    hasStatedMinutes: maxMinutes !== null,
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
