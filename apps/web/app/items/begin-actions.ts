import type { ItemKind } from "@fernwell/domain/item-kind";
import { ChefHat, Headphones, type LucideIcon, Play } from "lucide-react";

/** What leads from an item to its player. */
export const beginActions: Readonly<Record<ItemKind, { readonly label: string; readonly icon: LucideIcon }>> =
  {
    meal: { label: "Cook", icon: ChefHat },
    exercise: { label: "Start", icon: Play },
    meditation: { label: "Listen", icon: Headphones },
  };
