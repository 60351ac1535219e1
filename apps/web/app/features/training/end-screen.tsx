import { paths } from "@fernwell/contract/paths";
import type { DoingState } from "@fernwell/domain/doing/doing";
import type { TrainingDetail } from "@fernwell/domain/doing/training";
import { isDay } from "@fernwell/domain/planning/days/calendar-days";
import { useQueryClient } from "@tanstack/react-query";
import { Dumbbell } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { DoingSession } from "#app/doing/doing-session.ts";
import { FeelingButtons } from "#app/doing/feeling-buttons.tsx";
import { tickFelt } from "#app/doing/felt.ts";
import type { Doing } from "#app/doing/use-doing.ts";
import { formatItemCount } from "#app/items/item-kind.ts";
import { LoadFailure } from "#app/page/load-failure.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { trainingQueryKey } from "./training.api.ts";
import { useRecordTraining } from "./use-record-training.ts";

/** An exercise that was trained, for what the route offers at the end. */
export interface TrainedItem {
  readonly itemId: string;
  readonly title: string;
}

interface EndScreenProps {
  sessionId: string;
  session: DoingSession<TrainingDetail>;
  state: DoingState<TrainingDetail>;
  happen: Doing<TrainingDetail>["happen"];
  onClear: () => void;
  more: ((trained: TrainedItem) => ReactNode) | undefined;
  notice: ReactNode;
}

const words = { too_hard: "Too hard", right: "Just right", too_easy: "Too easy" } as const;

export function EndScreen({ sessionId, session, state, happen, onClear, more, notice }: EndScreenProps) {
  const { trained, felt, record, isPending, isSuccess, isError } = useRecordTraining(session, state);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed to get here is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  /** What was done is no longer to be trained. */
  function clear() {
    onClear();
    void queryClient.resetQueries({ queryKey: trainingQueryKey(sessionId) });
  }

  async function leave() {
    await navigate(paths.today);
    clear();
  }

  return (
    <section className="mx-auto w-full max-w-160 px-5 pt-10 pb-24 sm:px-8 lg:pt-20">
      <span className="grid size-16 place-items-center rounded-full bg-lake-50 text-lake-700">
        <Dumbbell aria-hidden className="size-8" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-4xl outline-none">
        {trained.length > 0 ? "Well done" : "Another time"}
      </h1>
      <p className="mt-3 text-ink-700 text-lg">
        {trained.length > 0
          ? `${formatMinutes(state.activeMs / 1000)}, ${formatItemCount("exercise", trained.length)}.`
          : "You stopped before the first exercise, so there is nothing to record."}
      </p>
      {trained.length > 0 && (
        <div className="mt-9 grid gap-8">
          {isError && (
            <div className="grid gap-3">
              <LoadFailure message="We could not record your training." onRetry={() => record()} />
              <p className="text-ink-700">It stays on this device: come back to this page when you can.</p>
            </div>
          )}
          <FeelingButtons
            question="How did it feel?"
            words={words}
            felt={felt}
            onChoose={(chosen) => happen(...tickFelt(chosen))}
          />
          <section aria-labelledby="what-was-done">
            <h2 id="what-was-done" className="text-2xl">
              What you did
            </h2>
            <ul className="mt-3 divide-y divide-line">
              {trained.map(({ order, itemId, name, seconds }) => (
                <li key={order} className="flex min-h-14 items-center gap-4 py-1.5">
                  <span className="wrap-anywhere min-w-0 grow font-semibold">{name}</span>
                  <span className="shrink-0 text-ink-700 tabular-nums">{formatMinutes(seconds)}</span>
                  {more?.({ itemId, title: name })}
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
      {notice}
      <div className="mt-9 flex flex-wrap gap-3">
        <Button
          size="large"
          pending={isPending}
          pendingLabel="Recording..."
          onClick={() => (isSuccess ? leave() : record(leave))}
        >
          Finish
        </Button>
        {isError && (
          <LinkButton to={paths.today} variant="secondary" size="large">
            Leave for now
          </LinkButton>
        )}
        {isSuccess && !isDay(sessionId) && (
          <Button variant="quiet" size="large" onClick={clear}>
            Train again
          </Button>
        )}
      </div>
    </section>
  );
}

function formatMinutes(seconds: number): string {
  return `${Math.max(1, Math.round(seconds / 60))} min`;
}
