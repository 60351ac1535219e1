import { maxExtras, maxTicks } from "@fernwell/contract/plans";
import {
  type Outgoing,
  type PlanList,
  readPlanCopy,
  want,
  writeWhole,
} from "@fernwell/domain/planning/sync/plan-copy";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { type ListSource, listFields, readLists } from "./plan-changes.api.ts";
import { type Listed, useUnsavedLists } from "./unsaved-lists.ts";
import { useSyncedCopy } from "./use-synced-copy.ts";

/** What did not fit into a list, because another device has filled it. */
export interface LeftOut {
  readonly list: PlanList;
  readonly names: readonly string[];
}

const mostNames: Readonly<Record<PlanList, number>> = { ticks: maxTicks, extras: maxExtras };

interface Server extends Listed {
  /** The query that returned the source. */
  readonly queryKey: QueryKey;
  /** Saves a whole list and returns it as the server has merged it. */
  readonly send: (outgoing: Outgoing, signal: AbortSignal) => Promise<readonly string[]>;
  /** Tells the person that a change was refused for good. */
  readonly report: (error: Error) => void;
  /** Logged when a change has to be tried again. */
  readonly failure: string;
}

/** The ticks and extras of a plan or a shopping list, which several devices may change. */
export function useSyncedLists<Source extends ListSource>(
  source: Source,
  { id, isShoppingList, queryKey, send, report, failure }: Server,
) {
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const queryClient = useQueryClient();
  const { copy, update, saving } = useSyncedCopy({
    known: useMemo(() => readLists(source), [source]),
    ...useUnsavedLists({ id, isShoppingList }),
    async send(outgoing: Outgoing, known, signal) {
      const { list } = outgoing;
      await queryClient.cancelQueries({ queryKey });
      const whole = writeWhole(known[list], outgoing);
      // A list that is too long cannot be sent whole. The server then says how much to remove.
      const isTooLong = whole.wanted.length > mostNames[list];
      const stored = await send({ ...outgoing, ...(isTooLong ? {} : whole) }, signal);
      // With what others have changed in the other list meanwhile.
      const latest = queryClient.setQueryData<Source | null>(
        queryKey,
        (latest) => latest && { ...latest, [listFields[list]]: stored },
      );
      return latest ? readLists(latest) : { ...known, [list]: stored };
    },
    onRefused(error, { list, known, wanted }) {
      report(error);
      if (!hasErrorCode(error, "list_full")) return;
      const names = wanted.filter((name) => !known.includes(name));
      setLeftOut((earlier) => ({
        list,
        names: [...new Set([...(earlier?.list === list ? earlier.names : []), ...names])],
      }));
      void queryClient.invalidateQueries({ queryKey });
    },
    failure,
  });
  const shown = readPlanCopy(copy);

  function change(list: PlanList, wanted: readonly string[]) {
    update((now) => want(now, list, { known: shown[list], wanted }));
  }

  return {
    ...shown,
    saving,
    change,
    leftOut,
    addAgain({ list, names }: LeftOut) {
      setLeftOut(null);
      change(list, [...new Set([...shown[list], ...names])]);
    },
    dismissLeftOut: () => setLeftOut(null),
  };
}
