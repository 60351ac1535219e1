import type { OptionListName } from "@fernwell/contract/catalogue";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { writeCuisineId } from "@fernwell/domain/recommend/filter-traits";
import { nameFilterOption } from "@fernwell/domain/recommend/filter-words";
import type { FilterChoice, FilterName } from "@fernwell/domain/recommend/filters";
import type { Words } from "./catalogue.wire.ts";

/** The filters whose choices are those of a question. */
const optionLists: { readonly [Filter in FilterName<ItemKind>]?: OptionListName } = {
  meal_type: "meal_type",
  health_tag: "health_tag",
  workout_type: "workout_type",
  level: "fitness_level",
  practice: "mindfulness_practice_type",
  goal: "mindfulness_goal",
  time_of_day: "mindfulness_time_of_day",
};

/** How the choices of filters are called on the screen. */
export function createOptionNamer(
  words: Words,
  meals: readonly { readonly cuisine: string }[],
): (choice: FilterChoice<ItemKind>) => string {
  const cuisines = new Map(
    [...new Set(meals.map(({ cuisine }) => cuisine))].map((cuisine) => [writeCuisineId(cuisine), cuisine]),
  );
  return (choice) => {
    const { filter, id } = choice;
    if (filter === "with" || filter === "main_ingredient") return words.ingredient(id);
    if (filter === "cuisine") return cuisines.get(id) ?? id;
    const list = optionLists[filter];
    return list === undefined ? nameFilterOption(choice) : words.option(list, id);
  };
}
