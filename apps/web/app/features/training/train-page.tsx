import { paths } from "@fernwell/contract/paths";
import type { TrainedExercise } from "@fernwell/contract/training";
import { listTrainingParts } from "@fernwell/domain/doing/training";
import { isDay } from "@fernwell/domain/planning/days/calendar-days";
import { type ReactNode, useState } from "react";
import { trainingKey } from "#app/doing/sessions.ts";
import { unlockSounds } from "#app/doing/sounds.ts";
import { useDoing } from "#app/doing/use-doing.ts";
import { createBout, findRefusal } from "./bouts.ts";
import { useCueSettings } from "./cue-settings.ts";
import { EndScreen, type TrainedItem } from "./end-screen.tsx";
import { Player } from "./player.tsx";
import { StartPage } from "./start-page.tsx";
import { useTraining } from "./training.api.ts";
import { useTrainingCues } from "./use-training-cues.ts";

interface TrainPageProps {
  /** A day, such as 2026-11-18, or the id of an exercise. */
  sessionId: string;
  /** The planned entry of a single exercise. */
  entryId: string | null;
  /** Shown at the end with each exercise that was trained. */
  more?: (trained: TrainedItem) => ReactNode;
  /** Shown once at the end. */
  notice?: ReactNode;
}

/** Training with the product in hand. What is under way goes on where it is, with or without a connection. */
export function TrainPage({ sessionId, entryId, more, notice }: TrainPageProps) {
  const { session, state, now, begin, happen, clear } = useDoing(trainingKey, sessionId);
  const query = useTraining(sessionId);
  const [cues, changeCues] = useCueSettings();
  const [isAgain, setIsAgain] = useState(false);
  const detail = state?.parts[state.index]?.detail;
  const refusal = query.data && detail ? findRefusal(query.data, detail) : null;
  useTrainingCues(refusal ? null : state, now, cues);

  function start(title: string, exercises: readonly TrainedExercise[]) {
    unlockSounds();
    const entryOf = ({ _id, entry_id }: TrainedExercise) => entry_id ?? (_id === sessionId ? entryId : null);
    const bouts = exercises.map((exercise) => createBout(exercise, entryOf(exercise)));
    begin(title, paths.train(sessionId, entryId ?? undefined), listTrainingParts(bouts));
  }

  if (session === null || state === null) {
    return (
      <StartPage
        day={isDay(sessionId) ? sessionId : null}
        query={query}
        takesFocus={isAgain}
        cues={cues}
        onCuesChange={changeCues}
        onStart={start}
      />
    );
  }
  if (state.status === "finished") {
    return (
      <EndScreen
        sessionId={sessionId}
        session={session}
        state={state}
        happen={happen}
        onClear={() => {
          clear();
          setIsAgain(true);
        }}
        more={more}
        notice={notice}
      />
    );
  }
  return (
    <Player
      state={state}
      happen={happen}
      training={query.data ?? null}
      refusal={refusal}
      hasFailed={query.isError}
      cues={cues}
      onCuesChange={changeCues}
    />
  );
}
