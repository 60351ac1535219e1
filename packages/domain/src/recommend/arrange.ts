import type { Bitset } from "../bitset.ts";
import type { ItemByKind, ItemKind } from "../item-kind.ts";
import type { PersonContext } from "../people/person-context.ts";
import type { Gated, HiddenCause } from "../safety/gate.ts";
import type { Withholding } from "../safety/withheld.ts";
import { listAssurances } from "./assurances.ts";
import { describeReason, type Figures, listFigures, type ReasonWords } from "./describe-reason.ts";
import type { FacetIndex } from "./facet-index.ts";
import type { FacetByKind } from "./facets.ts";
import type { HeededAgenda } from "./heed-agenda.ts";
import type { Moment } from "./moment.ts";
import { planOrder } from "./order.ts";
import type { Arrangement } from "./rank.ts";
import type { Reason } from "./weights.ts";

interface ArrangedShelf<Kind extends ItemKind> {
  readonly items: readonly ItemByKind[Kind][];
  readonly facets: FacetIndex<FacetByKind[Kind]>;
  sortOf(position: number): string;
}

interface Circumstances {
  readonly moment: Moment;
  readonly withheld: readonly Withholding[];
  /** Null for a person who has done and planned nothing. */
  readonly agenda: HeededAgenda | null;
}

/** How the pages of a person are put together and explained. */
export function arrange<Kind extends ItemKind>(
  person: PersonContext<Kind>,
  shelf: ArrangedShelf<Kind>,
  { servable, hidden }: Pick<Gated<unknown>, "servable" | "hidden">,
  { moment, agenda, withheld }: Circumstances,
  words: ReasonWords,
): Arrangement<FacetByKind[Kind]> {
  const { kind } = person;
  const causes = hidden.map(({ cause }) => cause);
  /** One after another, all reasons of a card are described. */
  let described: { readonly position: number; readonly figures: Figures } | null = null;
  return {
    order: planOrder[kind](person, moment, withheld),
    agenda,
    assurances: assure[kind](causes, servable, shelf.facets),
    sortOf: shelf.sortOf,
    describe(reason, position) {
      if (described?.position !== position) {
        const item = shelf.items[position];
        if (item === undefined) return "";
        described = { position, figures: listFigures[kind](item) };
      }
      return describeReason(reason, words, described.figures);
    },
  };
}

const assure: {
  readonly [Kind in ItemKind]: (
    causes: readonly HiddenCause[],
    servable: Bitset,
    facets: FacetIndex<FacetByKind[Kind]>,
  ) => Reason[];
} = {
  meal: (causes, servable, facets) =>
    listAssurances(causes, servable, (diet) => facets.findItemsWith(`diet:${diet}`)),
  exercise: () => [],
  meditation: () => [],
};
