import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { AppliedFilters } from "@fernwell/domain/recommend/apply-filters";
import type { Ranking } from "@fernwell/domain/recommend/rank";
import type { Gated } from "@fernwell/domain/safety/gate";

/** What the gate lets through for a person, they have not hidden and the filters match, in their order, and what is hidden. */
export interface PersonalRanking<Kind extends ItemKind>
  extends Pick<Gated<ItemByKind[Kind]>, "findItemAt" | "hidden"> {
  readonly ranking: Ranking;
  readonly filters: Pick<AppliedFilters<Kind>, "listFilters" | "listEmptying">;
  /** By the gate. */
  readonly hiddenCount: number;
  /** By the person, of what the gate lets through. */
  readonly unwantedCount: number;
  /** Nothing can be suggested until the person has answered a question. */
  readonly isBlocked: boolean;
}
