import { type Bitset, countBits, intersect } from "../bitset.ts";
import type { ItemKind } from "../item-kind.ts";
import type { Withholding } from "../safety/withheld.ts";
import type { FilterIndex, FilterOption } from "./filter-index.ts";
import { type FilterName, filterNames, isWithheld } from "./filters.ts";

interface CountedOption<Kind extends ItemKind> {
  readonly option: FilterOption<Kind>;
  readonly count: number;
}

interface OfferedFilter<Kind extends ItemKind> {
  readonly filter: FilterName<Kind>;
  readonly options: readonly (CountedOption<Kind> & { readonly isChosen: boolean })[];
}

export interface AppliedFilters<Kind extends ItemKind> {
  /** The items that fit what was chosen, whether they suit the person or not. */
  readonly matching: Bitset;
  /**
   * The options that leave anything, and the chosen ones. Each is counted together with the choices in the other
   * filters, as if it were the only one in its own; an ingredient at hand together with the others at hand.
   */
  listFilters(): OfferedFilter<Kind>[];
  /** Where the choices leave nothing: those that would leave something if each alone were taken away, and how much. */
  listEmptying(): CountedOption<Kind>[];
}

interface Filtering<Kind extends ItemKind> {
  readonly kind: Kind;
  readonly index: FilterIndex<Kind>;
  readonly chosen: readonly FilterOption<Kind>[];
  /** What the gate lets through for the person and they have not hidden. */
  readonly wanted: Bitset;
  readonly withheld: readonly Withholding[];
}

/** The choices in one filter are alternatives. Ingredients at hand are all wanted, so each is a condition of its own. */
interface Condition<Kind extends ItemKind> {
  readonly filter: FilterName<Kind>;
  readonly choices: readonly FilterOption<Kind>[];
  readonly bits: Bitset;
}

/** Filters with many options offer those that leave most. */
const maxOffered: { readonly [Filter in FilterName<ItemKind>]?: number } = {
  cuisine: 40,
  main_ingredient: 40,
  with: 40,
};

export function applyFilters<Kind extends ItemKind>(filtering: Filtering<Kind>): AppliedFilters<Kind> {
  const { kind, index, chosen, wanted, withheld } = filtering;
  const conditions = listConditions(chosen);
  const left = meetAll(wanted, conditions);

  function listOptions(filter: FilterName<Kind>): OfferedFilter<Kind>["options"] {
    const others = conditions.filter((condition) => condition.filter !== filter || filter === "with");
    const leftByOthers = others.length === conditions.length ? left : meetAll(wanted, others);
    const counts = index.countItems(filter, leftByOthers);
    const counted = index
      .listOptions(filter)
      .map((option, place) => ({ option, count: counts[place] ?? 0, isChosen: chosen.includes(option) }))
      .filter(({ option, count, isChosen }) => (count > 0 || isChosen) && !isWithheld(option, withheld));
    const sorted = filter === "minutes" ? counted : counted.sort((one, other) => other.count - one.count);
    const max = maxOffered[filter];
    return max === undefined ? sorted : sorted.filter(({ isChosen }, place) => place < max || isChosen);
  }

  return {
    matching: meetAll(index.all, conditions),
    listFilters() {
      const names: readonly FilterName<Kind>[] = filterNames[kind];
      return names.map((filter) => ({ filter, options: listOptions(filter) }));
    },
    listEmptying() {
      if (countBits(left) > 0) return [];
      return conditions.flatMap((condition) => {
        const [option, alternative] = condition.choices;
        // Without one of several alternatives there is even less.
        if (option === undefined || alternative !== undefined) return [];
        const others = conditions.filter((other) => other !== condition);
        const count = countBits(meetAll(wanted, others));
        return count > 0 ? [{ option, count }] : [];
      });
    },
  };
}

function listConditions<Kind extends ItemKind>(chosen: readonly FilterOption<Kind>[]): Condition<Kind>[] {
  return [...Map.groupBy(chosen, ({ filter }) => filter)].flatMap(([filter, choices]): Condition<Kind>[] =>
    filter === "with"
      ? choices.map((choice) => ({ filter, choices: [choice], bits: choice.bits }))
      : [{ filter, choices, bits: unite(choices.map(({ bits }) => bits)) }],
  );
}

function meetAll(among: Bitset, conditions: readonly Condition<ItemKind>[]): Bitset {
  const left = Int32Array.from(among);
  for (const { bits } of conditions) intersect(left, bits, left);
  return left;
}

function unite(sets: readonly Bitset[]): Bitset {
  const united = new Int32Array(sets[0]?.length ?? 0);
  for (const bits of sets)
    for (let word = 0; word < united.length; word += 1)
      united[word] = (united[word] ?? 0) | (bits[word] ?? 0);
  return united;
}
