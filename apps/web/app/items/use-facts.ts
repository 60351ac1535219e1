import { Flame } from "lucide-react";
import { useEnergy } from "#app/safety/energy.ts";
import type { Fact, ItemSummary } from "./item-summary.ts";

/** The facts of an item as this person may see them. */
export function useFacts({ facts, energy }: Pick<ItemSummary, "facts" | "energy">): readonly Fact[] {
  const words = useEnergy();
  return energy === null || words === null ? facts : [...facts, { icon: Flame, text: words.write(energy) }];
}
