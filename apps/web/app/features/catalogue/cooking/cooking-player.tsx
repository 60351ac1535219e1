import { paths } from "@fernwell/contract/paths";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Navigate, useNavigate } from "react-router";
import { tickFelt } from "#app/doing/felt.ts";
import { cookingKey } from "#app/doing/sessions.ts";
import { unlockSounds } from "#app/doing/sounds.ts";
import { useDoing } from "#app/doing/use-doing.ts";
import type { LookedUpMeal } from "../catalogue.api.ts";
import { EndScreen } from "./end-screen.tsx";
import { listCookingParts } from "./list-cooking-parts.ts";
import { StartScreen } from "./start-screen.tsx";
import { StepScreen } from "./step-screen.tsx";
import { UnsuitableMeal } from "./unsuitable-meal.tsx";
import { useRecordCooking } from "./use-record-cooking.ts";

/** What was cooked, for what the route offers at the end. */
export interface CookedMeal {
  /** Of the record of it. */
  readonly activityId: string;
  readonly mealId: string;
  readonly title: string;
  readonly servings: number;
}

interface CookingPlayerProps {
  meal: LookedUpMeal;
  /** The planned entry that is cooked; null for a meal that is not planned. */
  entryId: string | null;
  servings: number;
  /** Shown at the end. */
  more: ((cooked: CookedMeal) => ReactNode) | undefined;
}

export function CookingPlayer({ meal, entryId, servings, more }: CookingPlayerProps) {
  const { _id: mealId, meal_name: title } = meal;
  const { steps } = meal.method;
  const { session, state, begin, happen, clear } = useDoing(cookingKey, mealId);
  const navigate = useNavigate();
  const pathFor = (count: number) =>
    paths.cook(mealId, { ...(entryId === null ? {} : { entryId }), servings: count });

  const isUnsuitable = meal.conflicts.length > 0;
  const isHere = session?.path === pathFor(servings);
  const isFinished = state?.status === "finished";
  const cooked = isFinished && isHere && !isUnsuitable ? session : null;
  const { felt, record, isPending, isSuccess, isError } = useRecordCooking({
    ...{ mealId, entryId, session: cooked, state },
  });

  // Only the button that says so stops timers that still run.
  const forget = useEffectEvent(() => {
    if (cooked !== null && isSuccess && state?.timers.length === 0) clear();
  });
  useEffect(() => () => forget(), []);

  if (isUnsuitable) return <UnsuitableMeal meal={meal} servings={servings} />;
  // What was finished is recorded for its own entry before the meal is begun again.
  if (isFinished && session !== null && !isHere) return <Navigate to={session.path} replace />;

  const begun = isFinished || session?.parts.length === steps.length ? session : null;
  // What was begun for another entry or for other servings goes on only if the person says so.
  if (begun === null || state === null || !isHere) {
    return (
      <StartScreen
        meal={meal}
        servings={servings}
        underWay={begun === null || state === null ? null : { path: begun.path, step: state.index + 1 }}
        onServingsChange={(count) => navigate(pathFor(count), { replace: true, preventScrollReset: true })}
        onStart={() => {
          unlockSounds();
          begin(title, pathFor(servings), listCookingParts(steps));
        }}
      />
    );
  }

  if (!isFinished) {
    return (
      <StepScreen
        meal={meal}
        servings={servings}
        state={state}
        happen={happen}
        onFinish={() => happen({ kind: "finish" })}
      />
    );
  }

  async function leave() {
    await navigate(paths.today);
    clear();
  }

  return (
    <EndScreen
      title={title}
      felt={felt}
      onFelt={(chosen) => happen(...tickFelt(chosen))}
      hasFailed={isError}
      onRetry={() => record()}
      hasTimers={state.timers.length > 0}
      onBack={() => happen({ kind: "back" })}
      isRecording={isPending}
      onDone={() => (isSuccess ? leave() : record(leave))}
    >
      {more?.({ activityId: begun.activityId, mealId, title, servings })}
    </EndScreen>
  );
}
