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

interface Server extends Listed {
  /** The query that returned the source. */
  readonly queryKey: QueryKey;
  /** Saves a whole list and returns it as the server has merged it. */
  readonly send: (outgoing: Outgoing) => Promise<readonly string[]>;
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
    async send(outgoing: Outgoing, known) {
      const { list } = outgoing;
      await queryClient.cancelQueries({ queryKey });
      const stored = await send({ ...outgoing, ...writeWhole(known[list], outgoing) });
      queryClient.setQueryData<Source | null>(
        queryKey,
        (latest) => latest && { ...latest, [listFields[list]]: stored },
      );
      return { ...known, [list]: stored };
    },
    onRefused(error, { list, known, wanted }) {
      report(error);
      if (!hasErrorCode(error, "list_full")) return;
      const names = wanted.filter((name) => !known.includes(name));
      setLeftOut((earlier) => ({
        list,
        names: [...(earlier?.list === list ? earlier.names : []), ...names],
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
