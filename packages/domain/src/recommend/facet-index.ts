import { type Bitset, createBitset } from "../bitset.ts";

/** Which items have which facets: one bit per item, in the order of the items. */
export interface FacetIndex<Facet extends string> {
  readonly size: number;
  findItemsWith(facet: Facet): Bitset;
}

export interface FacetIndexBuilder<Facet extends string> {
  add(facets: readonly Facet[]): void;
  build(): FacetIndex<Facet>;
}

/** Takes the items one by one, so that building a large index can be interrupted. */
export function createFacetIndexBuilder<Facet extends string>(): FacetIndexBuilder<Facet> {
  let size = 0;
  const positionsByFacet = new Map<Facet, number[]>();
  return {
    add(facets) {
      const position = size;
      size += 1;
      for (const facet of facets) {
        const positions = positionsByFacet.get(facet);
        if (positions === undefined) positionsByFacet.set(facet, [position]);
        else positions.push(position);
      }
    },
    build() {
      const bits = new Map(
        [...positionsByFacet].map(([facet, positions]) => [facet, createBitset(size, positions)]),
      );
      const none = createBitset(size, []);
      return {
        size,
        findItemsWith: (facet) => bits.get(facet) ?? none,
      };
    },
  };
}
