import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { EyeOff } from "lucide-react";
import { formatItemCount, itemKindTable } from "#app/items/item-kind.ts";
import { TextLink } from "#app/ui/text-link.tsx";

/** Says how many favourites may not go into a plan, and links to them. */
export function HiddenFavourites({ type, count }: { type: ItemKind; count: number }) {
  if (count === 0) return null;

  return (
    <p className="mb-6 flex gap-2.5 text-ink-700 text-sm">
      <EyeOff aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-500" />
      <span>
        {formatItemCount(type, count)} you marked {count === 1 ? "is" : "are"} left out: your answers rule
        {count === 1 ? "it" : "them"} out.{" "}
        <TextLink to={paths.favourites(itemKindTable[type].category)}>See why</TextLink>
      </span>
    </p>
  );
}
