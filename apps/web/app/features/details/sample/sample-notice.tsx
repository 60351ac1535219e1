import { paths } from "#app/lib/paths.ts";
import { Banner } from "#app/ui/banner.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { DetailKind } from "../detail-kind.ts";

/** Says what a sample is not, and leads to the entry that is. */
export function SampleNotice({ kind, entry }: { kind: DetailKind; entry: string }) {
  return (
    <Banner
      kind="warning"
      title="A sample that is the same for everybody"
      action={
        <LinkButton to={paths[kind](entry)} variant="secondary" size="small">
          See the full {kind}
        </LinkButton>
      }
    >
      It has not been checked against your answers. The full {kind} is, and warns you of what it finds.
    </Banner>
  );
}
