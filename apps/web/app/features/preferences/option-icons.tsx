import {
  Apple,
  Coffee,
  CupSoda,
  Leaf,
  type LucideIcon,
  MoonStar,
  Sandwich,
  Sprout,
  Sun,
  Sunrise,
  Sunset,
  Trees,
  UtensilsCrossed,
} from "lucide-react";
import type { ReactNode } from "react";

/** An option without an icon here is shown by its name alone. */
export function optionIcon(id: string): ReactNode {
  const Icon = icons.get(id);
  return Icon && <Icon />;
}

const icons = new Map<string, LucideIcon>([
  ["breakfast", Coffee],
  ["lunch", Sandwich],
  ["dinner", UtensilsCrossed],
  ["snack", Apple],
  ["drink", CupSoda],

  ["beginner", Sprout],
  ["intermediate", Leaf],
  ["advanced", Trees],

  ["morning", Sunrise],
  ["midday", Sun],
  ["evening", Sunset],
  ["bedtime", MoonStar],
]);
