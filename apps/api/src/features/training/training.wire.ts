import type { Training } from "@fernwell/contract/training";
import type { Exercise, ExerciseId } from "@fernwell/domain/movement/exercise";
import type { Conflict } from "@fernwell/domain/safety/conflicts";
import type { Servable } from "@fernwell/domain/safety/gate";
import { type Extended, Serialised } from "../../platform/http/serialised.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { describeConflicts } from "../items/items.service.ts";

interface Trained {
  readonly exercise: Servable<Exercise>;
  /** Null if it is not planned. */
  readonly entryId: string | null;
}

/** Takes only what the gate has let through, except to name what is left out. */
interface Session {
  readonly warmUp: readonly Trained[];
  readonly exercises: readonly Trained[];
  readonly coolDown: readonly Trained[];
  readonly leftOut: readonly { readonly item: Exercise; readonly conflicts: readonly Conflict[] }[];
  readonly favourites: ReadonlySet<string>;
  readonly findSibling: (id: ExerciseId | null) => Servable<Exercise> | null;
}

export function trainingToWire(snapshot: Snapshot, session: Session): Serialised<Training> {
  const leftOut = new Map(session.leftOut.map((each) => [each.item.id, each]));
  const fields: Pick<Training, "left_out"> = {
    left_out: [...leftOut.values()].map(({ item, conflicts }) => ({
      _id: item.id,
      exercise_name: item.name,
      conflicts: describeConflicts(conflicts, snapshot.words),
    })),
  };
  const list = (all: readonly Trained[]) => all.map((each) => extendTrained(snapshot, session, each));
  return Serialised.objectWithLists(fields, {
    warm_up: list(session.warmUp),
    exercises: list(session.exercises),
    cool_down: list(session.coolDown),
  });
}

function extendTrained(
  snapshot: Snapshot,
  { favourites, findSibling }: Session,
  { exercise, entryId }: Trained,
): Extended {
  const open = (each: Servable<Exercise>): Extended => ({
    open: snapshot.getBody(each, "whole"),
    more: { favorite: favourites.has(each.id) },
  });
  const [easier, harder] = [findSibling(exercise.easier), findSibling(exercise.harder)];
  return {
    open: snapshot.getBody(exercise, "whole"),
    objects: { easier_exercise: easier && open(easier), harder_exercise: harder && open(harder) },
    more: { favorite: favourites.has(exercise.id), entry_id: entryId },
  };
}
