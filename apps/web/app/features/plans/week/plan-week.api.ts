import type { CallInput, OutputOf } from "@fernwell/contract/endpoint";
import { wireNames } from "@fernwell/contract/item-kinds";
import { planWeek, saveWeek } from "@fernwell/contract/plan-week";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { itemKinds } from "@fernwell/domain/item-kind";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { planKey, reportFailedSave } from "../plans.api.ts";
import type { ReadingChanges } from "../reading-changes.ts";
import { weekKey } from "./week-key.ts";

/** What is wanted of one kind, in words and as changes of what was understood. */
export interface WantedPart extends ReadingChanges {
  readonly kind: ItemKind;
  readonly prompt: string;
}

export type Proposal = OutputOf<typeof planWeek>;

interface Swapped {
  readonly keep: readonly string[];
  readonly avoid: readonly string[];
}

const nothingSwapped: Swapped = { keep: [], avoid: [] };

function callPlanWeek(
  from: string,
  parts: readonly WantedPart[],
  swapped = nothingSwapped,
  signal?: AbortSignal,
) {
  const wanted = parts.map(({ kind, prompt, without, set }) => ({
    ...{ item_name: wireNames[kind].plan, prompt, without: [...without], set },
    ...{ keep: [...swapped.keep], avoid: [...swapped.avoid] },
  }));
  return call(planWeek, { body: { from, parts: wanted } }, signal && { signal });
}

/** Made anew whenever the wishes change. The one before stays until the next is there. */
export function useProposal(from: string, parts: readonly WantedPart[]) {
  return useQuery({
    queryKey: ["week proposal", from, parts],
    queryFn: ({ signal }) => callPlanWeek(from, parts, nothingSwapped, signal),
    enabled: parts.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Proposes a part again with other items in the place of those that were swapped away. */
export function useProposeOther(from: string) {
  return useMutation({
    mutationFn: ({ part, ...swapped }: Swapped & { readonly part: WantedPart }) =>
      callPlanWeek(from, [part], swapped),
    onError: (error) => logFailure("Swapping in a proposed week", error),
  });
}

export function useSaveWeek() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (plans: CallInput<typeof saveWeek>["body"]["plans"]) => call(saveWeek, { body: { plans } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: weekKey() });
      for (const kind of itemKinds) void queryClient.invalidateQueries({ queryKey: planKey(kind) });
    },
    onError: reportFailedSave,
  });
}
