import { parseItemKind } from "@fernwell/contract/item-kinds";
import { paths } from "@fernwell/contract/paths";
import { itemKinds } from "@fernwell/domain/item-kind";
import { findMonday } from "@fernwell/domain/planning/days/calendar-days";
import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { formatDayAndMonth } from "#app/days/format-day.ts";
import { useToday } from "#app/days/use-today.ts";
import { LoadFailure } from "#app/page/load-failure.tsx";
import { Button } from "#app/ui/button.tsx";
import { AskCookingFor } from "../cooking/ask-cooking-for.tsx";
import { noReadingChanges } from "../reading-changes.ts";
import { DayOutline } from "./day-outline.tsx";
import { useProposal, useSaveWeek, type WantedPart } from "./plan-week.api.ts";
import { ProposedDays } from "./proposed-days.tsx";
import { toSavedPlans } from "./proposed-week.ts";
import { readDay } from "./read-day.ts";
import { useSwaps } from "./use-swaps.ts";
import { WishPart } from "./wish-part.tsx";

type Wish = WantedPart & { readonly isOn: boolean };

/** What we will do in words, each of which can be changed; then the week, before it is saved. */
export function PlanWeekPage() {
  const today = useToday();
  const [search] = useSearchParams();
  const from = [today, readDay(search.get("from")) ?? today].toSorted().at(-1) ?? today;
  const [wishes, setWishes] = useState<readonly Wish[]>(
    itemKinds.map((kind) => ({ kind, isOn: true, prompt: "", ...noReadingChanges })),
  );
  const parts = wishes.filter(({ isOn }) => isOn).map(({ isOn, ...part }) => part);
  const { data: proposal, error, refetch, isPlaceholderData, isFetching } = useProposal(from, parts);
  const save = useSaveWeek();
  const navigate = useNavigate();
  const swapping = useSwaps(from, proposal);
  const isStale = isPlaceholderData || isFetching;

  // The same ids however often it is sent: a retry after a lost response makes no second week.
  const plans = useMemo(
    () => (proposal === undefined ? [] : toSavedPlans(proposal, swapping.swaps)),
    [proposal, swapping.swaps],
  );

  function saveProposal() {
    if (plans.length === 0 || isStale) return;
    save.mutate(plans, {
      onSuccess: () => navigate(paths.week(findMonday(from))),
    });
  }

  return (
    <>
      <h1 className="text-4xl">Plan my week</h1>
      <p className="mt-2 max-w-measure text-ink-700 text-lg">
        Seven days from {formatDayAndMonth(from)}, made from your answers. Change what you like; nothing is
        saved until you say so.
      </p>
      <div className="mt-6 empty:hidden">
        <AskCookingFor />
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="grid gap-4">
          {wishes.map((wish) => (
            <WishPart
              key={wish.kind}
              wish={wish}
              chips={
                proposal?.plans.find(({ item_name }) => parseItemKind(item_name) === wish.kind)?.reading
                  .chips ?? []
              }
              onChange={(changed) =>
                setWishes((all) =>
                  all.map((each) => (each.kind === wish.kind ? { ...each, ...changed } : each)),
                )
              }
            />
          ))}
        </div>
        <div aria-busy={isStale}>
          {proposal === undefined && error && (
            <LoadFailure message="We could not make a week right now." onRetry={() => refetch()} />
          )}
          {proposal === undefined && !error && parts.length > 0 && <DayOutline label="Making your week…" />}
          {parts.length === 0 && <p className="text-ink-700">Choose at least one kind to plan.</p>}
          {proposal && parts.length > 0 && (
            <ProposedDays proposal={proposal} swapping={swapping} parts={parts} isStale={isStale} />
          )}
        </div>
      </div>
      <div className="form-foot -mx-5 mt-8 border-line border-t bg-paper px-5 py-4 sm:-mx-8 sm:px-8">
        <div className="flex flex-wrap items-center gap-4">
          <Button
            aria-disabled={plans.length === 0 || isStale || parts.length === 0}
            pending={save.isPending}
            pendingLabel="Saving..."
            onClick={saveProposal}
          >
            Save the week
          </Button>
          <p className="text-ink-700 text-sm">What is planned already stays where it is.</p>
        </div>
      </div>
    </>
  );
}
