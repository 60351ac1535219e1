import type { Spent } from "./doing.ts";
import type { TrainingDetail } from "./training.ts";

/** An exercise that was trained, with its share of the time. */
interface TrainedShare {
  /** Counted from 0 through all that was begun, in the order in which it was. Training more does not change it. */
  readonly order: number;
  readonly itemId: string;
  readonly name: string;
  readonly entryId: string | null;
  readonly seconds: number;
}

/** An exercise whose sets were skipped after a glance was not trained. */
const minWorkMs = 5000;

/** Getting ready and resting count to their exercise. */
export function splitActivity(spent: readonly Spent<TrainingDetail>[]): TrainedShare[] {
  const byExercise = Map.groupBy(spent, ({ detail }) => `${detail.place} ${detail.itemId}`);
  return [...byExercise.values()].flatMap((all, order) => {
    const [first] = all;
    const work = all.filter(({ detail }) => detail.kind === "work");
    if (first === undefined || sumMs(work) < minWorkMs) return [];
    const { itemId, name, entryId } = first.detail;
    return [{ order, itemId, name, entryId, seconds: Math.round(sumMs(all) / 1000) }];
  });
}

function sumMs(all: readonly Spent<TrainingDetail>[]): number {
  return all.reduce((sum, { ms }) => sum + ms, 0);
}
