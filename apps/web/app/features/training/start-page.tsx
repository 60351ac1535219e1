import { paths } from "@fernwell/contract/paths";
import type { TrainedExercise, Training } from "@fernwell/contract/training";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatLongDay } from "#app/days/format-day.ts";
import { useToday } from "#app/days/use-today.ts";
import { itemKindTable } from "#app/items/item-kind.ts";
import { BackButton } from "#app/page/back-button.tsx";
import { LoadFailure } from "#app/page/load-failure.tsx";
import { MessagePage } from "#app/page/message-page.tsx";
import { SafetyNotice } from "#app/safety/safety-notice.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { CueSettings } from "./cue-settings.ts";
import { LeftOut } from "./left-out.tsx";
import { StartScreen } from "./start-screen.tsx";
import { TrainingOutline } from "./training-outline.tsx";

interface StartPageProps {
  /** Null for a single exercise. */
  day: string | null;
  query: UseQueryResult<Training | null>;
  takesFocus: boolean;
  cues: CueSettings;
  onCuesChange: (changes: Partial<CueSettings>) => void;
  onStart: (title: string, exercises: readonly TrainedExercise[]) => void;
}

/** What there is to train, before it is begun. */
export function StartPage({ day, query, ...start }: StartPageProps) {
  const { data: training, error, refetch } = query;

  if (training === null) return <NoSuchExercise />;
  if (training === undefined) {
    return (
      <Frame>
        {error ? (
          <>
            <h1 className="mt-3 mb-6 text-4xl">Train</h1>
            <LoadFailure message="We could not load your training." onRetry={() => refetch()} />
          </>
        ) : (
          <TrainingOutline />
        )}
      </Frame>
    );
  }
  if (training.exercises.length > 0) {
    return (
      <Frame>
        <StartScreen day={day} training={training} {...start} />
      </Frame>
    );
  }
  return training.left_out.length > 0 ? <AllLeftOut training={training} /> : <NothingPlanned day={day} />;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-176 px-5 pt-3 sm:px-8 lg:pt-5">
      <BackButton otherwise={paths.today} />
      {children}
    </div>
  );
}

function NoSuchExercise() {
  return (
    <MessagePage
      heading="Exercise not found"
      actions={
        <>
          <FindExercises />
          <LinkButton to={paths.today} variant="secondary">
            Go to Today
          </LinkButton>
        </>
      }
    >
      <p>We could not find that exercise. It may have been renamed or removed.</p>
    </MessagePage>
  );
}

function NothingPlanned({ day }: { day: string | null }) {
  const today = useToday();
  const isToday = day === null || day === today;

  return (
    <MessagePage
      heading={isToday ? "Nothing to train today" : `Nothing to train on ${formatLongDay(day)}`}
      actions={
        <>
          <LinkButton to={paths.today}>Go to Today</LinkButton>
          <FindExercises variant="secondary" />
        </>
      }
    >
      <p>No exercise is planned, or all of them are done.</p>
    </MessagePage>
  );
}

function AllLeftOut({ training }: { training: Training }) {
  return (
    <Frame>
      <h1 className="mt-3 text-4xl">Nothing here suits you right now</h1>
      <p className="mt-3 mb-6 max-w-measure text-ink-700 text-lg">
        What you told us has changed since this was planned, so we leave it out.
      </p>
      <div className="grid gap-6 pb-24">
        <SafetyNotice kinds={["exercise"]} />
        <LeftOut exercises={training.left_out} />
        <div className="flex flex-wrap gap-3">
          <FindExercises />
          <LinkButton to={itemKindTable.exercise.answersPath} variant="secondary">
            Change your answers
          </LinkButton>
        </div>
      </div>
    </Frame>
  );
}

function FindExercises({ variant = "primary" }: { variant?: "primary" | "secondary" }) {
  return (
    <LinkButton to={paths.recommendations(itemKindTable.exercise.category)} variant={variant}>
      Find exercises
    </LinkButton>
  );
}
