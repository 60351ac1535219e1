import { type Bitset, createBitset } from "../bitset.ts";
import type { ItemByKind, ItemKind } from "../item-kind.ts";
import { findConflict } from "./conflicts.ts";
import { type Constraint, type ConstraintByKind, getConstraintKey } from "./constraints.ts";

/** Which items break which constraint: one bit per item, in the order of the items. */
export interface ConflictIndex<Item, C extends Constraint> {
  readonly items: readonly Item[];
  readonly all: Bitset;
  /** The items that break the constraint. One that is not indexed is checked against every item. */
  findConflicting(constraint: C): Bitset;
}

export interface ConflictIndexBuilder<Item, C extends Constraint> {
  add(item: Item): void;
  build(): ConflictIndex<Item, C>;
}

/** Takes the items one by one, so that building a large index can be interrupted. */
export function createConflictIndexBuilder<Kind extends ItemKind, Item extends ItemByKind[Kind]>(
  kind: Kind,
  constraints: readonly ConstraintByKind[Kind][],
): ConflictIndexBuilder<Item, ConstraintByKind[Kind]> {
  const items: Item[] = [];
  const indexed = constraints.map((constraint) => ({ constraint, positions: [] as number[] }));
  const breaks = (item: Item, constraint: ConstraintByKind[Kind]) =>
    findConflict[kind](item, constraint) !== null;

  return {
    add(item) {
      for (const { constraint, positions } of indexed) {
        if (breaks(item, constraint)) positions.push(items.length);
      }
      items.push(item);
    },
    build() {
      const size = items.length;
      const bits = new Map(
        indexed.map(({ constraint, positions }) => [
          getConstraintKey(constraint),
          createBitset(size, positions),
        ]),
      );
      const checkEveryItem = (constraint: ConstraintByKind[Kind]) =>
        createBitset(
          size,
          items.flatMap((item, position) => (breaks(item, constraint) ? [position] : [])),
        );
      return {
        items,
        all: createBitset(size, [...items.keys()]),
        findConflicting: (constraint) => bits.get(getConstraintKey(constraint)) ?? checkEveryItem(constraint),
      };
    },
  };
}
