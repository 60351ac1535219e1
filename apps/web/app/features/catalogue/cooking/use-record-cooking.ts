import type { DoingState } from "@fernwell/domain/doing/doing";
import { useEffect, useEffectEvent } from "react";
import { useDaySettings } from "#app/days/day-settings.api.ts";
import { getTimeZone } from "#app/days/time-zone.ts";
import { getToday } from "#app/days/today.ts";
import { useRecordActivity } from "#app/doing/activity.api.ts";
import type { DoingSession } from "#app/doing/doing-session.ts";
import { findFelt } from "#app/doing/felt.ts";
import type { CookingDetail } from "#app/doing/sessions.ts";

interface Cooked {
  readonly mealId: string;
  readonly entryId: string | null;
  /** Null until it is finished. */
  readonly session: DoingSession<CookingDetail> | null;
  readonly state: DoingState<CookingDetail> | null;
}

/**
 * Records a meal when it is finished, also after a reload, and again when the person says how it was. The same id is
 * sent each time, so that it is recorded once.
 */
export function useRecordCooking({ mealId, entryId, session, state }: Cooked) {
  const { mutate, isPending, isSuccess, isError } = useRecordActivity();
  const { data: settings, isPending: isWaiting } = useDaySettings();
  const felt = state && findFelt(state.ticked);
  const isDue = session !== null && !isWaiting;

  function record(onSuccess = () => {}) {
    if (session === null || state === null) return;
    const { activityId, events } = session;
    const day = getToday(new Date(events[0]?.at ?? 0), getTimeZone(settings?.time_zone ?? null));
    mutate(
      {
        ...{ activityId, kind: "meal", itemId: mealId, entryId, day, seconds: state.activeMs / 1000 },
        ...(felt === null ? {} : { felt }),
      },
      { onSuccess },
    );
  }

  const recordNow = useEffectEvent(() => record());
  useEffect(() => {
    if (isDue) recordNow();
  }, [isDue, felt]);

  return { felt, record, isPending, isSuccess, isError };
}
