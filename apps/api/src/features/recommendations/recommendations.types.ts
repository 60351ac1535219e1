import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { AppliedFilters } from "@fernwell/domain/recommend/apply-filters";
import type { Ranking } from "@fernwell/domain/recommend/rank";
import type { Gated } from "@fernwell/domain/safety/gate";
import type { Reader } from "../accounts/accounts.types.ts";

/** A reader with what the order of their lists depends on besides: where they are, what they did and what they planned. */
export interface RecommendationReader<Kind extends ItemKind> extends Reader<Kind> {
  readonly timeZone: string | null;
  readonly agenda: StoredAgenda;
}

/** As the query writes it; `parseAgenda` reads it. Null where there is nothing, as for most people. */
export interface StoredAgenda {
  /** What they did in the last days. */
  readonly recorded: string | null;
  /** What they have planned around the day. */
  readonly entries: string | null;
}

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
