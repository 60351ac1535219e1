import type { ItemKind } from "@fernwell/domain/item-kind";
import type { FilterName } from "@fernwell/domain/recommend/filters";
import type { ChosenFilters } from "./filters-in-address.ts";
import type { OfferedFilter } from "./recommendations.api.ts";

/** A filter in the words of the screen. */
export interface NamedFilter extends Pick<OfferedFilter, "options"> {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
}

export function nameFilters(kind: ItemKind, offered: readonly OfferedFilter[]): NamedFilter[] {
  return offered.map(({ filter, options }) => ({
    name: filter,
    label: nameFilter(kind, filter),
    hint: hints[filter],
    options,
  }));
}

/** One choice of the person, such as "Cuisine: Thai". */
export interface NamedChoice {
  readonly filter: string;
  readonly id: string;
  readonly text: string;
}

/** The choices that the API knows, in the order in which they were made in each filter. */
export function listChoices(filters: readonly NamedFilter[], chosen: ChosenFilters): NamedChoice[] {
  return filters.flatMap(({ name: filter, label, options }) =>
    (chosen[filter] ?? []).flatMap((id) => {
      const option = options.find((option) => option.id === id);
      return option ? [{ filter, id, text: `${label}: ${option.name}` }] : [];
    }),
  );
}

export function nameFilter(kind: ItemKind, filter: string): string {
  const ofKind: Readonly<Record<string, string>> = labels[kind];
  return ofKind[filter] ?? filter;
}

const labels: { readonly [Kind in ItemKind]: Readonly<Record<FilterName<Kind>, string>> } = {
  meal: {
    meal_type: "Meal",
    minutes: "Time",
    cuisine: "Cuisine",
    cost: "Cost",
    main_ingredient: "Main ingredient",
    with: "At hand",
    health_tag: "Health",
    cooked_ahead: "Make ahead",
  },
  exercise: {
    workout_type: "Type",
    minutes: "Time",
    equipment: "Equipment",
    posture: "Position",
    muscle: "Muscles",
    level: "Level",
  },
  meditation: {
    minutes: "Time",
    practice: "Practice",
    goal: "Goal",
    posture: "Position",
    time_of_day: "Time of day",
  },
};

const hints: Readonly<Record<string, string>> = { with: "Meals that use everything you tick." };
