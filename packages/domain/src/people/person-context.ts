import type { ItemKind } from "../item-kind.ts";
import type { AnswersByKind } from "../recommend/answers.ts";
import type { ItemFeedback } from "../recommend/feedback.ts";
import type { VersionedReading } from "../safety/stored-reading.ts";
import type { Told } from "../safety/told.ts";
import type { Age } from "./minor.ts";

/** What we know about a person when we choose items of one kind for them. */
export interface PersonContext<Kind extends ItemKind = ItemKind> extends Age {
  readonly kind: Kind;
  readonly answers: AnswersByKind[Kind];
  readonly told: Told;
  /** How what they told us was read when it was saved. Without it the gate reads anew. */
  readonly reading?: VersionedReading;
  /** What they said about items of this kind, the newest first. */
  readonly feedback?: readonly ItemFeedback[];
}
