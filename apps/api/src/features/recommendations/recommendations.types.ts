import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { Ranking } from "@fernwell/domain/recommend/rank";
import type { Gated } from "@fernwell/domain/safety/gate";

/** What the gate lets through for a person, in their order, and what it hides. */
export interface PersonalRanking<Kind extends ItemKind>
  extends Pick<Gated<ItemByKind[Kind]>, "findItemAt" | "hidden"> {
  readonly ranking: Ranking;
  readonly hiddenCount: number;
  /** Nothing can be suggested until the person has answered a question. */
  readonly isBlocked: boolean;
}
