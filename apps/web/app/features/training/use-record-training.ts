import type { DoingState } from "@fernwell/domain/doing/doing";
import { splitActivity } from "@fernwell/domain/doing/split-activity";
import type { TrainingDetail } from "@fernwell/domain/doing/training";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useDaySettings } from "#app/days/day-settings.api.ts";
import { getTimeZone } from "#app/days/time-zone.ts";
import { getToday } from "#app/days/today.ts";
import { type DoneActivity, useRecordActivity } from "#app/doing/activity.api.ts";
import { deriveId } from "#app/doing/derive-id.ts";
import type { DoingSession } from "#app/doing/doing-session.ts";
import { findFelt } from "#app/doing/felt.ts";

/**
 * Records each exercise that was trained: when the end is reached and when the person says how it felt. The same ids are
 * sent each time, so that a reload records nothing twice.
 */
export function useRecordTraining(
  { activityId, events }: DoingSession<TrainingDetail>,
  { spent, ticked }: DoingState<TrainingDetail>,
) {
  const { mutateAsync: recordActivity } = useRecordActivity();
  const { data: settings, isPending: isWaiting } = useDaySettings();
  const felt = findFelt(ticked);
  const trained = splitActivity(spent);
  const day = getToday(new Date(events[0]?.at ?? 0), getTimeZone(settings?.time_zone ?? null));

  const { mutate, isPending, isSuccess, isError } = useMutation({
    scope: { id: "training" },
    mutationFn: async (activities: readonly DoneActivity[]) => {
      // One after the other, so that the first failure is the only one.
      for (const activity of activities) await recordActivity(activity);
    },
  });

  function record(onSuccess = () => {}) {
    const activities = trained.map(({ order, itemId, entryId, seconds }) => ({
      ...{ activityId: deriveId(activityId, order), kind: "exercise" as const, itemId, entryId },
      ...{ day, seconds, felt },
    }));
    mutate(activities, { onSuccess });
  }

  const recordNow = useEffectEvent(() => record());
  useEffect(() => {
    if (!isWaiting) recordNow();
  }, [isWaiting, felt]);

  return { trained, felt, record, isPending, isSuccess, isError };
}
