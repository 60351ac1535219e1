import type { ShoppingList } from "@fernwell/contract/shopping-lists";
import type { WireWeek } from "@fernwell/contract/week";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import type { Numbered } from "@fernwell/domain/planning/sync/copy";
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
import { isUnsettled, noteSettled } from "./settled-changes.ts";
import { useShoppingList, useShoppingListChanges } from "./shopping/shopping-lists.api.ts";
import { dropUnsavedLists } from "./unsaved-lists.ts";
import { usePlanLists } from "./use-plan-lists.ts";
import { useWeek } from "./week/use-week.ts";
import { type DayRange, useWeekQuery } from "./week/week.api.ts";

/** Sends what earlier pages could not save, from whichever page is open. An open plan, list or week does so itself. */
export function UnsavedChanges() {
  const lists = useStored(unsavedListsKey)?.lists ?? {};
  const { plans = {}, kinds = {} } = useStored(unsavedEntriesKey) ?? {};
  const week = useStored(unsavedWeekKey)?.changes ?? [];
  const open = useOpenCopies();
  const hasOldLists = useHasOldLists();
  useEffect(() => {
    if (hasOldLists) moveOldLists();
  }, [hasOldLists]);
  const isToSend = (id: string, changes: readonly Numbered[] = []) =>
    !open.includes(id) && changes.some(isUnsettled);

  return (
    <>
      {Object.entries(lists)
        .filter(([id, { changes }]) => isToSend(id, changes))
        .map(([id, { isShoppingList, changes }]) =>
          isShoppingList ? (
            <UnsavedList key={id} listId={id} changes={changes} />
          ) : (
            <UnsavedPlan
              key={id}
              kind="meal"
              planId={id}
              changes={changes}
              Part={UnsavedLists}
              drop={dropUnsavedLists}
            />
          ),
        )}
      {Object.entries(kinds)
        .filter(([id]) => isToSend(id, plans[id]))
        .map(([id, kind]) => (
          <UnsavedPlan
            key={id}
            kind={kind}
            planId={id}
            changes={plans[id] ?? []}
            Part={UnsavedEntries}
            drop={dropUnsavedEntries}
          />
        ))}
      {isToSend(weekCopy, week) && <UnsavedWeek />}
    </>
  );
}

interface UnsavedListProps {
  listId: string;
  changes: readonly Numbered[];
}

function UnsavedList({ listId, changes }: UnsavedListProps) {
  const { data: list } = useShoppingList(listId);
  if (list === null) return <Gone changes={changes} drop={() => dropUnsavedLists(listId)} />;
  return list && <UnsavedListChanges list={list} />;
}

interface GoneProps {
  changes: readonly Numbered[];
  drop: () => void;
}

/** What was changed has been removed since, by another page or device. */
function Gone({ changes, drop }: GoneProps) {
  const giveUp = useEffectEvent(() => {
    for (const change of changes) noteSettled(change);
    drop();
  });
  useEffect(() => {
    giveUp();
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
  changes: readonly Numbered[];
  Part: (props: { plan: Plan }) => ReactNode;
  drop: (planId: string) => void;
}

function UnsavedPlan({ kind, planId, changes, Part, drop }: UnsavedPlanProps) {
  const { data: plan } = usePlan(kind, planId);
  if (plan === null) return <Gone changes={changes} drop={() => drop(planId)} />;
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
