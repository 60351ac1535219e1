import { type Feeling, saveActivity } from "@fernwell/contract/activities";
import { wireNames } from "@fernwell/contract/item-kinds";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "#app/lib/report-failure.ts";
import { useSessionWatch } from "#app/lib/session.ts";
import { callOrKeep } from "#app/offline/call-or-keep.ts";

export interface DoneActivity {
  readonly activityId: string;
  readonly kind: ItemKind;
  /** Null for a free timer. */
  readonly itemId: string | null;
  readonly entryId: string | null;
  /** The person's day. */
  readonly day: string;
  readonly seconds: number;
  /** Left out until the person has said so. */
  readonly felt?: Feeling | null;
}

const mostSeconds = 86_400;

/** Records what was done. The same id again says how it felt. */
export function useRecordActivity() {
  const queryClient = useQueryClient();
  const goesOn = useSessionWatch();
  return useMutation({
    scope: { id: "activity" },
    mutationFn: ({ activityId, kind, itemId, entryId, day, seconds, felt }: DoneActivity) =>
      callOrKeep(
        saveActivity,
        `activity ${activityId}`,
        {
          params: { activity_id: activityId },
          body: {
            ...{ day, item_name: wireNames[kind].plan, item_id: itemId, entry_id: entryId },
            ...(felt ? { felt } : {}),
            seconds: Math.min(Math.round(seconds), mostSeconds),
          },
        },
        goesOn,
      ),
    onSuccess: () =>
      Promise.all(
        [["week"], ["looking-back"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
    onError: reportFailure("Recording what was done", "We could not record that. Please try again."),
  });
}
