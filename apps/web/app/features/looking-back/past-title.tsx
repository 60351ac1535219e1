import { Link } from "react-router";
import { itemKindTable } from "#app/items/item-kind.ts";
import type { Past } from "./past.ts";

/** Leads to the item, unless there is none. */
export function PastTitle({
  past: { kind, itemId, isListed, title },
}: {
  past: Pick<Past, "kind" | "itemId" | "isListed" | "title">;
}) {
  if (itemId === null || !isListed) return title;
  return (
    <Link to={itemKindTable[kind].pathTo(itemId)} className="rounded-control hover:underline">
      {title}
    </Link>
  );
}
