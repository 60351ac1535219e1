import type { ShoppingList } from "@fernwell/contract/shopping-lists";
import type { WireWeek } from "@fernwell/contract/week";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useToday } from "#app/days/use-today.ts";
import { unsavedEntriesKey, unsavedListsKey, unsavedWeekKey } from "#app/lib/drafts.ts";
import { useStored } from "#app/lib/storage.ts";
import { showToast } from "#app/ui/toast.ts";
import { dropUnsavedEntries } from "./entries/unsaved-entries.ts";
import { usePlanEntries } from "./entries/use-plan-entries.ts";
import { moveOldLists, useHasOldLists } from "./move-old-lists.ts";
import { useOpenCopies, weekCopy } from "./open-copies.ts";
import type { Plan } from "./plan.ts";
import { usePlan } from "./plans.api.ts";
import { useShoppingList, useShoppingListChanges } from "./shopping/shopping-lists.api.ts";
import { dropUnsavedLists } from "./unsaved-lists.ts";
import { usePlanLists } from "./use-plan-lists.ts";
import { useWeek } from "./week/use-week.ts";
import { type DayRange, useWeekQuery } from "./week/week.api.ts";

/** Sends what earlier pages could not save, from whichever page is open. An open plan, list or week does so itself. */
export function UnsavedChanges() {
  const lists = useStored(unsavedListsKey)?.lists ?? {};
  const entries = useStored(unsavedEntriesKey)?.kinds ?? {};
  const hasWeek = useStored(unsavedWeekKey) !== null;
  const open = useOpenCopies();
  const hasOldLists = useHasOldLists();
  useEffect(() => {
    if (hasOldLists) moveOldLists();
  }, [hasOldLists]);
  const isClosed = ([id]: readonly [string, unknown]) => !open.includes(id);

  return (
    <>
      {Object.entries(lists)
        .filter(isClosed)
        .map(([id, { isShoppingList }]) =>
          isShoppingList ? (
            <UnsavedList key={id} listId={id} />
          ) : (
            <UnsavedPlan key={id} kind="meal" planId={id} Part={UnsavedLists} drop={dropUnsavedLists} />
          ),
        )}
      {Object.entries(entries)
        .filter(isClosed)
        .map(([id, kind]) => (
          <UnsavedPlan key={id} kind={kind} planId={id} Part={UnsavedEntries} drop={dropUnsavedEntries} />
        ))}
      {hasWeek && !open.includes(weekCopy) && <UnsavedWeek />}
    </>
  );
}

function UnsavedList({ listId }: { listId: string }) {
  const { data: list } = useShoppingList(listId);
  if (list === null) return <Gone drop={() => dropUnsavedLists(listId)} />;
  return list && <UnsavedListChanges list={list} />;
}

/** What was changed has been removed since, by another page or device. */
function Gone({ drop }: { drop: () => void }) {
  const dropNow = useEffectEvent(drop);
  useEffect(() => {
    dropNow();
    showToast.error("Something you changed has been removed since, so your changes could not be saved.");
  }, []);
  return null;
}

function UnsavedListChanges({ list }: { list: ShoppingList }) {
  useShoppingListChanges(list);
  return null;
}

interface UnsavedPlanProps {
  kind: ItemKind;
  planId: string;
  Part: (props: { plan: Plan }) => ReactNode;
  drop: (planId: string) => void;
}

function UnsavedPlan({ kind, planId, Part, drop }: UnsavedPlanProps) {
  const { data: plan } = usePlan(kind, planId);
  if (plan === null) return <Gone drop={() => drop(planId)} />;
  return plan && <Part plan={plan} />;
}

function UnsavedLists({ plan }: { plan: Plan }) {
  return plan.kind === "meal" ? <UnsavedPlanLists plan={plan} /> : null;
}

function UnsavedPlanLists({ plan }: { plan: Plan<"meal"> }) {
  usePlanLists(plan);
  return null;
}

function UnsavedEntries({ plan }: { plan: Plan }) {
  usePlanEntries(plan);
  return null;
}

function UnsavedWeek() {
  const today = useToday();
  const range = { from: shiftDay(today, -1), to: shiftDay(today, 6) };
  const { data: week } = useWeekQuery(range);
  return week && <UnsavedWeekChanges week={week} range={range} />;
}

function UnsavedWeekChanges({ week, range }: { week: WireWeek; range: DayRange }) {
  useWeek(week, range);
  return null;
}
