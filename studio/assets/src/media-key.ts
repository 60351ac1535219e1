import type { Asset } from "./assets.ts";

export function keyOf({ kind, id }: Pick<Asset, "kind" | "id">): string {
  return `${kind}/${id}`;
}
