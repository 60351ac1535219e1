import {
  type Exercise,
  fitnessLevels,
  type MovementPattern,
  type Muscle,
  needsEquipment,
} from "../movement/exercise.ts";
import type { Servable } from "../safety/gate.ts";

interface AroundTraining<Item> {
  readonly warmUp: readonly Servable<Item>[];
  readonly coolDown: readonly Servable<Item>[];
}

const warmingPatterns: readonly MovementPattern[] = ["mobilise", "locomotion", "flow"];
/** Light holds are mostly planks and balances, which cool nobody down. */
const coolingPatterns: readonly MovementPattern[] = ["stretch"];

const maxMinutes = 5;
const maxEach = 2;

/**
 * A warm-up and a cool-down for what a session trains, of what suits the person. There is nothing to warm up for in a
 * session that is light itself.
 */
export function pickAroundTraining<Item extends Exercise>(
  session: readonly Exercise[],
  servable: readonly Servable<Item>[],
): AroundTraining<Item> {
  if (session.every(({ intensity }) => intensity === "light")) return { warmUp: [], coolDown: [] };
  const hardest = Math.max(...session.map(rankLevel));
  const gentle = servable.filter(
    (item) =>
      item.intensity === "light" &&
      item.minutes <= maxMinutes &&
      rankLevel(item) <= hardest &&
      !needsEquipment(item) &&
      session.every(({ id }) => id !== item.id),
  );
  const pick = (patterns: readonly MovementPattern[]) =>
    pickForMuscles(
      gentle.filter(({ pattern }) => patterns.includes(pattern)),
      weighMuscles(session),
    );
  return { warmUp: pick(warmingPatterns), coolDown: pick(coolingPatterns) };
}

function rankLevel({ level }: Exercise): number {
  return fitnessLevels.indexOf(level);
}

type MuscleWeights = ReadonlyMap<Muscle, number>;

function weighMuscles(exercises: readonly Exercise[]): MuscleWeights {
  return new Map([
    ...exercises.flatMap(({ muscles }) => muscles.secondary.map((muscle) => [muscle, 1] as const)),
    ...exercises.flatMap(({ muscles }) => muscles.primary.map((muscle) => [muscle, 2] as const)),
  ]);
}

/** The best one first; the next is for muscles that the first is not mainly about. */
function pickForMuscles<Item extends Exercise>(
  items: readonly Servable<Item>[],
  trained: MuscleWeights,
): Servable<Item>[] {
  const picked: Servable<Item>[] = [];
  let [others, left] = [items, trained];
  while (picked.length < maxEach) {
    const best = findBest(others, left);
    if (best === null) break;
    picked.push(best);
    others = others.filter((item) => item !== best);
    left = new Map([...left].filter(([muscle]) => !best.muscles.primary.includes(muscle)));
  }
  return picked;
}

/** Equally good ones by id, so that a session has the same ones every time. Null if none is for these muscles. */
function findBest<Item extends Exercise>(
  items: readonly Servable<Item>[],
  trained: MuscleWeights,
): Servable<Item> | null {
  const [best] = items
    .map((item) => ({ item, score: scoreFor(item, trained) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || (one.item.id < other.item.id ? -1 : 1));
  return best?.item ?? null;
}

function scoreFor(item: Exercise, trained: MuscleWeights): number {
  let score = 0;
  for (const [muscle, weight] of weighMuscles([item])) score += weight * (trained.get(muscle) ?? 0);
  return score;
}
