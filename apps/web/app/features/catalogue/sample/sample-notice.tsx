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
      title="A sample that is the same for everybody"
      action={
        <LinkButton to={pathTo(entry)} variant="secondary" size="small">
          See the full {singular}
        </LinkButton>
      }
    >
      It has not been checked against your answers. The full {singular} is, and warns you of what it finds.
    </Banner>
  );
}
