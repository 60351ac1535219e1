import { type Bitset, bitsetOf } from "../bitset.ts";
import { plainText } from "../safety/words.ts";

/** Which items have which facets: one bit an item, in the order of the items. */
export interface FacetIndex<Facet extends string> {
  readonly size: number;
  readonly all: Bitset;
  having(facet: Facet): Bitset;
  /** The items whose own name carries the given one. */
  named(name: string): Bitset;
}

export interface FacetIndexBuilder<Facet extends string> {
  add(name: string, facets: readonly Facet[]): void;
  build(): FacetIndex<Facet>;
}

/** Takes the items one by one, so that whoever builds a large index can rest in between. */
export function createFacetIndexBuilder<Facet extends string>(): FacetIndexBuilder<Facet> {
  const names: string[] = [];
  const positionsByFacet = new Map<Facet, number[]>();
  return {
    add(name, facets) {
      const position = names.length;
      names.push(plainText(name));
      for (const facet of facets) {
        const positions = positionsByFacet.get(facet);
        if (positions === undefined) positionsByFacet.set(facet, [position]);
        else positions.push(position);
      }
    },
    build() {
      const size = names.length;
      const bits = new Map(
        [...positionsByFacet].map(([facet, positions]) => [facet, bitsetOf(size, positions)]),
      );
      const none = bitsetOf(size, []);
      return {
        size,
        all: bitsetOf(size, [...names.keys()]),
        having: (facet) => bits.get(facet) ?? none,
        named: (name) =>
          bitsetOf(
            size,
            [...names.keys()].filter((position) => names[position]?.includes(name)),
          ),
      };
    },
  };
}
