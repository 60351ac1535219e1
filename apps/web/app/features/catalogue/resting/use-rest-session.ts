import { type DoingState, readDoing } from "@fernwell/domain/doing/doing";
import { countRestedSeconds, getFadeVolume, sleepTimerId } from "@fernwell/domain/doing/resting";
import { useEffect, useEffectEvent, useState } from "react";
import { useDaySettings } from "#app/days/day-settings.api.ts";
import { getTimeZone } from "#app/days/time-zone.ts";
import { getToday } from "#app/days/today.ts";
import { type DoneActivity, useRecordActivity } from "#app/doing/activity.api.ts";
import type { DoingSession } from "#app/doing/doing-session.ts";
import { restingKey } from "#app/doing/sessions.ts";
import { useDoing } from "#app/doing/use-doing.ts";
import { readStored } from "#app/lib/storage.ts";

interface Rest {
  title: string;
  /** With its entry: the same meditation on another day is another rest. */
  path: string;
  minutes: number;
  /** Null for a free timer. */
  itemId: string | null;
  entryId: string | null;
}

export type RestSession = ReturnType<typeof useRestSession>;

/** A rest from its beginning until it is recorded. It is one part, of which the position is where the person is in it. */
export function useRestSession({ title, path, minutes, itemId, entryId }: Rest) {
  const { session, state, now, begin, happen, clear } = useDoing(restingKey, path);
  const record = useRecordActivity();
  const { data: settings, isPending: isWaiting } = useDaySettings();
  const [rested, setRested] = useState<DoneActivity | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  const isFinished = state?.status === "finished" && !isWaiting;
  const sleep = state?.timers.find(({ id }) => id === sleepTimerId) ?? null;
  const isAsleep = sleep?.isOver === true;

  function save(done: DoneActivity): void {
    // What could not be recorded stays on the device.
    void record.mutateAsync(done).then(clear, () => {});
  }

  const end = useEffectEvent(() => {
    if (session === null) return;
    const { activityId, parts, events } = session;
    const day = getToday(new Date(events[0]?.at ?? 0), getTimeZone(settings?.time_zone ?? null));
    const seconds = countRestedSeconds(parts, events, now);
    const done: DoneActivity = { activityId, kind: "meditation", itemId, entryId, day, seconds };
    setRested(done);
    save(done);
  });
  useEffect(() => {
    if (isFinished) end();
  }, [isFinished]);

  const fallAsleep = useEffectEvent(() => happen({ kind: "finish" }));
  useEffect(() => {
    if (isAsleep) fallAsleep();
  }, [isAsleep]);

  return {
    /** Null until it is begun. */
    state,
    isRunning: state?.status === "running",
    /** In seconds, kept current by the second. */
    position: state === null ? 0 : getPosition(state),
    /** In seconds, right now. */
    readPosition: () => readPosition(session),
    /** How often the person jumped to another position. */
    seeks: session?.events.filter(({ kind }) => kind === "extend").length ?? 0,
    start(): void {
      if (session === null) begin(title, path, [{ seconds: minutes * 60, detail: {} }]);
      else happen({ kind: "resume" });
    },
    pause: () => happen({ kind: "pause" }),
    /** What is stored counts: two events may follow one another before anything is rendered. */
    moveTo(position: number, toleratedSeconds = 0): void {
      const seconds = readPosition(readStored(restingKey)?.sessions[path] ?? null) - position;
      if (Math.abs(seconds) > toleratedSeconds) happen({ kind: "extend", seconds });
    },
    finish: () => happen({ kind: "finish" }),
    /** The timer after which the sound has faded. Null while none is set. */
    sleep,
    sleepVolume: sleep === null ? 1 : getFadeVolume(sleep.remainingMs / 1000),
    sleepIn(minutesLeft: number | null): void {
      if (minutesLeft === null) happen({ kind: "stopTimer", id: sleepTimerId });
      else {
        const timer = { id: sleepTimerId, name: `${minutesLeft}`, seconds: minutesLeft * 60 };
        happen({ kind: "startTimer", timer });
      }
    },
    /** What was recorded at the end; null until then. */
    rested,
    isRecorded: record.isSuccess,
    hasFailed: record.isError,
    retry: () => rested && save(rested),
    again(): void {
      setRested(null);
      setIsAgain(true);
    },
    /** Whether the person came back from the end of an earlier rest. */
    isAgain,
  };
}

function readPosition(session: DoingSession<object> | null): number {
  return session === null ? 0 : getPosition(readDoing(session.parts, session.events, Date.now()));
}

function getPosition<Detail>({ parts, index, remainingMs }: DoingState<Detail>): number {
  const [seconds, remaining] = [parts[0]?.seconds ?? 0, (remainingMs ?? 0) / 1000];
  return index === 0 ? seconds - remaining : seconds;
}
