import { type Bitset, createBitset, hasBit, listPositions } from "../bitset.ts";
import type { ItemByKind, ItemKind } from "../item-kind.ts";
import type { ServableSet } from "../safety/gate.ts";
import { comparisons } from "./compare-items.ts";
import type { FacetIndex } from "./facet-index.ts";
import type { FacetByKind } from "./facets.ts";
import type { FeedbackVerdict, ItemFeedback } from "./feedback.ts";
import type { Granted } from "./weights.ts";

/** What a person's feedback changes in a ranking. It takes items out and reorders the others; it adds none. */
export interface HeededFeedback {
  readonly hidden: Bitset;
  readonly wishes: readonly Granted[];
}

interface FeedbackShelf<Kind extends ItemKind> {
  readonly items: readonly ItemByKind[Kind][];
  readonly facets: FacetIndex<FacetByKind[Kind]>;
  findPosition(id: string): number | null;
}

/** An easier or harder one comes before those that only have the level that the person answered. */
const comparedWeight = 5;
const siblingWeight = 4;
/** A likeness counts a little more with each item that has it, up to so many. */
const maxLiked = 3;

/** The newest feedback comes first, and reasons name it. Items that no longer suit the person are never named. */
export function heedFeedback<Kind extends ItemKind>(
  kind: Kind,
  shelf: FeedbackShelf<Kind>,
  servable: ServableSet,
  feedback: readonly ItemFeedback[],
): HeededFeedback {
  const said = feedback.flatMap(({ itemId, verdict }) => {
    const position = shelf.findPosition(itemId);
    const item = position !== null && hasBit(servable, position) ? shelf.items[position] : undefined;
    return position === null || item === undefined ? [] : [{ position, item, verdict }];
  });
  const listItems = (wanted: FeedbackVerdict) =>
    said.flatMap(({ item, verdict }) => (verdict === wanted ? item : []));
  return {
    hidden: createBitset(
      shelf.facets.size,
      said.flatMap(({ position, verdict }) => (verdict === "not_for_me" ? position : [])),
    ),
    wishes: [
      ...wishForLike(kind, shelf, listItems("more_like_this")),
      ...wishForCompared(kind, shelf, servable, listItems("too_hard"), "easier"),
      ...wishForCompared(kind, shelf, servable, listItems("too_easy"), "harder"),
    ],
  };
}

/** One wish for each likeness, however many items have it. */
function wishForLike<Kind extends ItemKind>(
  kind: Kind,
  { items, facets }: FeedbackShelf<Kind>,
  liked: readonly ItemByKind[Kind][],
): Granted[] {
  const { listLikenesses } = comparisons[kind];
  const likenesses = liked.flatMap((item) => listLikenesses(item).map((likeness) => ({ ...likeness, item })));
  return [...Map.groupBy(likenesses, ({ facet }) => facet)].map(([facet, alike]) => ({
    bits: facets.findItemsWith(facet),
    weight: (alike[0]?.weight ?? 0) + Math.min(alike.length, maxLiked) - 1,
    getReason(position) {
      const other = alike.find(({ item }) => item !== items[position]);
      return other === undefined ? null : { kind: "like", name: other.item.name };
    },
  }));
}

/** Brings to the front what is easier, or harder, than one of the items: its sibling most of all. */
function wishForCompared<Kind extends ItemKind>(
  kind: Kind,
  { items, facets, findPosition }: FeedbackShelf<Kind>,
  servable: ServableSet,
  said: readonly ItemByKind[Kind][],
  way: "easier" | "harder",
): Granted[] {
  if (said.length === 0) return [];
  const { isEasier, siblings, easierReason } = comparisons[kind];
  const isSibling = (one: ItemByKind[Kind], of: ItemByKind[Kind]) => siblings(of)[way] === one.id;
  const isBeyond = (one: ItemByKind[Kind], other: ItemByKind[Kind]) =>
    way === "easier" ? isEasier(one, other) : isEasier(other, one);
  const isWanted = (position: number) => {
    const one = items[position];
    return one !== undefined && said.some((item) => isBeyond(one, item));
  };

  const reasonKind = way === "easier" ? easierReason : "harder";
  function getReason(position: number) {
    const one = items[position];
    const item = one && said.find((each) => isSibling(one, each) || isBeyond(one, each));
    return item === undefined ? null : ({ kind: reasonKind, name: item.name } as const);
  }

  const siblingPositions = said.flatMap((item) => findPosition(siblings(item)[way] ?? "") ?? []);
  return [
    {
      bits: createBitset(facets.size, listPositions(servable).filter(isWanted)),
      weight: comparedWeight,
      getReason,
    },
    { bits: createBitset(facets.size, siblingPositions), weight: siblingWeight, getReason },
  ];
}
