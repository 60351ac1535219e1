import { type Bitset, createBitset } from "../bitset.ts";
import type { ItemKind } from "../item-kind.ts";
import type { FilterTrait } from "./filter-traits.ts";
import { type FilterChoice, type FilterName, filterIds, filterNames } from "./filters.ts";

/** A choice with its name and the items that fit it: one bit per item, in the order of the items. */
export interface FilterOption<Kind extends ItemKind> extends FilterChoice<Kind> {
  readonly name: string;
  readonly bits: Bitset;
}

export interface FilterIndex<Kind extends ItemKind> {
  readonly all: Bitset;
  /** By name, and minutes by their length. */
  listOptions(filter: FilterName<Kind>): readonly FilterOption<Kind>[];
  find(choice: FilterChoice<Kind>): FilterOption<Kind> | null;
}

interface FilterIndexBuilder<Kind extends ItemKind> {
  add(traits: readonly FilterTrait<Kind>[]): void;
  build(): FilterIndex<Kind>;
}

/** Takes the items one by one, so that building a large index can be interrupted. */
export function createFilterIndexBuilder<Kind extends ItemKind>(
  kind: Kind,
  nameOption: (choice: FilterChoice<Kind>) => string,
): FilterIndexBuilder<Kind> {
  let size = 0;
  const names: readonly FilterName<Kind>[] = filterNames[kind];
  const positions = new Map(names.map((filter) => [filter, startPositions(kind, filter)]));

  return {
    add(traits) {
      for (const [filter, id] of traits) {
        const ofFilter = positions.get(filter);
        const known = ofFilter?.get(id);
        if (known === undefined) ofFilter?.set(id, [size]);
        else known.push(size);
      }
      size += 1;
    },
    build() {
      const options = new Map(
        [...positions].map(([filter, byId]) => {
          const unsorted = [...byId].map(([id, places]): FilterOption<Kind> => {
            return { filter, id, name: nameOption({ filter, id }), bits: createBitset(size, places) };
          });
          return [filter, filter === "minutes" ? unsorted : sortByName(unsorted)] as const;
        }),
      );
      const byId = new Map(
        [...options].map(([filter, all]) => [filter, new Map(all.map((option) => [option.id, option]))]),
      );
      return {
        all: createBitset(size, [...Array(size).keys()]),
        listOptions: (filter) => options.get(filter) ?? [],
        find: ({ filter, id }) => byId.get(filter)?.get(id) ?? null,
      };
    },
  };
}

/** A choice that every catalogue offers is known even if no item fits it. */
function startPositions<Kind extends ItemKind>(kind: Kind, filter: FilterName<Kind>): Map<string, number[]> {
  const ids: Readonly<Record<string, readonly string[]>> = filterIds[kind];
  return new Map((ids[filter] ?? []).map((id) => [id, []]));
}

function sortByName<Option extends { readonly name: string }>(options: readonly Option[]): Option[] {
  return options.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}
