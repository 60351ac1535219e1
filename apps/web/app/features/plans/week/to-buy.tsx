import type { WireWeek } from "@fernwell/contract/week";
import { ShoppingBasket } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { listRows } from "../shopping/list-rows.ts";
import { useShoppingList } from "../shopping/shopping-lists.api.ts";
import { useWeekList } from "./use-week-list.ts";

/** What this week's meals still need from the shop. */
export function ToBuy({ week, today }: { week: WireWeek; today: string }) {
  const { list, hasMeals, isPending, open } = useWeekList(week, today);
  if (list === undefined || (list === null && !hasMeals)) return null;

  return (
    <section
      aria-label="Shopping"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <ShoppingBasket aria-hidden className="size-6 shrink-0 text-clay-700" />
      <p className="min-w-0 grow text-ink-900">
        {list === null ? (
          "There is no shopping list for this week yet."
        ) : (
          <StillToBuy listId={list.list_id} />
        )}
      </p>
      <Button variant="secondary" size="small" pending={isPending} pendingLabel="Making it..." onClick={open}>
        {list === null ? "Make the list" : "Open the list"}
      </Button>
    </section>
  );
}

function StillToBuy({ listId }: { listId: string }) {
  const { data: list } = useShoppingList(listId);
  if (!list) return "Shopping for this week";
  const left = listRows(list, list.extra_ingredients, list.ingredient_names).filter(
    ({ isTicked }) => !isTicked,
  );
  if (left.length === 0) return "Everything for this week is bought.";
  return `${left.length} ${left.length === 1 ? "thing" : "things"} still to buy for this week`;
}
