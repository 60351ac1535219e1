import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { itemKindTable } from "#app/items/item-kind.ts";
import { exploreSectionId } from "#app/lib/explore-section.ts";
import { cx } from "#app/ui/cx.ts";
import { toneTint } from "#app/ui/tone.ts";
import { landing } from "../copy/landing.ts";
import { ItemCarousel } from "../item-carousel.tsx";
import { itemPath } from "../site-items.ts";
import { contained, roomy } from "./section-style.ts";

const { explore } = landing;
const opening = { linkTo: itemPath };

/** Its background takes the colour of the selected kind. */
export function Explore() {
  return (
    <section
      id={exploreSectionId}
      aria-labelledby="explore-heading"
      className="group/explore site-linen relative scroll-mt-18 overflow-x-clip"
    >
      {itemKinds.map((kind) => (
        <div
          key={kind}
          aria-hidden
          className={cx(ground, toneTint[itemKindTable[kind].tone], shownFor[kind])}
        />
      ))}
      <div className={cx("relative", contained, roomy)}>
        <ItemCarousel label="Samples" tabs="pluralHeading" readMore={explore.readMore} opening={opening}>
          <h2 id="explore-heading" className="text-4xl">
            {explore.heading}
          </h2>
          <p className="mt-4 max-w-160 text-ink-700 text-lg">{explore.lead}</p>
        </ItemCarousel>
      </div>
    </section>
  );
}

const ground = "absolute inset-0 opacity-0 transition-opacity duration-300 ease-out";

const shownFor: Readonly<Record<ItemKind, string>> = {
  meal: "group-has-data-[kind=meal]/explore:opacity-100",
  exercise: "group-has-data-[kind=exercise]/explore:opacity-100",
  meditation: "group-has-data-[kind=meditation]/explore:opacity-100",
};
