import type { FoundGroup } from "@fernwell/contract/search";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { type Hidden, HiddenItems } from "#app/items/hidden-items.tsx";
import { useIsBlocked } from "#app/safety/use-is-blocked.ts";
import { WaitingForAnswer } from "#app/safety/waiting-for-answer.tsx";

/** What was found but is kept from the person, and why. Coaches are not. */
export function HiddenFromGroup({ group: { kind, hidden } }: { group: FoundGroup }) {
  return kind === "coach" ? null : <HiddenOfKind kind={kind} hidden={hidden} />;
}

function HiddenOfKind({ kind, hidden }: { kind: ItemKind; hidden: Hidden }) {
  return useIsBlocked(kind) ? <WaitingForAnswer kind={kind} /> : <HiddenItems kind={kind} hidden={hidden} />;
}
