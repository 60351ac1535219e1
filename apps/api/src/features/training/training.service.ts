import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import type { getTraining as getTrainingCall } from "@fernwell/contract/training";
import { pickAroundTraining } from "@fernwell/domain/doing/around-training";
import type { Exercise } from "@fernwell/domain/movement/exercise";
import { isDay } from "@fernwell/domain/planning/days/calendar-days";
import { compareInDay } from "@fernwell/domain/planning/week/day-order";
import { listHiddenIds } from "@fernwell/domain/recommend/feedback";
import type { Servable } from "@fernwell/domain/safety/gate";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Serialised } from "../../platform/http/serialised.ts";
import type { Reader } from "../accounts/accounts.types.ts";
import { createItemLookup, listServable } from "../items/items.service.ts";
import { readGateInput } from "../preferences/preferences.service.ts";
import { listPlannedExercises, type PlannedExercise } from "./training.queries.ts";
import { trainingToWire } from "./training.wire.ts";

type TrainingDeps = Pick<Deps, "db" | "catalogue" | "clock">;

/** What no longer suits the person is left out and named: nobody should train what may hurt them. */
export async function getTraining(
  deps: TrainingDeps,
  { userId, gateInput, favourites, feedback }: Reader<"exercise">,
  { session }: ParsedInput<typeof getTrainingCall>["params"],
): Promise<Serialised<OutputOf<typeof getTrainingCall>>> {
  const planned = isDay(session) ? sortInDay(await listPlannedExercises(deps.db, userId, session)) : null;
  const person = await readGateInput(deps, userId, "exercise", gateInput, feedback);
  const snapshot = deps.catalogue.requireSnapshot();
  const lookUp = createItemLookup(snapshot, person);
  const found = (planned ?? [{ entryId: null, itemId: session, isDone: false }]).flatMap(
    ({ entryId, itemId, isDone }) => {
      const each = lookUp(itemId);
      return each ? [{ ...each, entryId, isDone }] : [];
    },
  );
  if (planned === null && found.length === 0) throw new AppError("item_not_found");

  // An exercise that is done is not repeated. It is still named if it no longer suits: the session may be under way.
  const exercises = found.flatMap(({ servable, entryId, isDone }) =>
    servable && !isDone ? [{ exercise: servable, entryId }] : [],
  );
  // What the person planned is theirs to train. What we add to it is a suggestion.
  const hidden = listHiddenIds(person.feedback ?? []);
  const { warmUp, coolDown } = pickAroundTraining(
    exercises.map(({ exercise }) => exercise),
    listServable(snapshot, person).filter(({ id }) => !hidden.has(id)),
  );
  const add = (exercise: Servable<Exercise>) => ({ exercise, entryId: null });
  return trainingToWire(snapshot, {
    warmUp: warmUp.map(add),
    exercises,
    coolDown: coolDown.map(add),
    leftOut: found.filter(({ servable }) => servable === null),
    favourites,
    findSibling: (id) => (id === null || hidden.has(id) ? null : (lookUp(id)?.servable ?? null)),
  });
}

function sortInDay(planned: readonly PlannedExercise[]): PlannedExercise[] {
  const place = ({ slot }: PlannedExercise) => ({ kind: "exercise", slot }) as const;
  return planned.toSorted((one, other) => compareInDay(place(one), place(other)));
}
