import { parseItemKind } from "@fernwell/contract/item-kinds";
import { paths } from "@fernwell/contract/paths";
import type { ShoppingListCard } from "@fernwell/contract/shopping-lists";
import type { WireWeek } from "@fernwell/contract/week";
import { findMonday, shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import { useState } from "react";
import { useNavigate } from "react-router";
import { formatDayAndMonth } from "#app/days/format-day.ts";
import { newId } from "#app/lib/new-id.ts";
import { useSaveShoppingList, useShoppingLists } from "../shopping/shopping-lists.api.ts";

interface WeekList {
  /** Null until it is made, undefined until that is known. */
  readonly list: ShoppingListCard | null | undefined;
  /** Whether there are meals to shop for. */
  readonly hasMeals: boolean;
  readonly isPending: boolean;
  /** Makes the list if need be, adds the plans that the week has by now, and shows it. */
  readonly open: () => void;
}

/** The shopping list for the meals of a day's week, Monday to Sunday. */
export function useWeekList({ entries }: Pick<WireWeek, "entries">, day: string): WeekList {
  const from = findMonday(day);
  const to = shiftDay(from, 6);
  const { data: lists } = useShoppingLists();
  const list = lists && (lists.find(({ from_day, to_day }) => from_day === from && to_day === to) ?? null);
  const [ownId] = useState(newId);
  const listId = list?.list_id ?? ownId;
  const save = useSaveShoppingList(listId);
  const navigate = useNavigate();
  const meals = entries.filter(
    ({ item_name, day: own }) =>
      parseItemKind(item_name) === "meal" && own !== null && own >= from && own <= to,
  );
  const planIds = meals.map(({ plan_id }) => plan_id);

  function open() {
    if (list === undefined) return;
    const known = list?.plan_ids ?? [];
    const show = () => navigate(paths.shoppingList(listId));
    if (planIds.every((id) => known.includes(id))) {
      void show();
      return;
    }
    save.mutate(
      {
        list_name: list?.list_name ?? `Week of ${formatDayAndMonth(from)}`,
        plan_ids: [...new Set([...known, ...planIds])],
        from_day: from,
        to_day: to,
      },
      { onSuccess: show },
    );
  }

  return { list, hasMeals: planIds.length > 0, isPending: save.isPending, open };
}
