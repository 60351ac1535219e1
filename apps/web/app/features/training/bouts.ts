import type { Exercise } from "@fernwell/contract/catalogue";
import { doseFromWire } from "@fernwell/contract/dose";
import type { TrainedExercise, Training } from "@fernwell/contract/training";
import type { Bout, TrainingDetail } from "@fernwell/domain/doing/training";

/** The parts of a session that a person may leave out. */
interface SessionChoice {
  readonly hasWarmUp: boolean;
  readonly hasCoolDown: boolean;
}

/** All exercises of a session in their order. */
export function listExercises(training: Training, { hasWarmUp, hasCoolDown }: SessionChoice) {
  return [
    ...(hasWarmUp ? training.warm_up : []),
    ...training.exercises,
    ...(hasCoolDown ? training.cool_down : []),
  ];
}

export function createBout(exercise: Exercise, entryId: string | null): Bout {
  const { _id: itemId, exercise_name: name, duration, dose_details: dose } = exercise;
  return { itemId, name, entryId, dose: doseFromWire(dose), minutes: duration };
}

interface ShownExercise {
  readonly exercise: Exercise;
  readonly easier: Exercise | null;
  readonly harder: Exercise | null;
}

/** What is known about the current exercise. One that took another's place leads back to it. */
export function findShown(training: Training, { itemId, entryId }: TrainingDetail): ShownExercise | null {
  const all = listExercises(training, { hasWarmUp: true, hasCoolDown: true });
  const own = all.find(({ _id }) => _id === itemId);
  if (own) return { exercise: own, easier: own.easier_exercise, harder: own.harder_exercise };
  for (const other of preferEntry(all, entryId)) {
    const { easier_exercise: easier, harder_exercise: harder } = other;
    if (easier?._id === itemId) return { exercise: easier, easier: null, harder: other };
    if (harder?._id === itemId) return { exercise: harder, easier: other, harder: null };
  }
  return null;
}

/** Why an exercise that was begun earlier must not go on; null while it may. What is not listed may not suit either. */
export function findRefusal(training: Training, detail: TrainingDetail): readonly string[] | null {
  if (findShown(training, detail) || isTickedMeanwhile(training, detail)) return null;
  const leftOut = training.left_out.find(({ _id }) => _id === detail.itemId);
  return leftOut?.conflicts ?? ["It is no longer part of this training."];
}

/**
 * An entry that was ticked as done meanwhile is not listed any more. If anything is left out we cannot be sure: an
 * easier or harder exercise that no longer suits is not named there.
 */
function isTickedMeanwhile({ exercises, left_out }: Training, { entryId }: TrainingDetail): boolean {
  if (entryId === null || left_out.length > 0) return false;
  // A single exercise has no entry in the list.
  return exercises.every(({ entry_id }) => entry_id !== null && entry_id !== entryId);
}

/** Two exercises may have the same sibling: the one of the planned entry comes first. */
function preferEntry(all: readonly TrainedExercise[], entryId: string | null): TrainedExercise[] {
  return all.toSorted((one, other) => Number(other.entry_id === entryId) - Number(one.entry_id === entryId));
}
