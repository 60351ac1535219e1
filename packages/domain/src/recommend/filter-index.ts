import { type Bitset, createBitset, listPositions } from "../bitset.ts";
import type { ItemKind } from "../item-kind.ts";
import type { FilterTrait } from "./filter-traits.ts";
import { type FilterChoice, type FilterName, filterIds, filterNames } from "./filters.ts";

/** A choice with its name and the items that fit it: one bit per item, in the order of the items. */
export interface FilterOption<Kind extends ItemKind> extends FilterChoice<Kind> {
  readonly name: string;
  readonly bits: Bitset;
}

type CountsByOption = Readonly<Uint32Array>;

export interface FilterIndex<Kind extends ItemKind> {
  readonly all: Bitset;
  /** By name, and minutes by their length. */
  listOptions(filter: FilterName<Kind>): readonly FilterOption<Kind>[];
  /** How many of these items fit each option, in the order of `listOptions`. */
  countItems(filter: FilterName<Kind>, among: Bitset): CountsByOption;
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
        else if (known.at(-1) !== size) known.push(size);
      }
      size += 1;
    },
    build() {
      const filters = new Map(
        [...positions].map(([filter, placesById]) => {
          const unsorted = [...placesById].map(([id, places]): FilterOption<Kind> => {
            return { filter, id, name: nameOption({ filter, id }), bits: createBitset(size, places) };
          });
          const options = filter === "minutes" ? unsorted : sortByName(unsorted);
          const places = options.map(({ id }) => placesById.get(id) ?? []);
          return [filter, { options, countItems: createCounter(size, places) }] as const;
        }),
      );
      const byId = new Map(
        [...filters].map(([filter, { options }]) => [
          filter,
          new Map(options.map((option) => [option.id, option])),
        ]),
      );
      return {
        all: createBitset(size, [...Array(size).keys()]),
        listOptions: (filter) => filters.get(filter)?.options ?? [],
        countItems: (filter, among) => filters.get(filter)?.countItems(among) ?? new Uint32Array(),
        find: ({ filter, id }) => byId.get(filter)?.get(id) ?? null,
      };
    },
  };
}

/**
 * Counts from the items: a person is offered far fewer of them than there are, and each fits few options. Comparing the
 * bits of every option costs ten times as much among 10,000 items.
 */
function createCounter(size: number, placesOfOptions: readonly (readonly number[])[]) {
  // The options of the item at a position are those from its start to the start of the next.
  const starts = new Uint32Array(size + 1);
  for (const position of placesOfOptions.flat()) starts[position + 1] = (starts[position + 1] ?? 0) + 1;
  for (let at = 0; at < size; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  const free = starts.slice();
  const options = new Uint32Array(starts[size] ?? 0);
  for (const [option, places] of placesOfOptions.entries())
    for (const position of places) {
      const at = free[position] ?? 0;
      options[at] = option;
      free[position] = at + 1;
    }

  return (among: Bitset): CountsByOption => {
    const counts = new Uint32Array(placesOfOptions.length);
    for (const position of listPositions(among)) {
      const end = starts[position + 1] ?? 0;
      for (let at = starts[position] ?? 0; at < end; at += 1) {
        const option = options[at] ?? 0;
        counts[option] = (counts[option] ?? 0) + 1;
      }
    }
    return counts;
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
