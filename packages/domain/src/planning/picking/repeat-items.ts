interface Repeatable<Item> {
  readonly accepts: (item: Item, at: number) => boolean;
  readonly mayRepeat: (item: Item, picked: readonly (Item | null)[], at: number) => boolean;
}

/**
 * Fills the places that are still open with items of the plan, the least used first and as far as possible from where
 * they stand already. A place stays open if no item of the plan may come again there.
 */
export function repeatItems<Item>(
  picked: readonly (Item | null)[],
  { accepts, mayRepeat }: Repeatable<Item>,
): (Item | null)[] {
  const all = [...picked];
  picked.forEach((item, at) => {
    if (item !== null) return;
    const options = [...new Set(all.filter((other) => other !== null))].filter(
      (other) => accepts(other, at) && mayRepeat(other, all, at),
    );
    const rate = (other: Item) => {
      const uses = all.flatMap((each, place) => (each === other ? [place] : []));
      const nearest = Math.min(...uses.map((place) => Math.abs(place - at)));
      return nearest - 100 * uses.length;
    };
    const [best] = options.toSorted((one, other) => rate(other) - rate(one));
    if (best !== undefined) all[at] = best;
  });
  return all;
}
