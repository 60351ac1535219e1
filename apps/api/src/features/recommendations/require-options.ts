import type { ItemKind } from "@fernwell/domain/item-kind";
import type { FilterIndex, FilterOption } from "@fernwell/domain/recommend/filter-index";
import {
  type FilterChoice,
  type FilterQuery,
  isWithheld,
  listChoices,
} from "@fernwell/domain/recommend/filters";
import type { Withholding } from "@fernwell/domain/safety/withheld";
import { AppError } from "../../platform/app-error.ts";

/** The options that a request names. An id that the catalogue does not know is refused, since the list would be wrong. */
export function requireOptions<Kind extends ItemKind>(
  kind: Kind,
  index: FilterIndex<Kind>,
  query: FilterQuery,
): FilterOption<Kind>[] {
  const choices = listChoices(kind, query);
  refuse(choices.filter((choice) => index.find(choice) === null));
  return choices.flatMap((choice) => index.find(choice) ?? []);
}

/** What is withheld from a person does not exist for them. */
export function refuseWithheld(
  chosen: readonly FilterOption<ItemKind>[],
  withheld: readonly Withholding[],
): void {
  refuse(chosen.filter((option) => isWithheld(option, withheld)));
}

function refuse(unknown: readonly FilterChoice<ItemKind>[]): void {
  if (unknown.length === 0) return;
  const filters = [...new Set(unknown.map(({ filter }) => filter))];
  throw new AppError("invalid_fields", {
    detail: filters.map((filter) => ({
      loc: ["query", filter],
      msg: "This filter has no such option.",
      type: "custom",
    })),
  });
}
