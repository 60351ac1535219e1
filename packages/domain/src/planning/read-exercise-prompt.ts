import { fitnessLevels } from "../movement/exercise.ts";
import { readLimitations } from "../safety/movement-vocabulary.ts";
import { totalOf } from "./counts.ts";
import { type ExerciseMeaning, exerciseBook } from "./exercise-words.ts";
import { findLimitations } from "./limitations-in-prompt.ts";
import { readPrompt } from "./read-prompt.ts";
import type { ExerciseRequest } from "./requests.ts";
import { leftover, mostOf, unknownRefusals, valuesOf } from "./said-in-prompt.ts";

const quickMinutes = 15;

/** What somebody who writes a prompt for an exercise plan asks for. */
export function readExercisePrompt(text: string): ExerciseRequest {
  const reading = readPrompt<ExerciseMeaning>(text, exerciseBook, nounKey, isMovementWord);
  const { statements, refused } = reading;
  const isComplaint = (at: number) =>
    statements.some(({ from, to, meaning }) => meaning.facet === "complaint" && at >= from && at < to);
  const found = findLimitations(reading.words, isComplaint, reading.isRead);
  const limited = new Set(found.flatMap(({ at }) => at));
  const wanted = reading.wanted.filter(({ from }) => !limited.has(from));
  const isWanted = (facet: ExerciseMeaning["facet"]) => wanted.some(({ meaning }) => meaning.facet === facet);
  const isRefused = (facet: ExerciseMeaning["facet"]) =>
    refused.some(({ meaning }) => meaning.facet === facet);
  const workoutTypes = valuesOf(wanted, "workoutType");
  const equipment = valuesOf(wanted, "equipment");
  const levels = valuesOf(wanted, "level");
  const efforts = valuesOf(wanted, "intensity");
  const mostMinutes = mostOf(reading.amounts, "minutes");
  return {
    count: totalOf(reading.counts, { mealsADay: 1, kinds: workoutTypes.length }),
    workoutTypes,
    unwantedWorkoutTypes: valuesOf(refused, "workoutType").filter((type) => !workoutTypes.includes(type)),
    goals: valuesOf(wanted, "goal"),
    level: fitnessLevels.find((level) => levels.includes(level)) ?? null,
    mostMinutes: mostMinutes ?? (isWanted("quick") ? quickMinutes : null),
    hasStatedMinutes: mostMinutes !== null,
    noEquipment: isWanted("noEquipment") || isRefused("anyEquipment"),
    equipment,
    unwantedEquipment: valuesOf(refused, "equipment").filter((thing) => !equipment.includes(thing)),
    muscles: valuesOf(wanted, "muscle"),
    limitations: [...new Set(found.flatMap(({ limitations }) => limitations))],
    // "Hard" and "intense" set no limit: who likes it hard may still be given something easy.
    mostIntensity: efforts.includes("light") ? "light" : efforts.includes("moderate") ? "moderate" : null,
    noImpact: isWanted("noImpact") || isRefused("impact"),
    unwantedWords: unknownRefusals(reading, (at) => limited.has(at)),
    searchText: leftover(reading, (at) => limited.has(at)),
  };
}

function nounKey(meaning: ExerciseMeaning): string | null {
  if (meaning.facet === "workoutType") return meaning.value;
  return meaning.facet === "noun" ? "item" : null;
}

/** Names of exercises, which are no misspelling of anything else. */
const exerciseNames = new Set(
  "squat lunge plank crunch burpee bridge press row swing curl twist dip raise pose".split(" "),
);

function isMovementWord(word: string): boolean {
  return exerciseNames.has(word) || readLimitations(word).understood.some(({ isGuess }) => !isGuess);
}
