import { paths } from "@fernwell/contract/paths";
import { itemKindTable } from "#app/items/item-kind.ts";
import { title } from "#app/lib/title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { LookedUpMeditation } from "../catalogue.api.ts";
import { ConflictNotice } from "../conflict-notice.tsx";

/** Instead of playing a meditation that does not suit the person now. */
export function UnsuitableMeditation({ meditation }: { meditation: LookedUpMeditation }) {
  return (
    <section className="mx-auto w-full max-w-176 px-5 pt-10 pb-28 sm:px-8 lg:pt-20">
      <title>{title(meditation.name)}</title>
      <h1 className="wrap-anywhere text-4xl">{meditation.name}</h1>
      <p className="mt-3 mb-6 text-ink-700 text-lg">This meditation does not suit you right now.</p>
      <ConflictNotice kind="meditation" conflicts={meditation.conflicts} />
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={paths.recommendations(itemKindTable.meditation.category)}>
          Find another meditation
        </LinkButton>
        <LinkButton to={paths.rest()} variant="secondary">
          Rest with a free timer
        </LinkButton>
      </div>
    </section>
  );
}
