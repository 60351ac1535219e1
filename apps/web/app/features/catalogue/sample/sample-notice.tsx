import type { ItemKind } from "@fernwell/domain/item-kind";
import { itemKindTable } from "#app/items/item-kind.ts";
import { Banner } from "#app/ui/banner.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Says that this is a sample, and links to the catalogue's entry. */
export function SampleNotice({ kind, entry }: { kind: ItemKind; entry: string }) {
  const { singular, pathTo } = itemKindTable[kind];

  return (
    <Banner
      kind="warning"
      title="This is a sample"
      action={
        <LinkButton to={pathTo(entry)} variant="secondary" size="small">
          See the full {singular}
        </LinkButton>
      }
    >
      It is the same for everyone, and has not been checked against your answers. The page of the full{" "}
      {singular} is checked, and shows any conflict.
    </Banner>
  );
}
