import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { type ReactNode, useState } from "react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { ToggleTabs } from "#app/ui/toggle-tabs.tsx";
import { CarouselControls } from "./carousel/carousel-controls.tsx";
import { useAutoplay } from "./carousel/use-autoplay.ts";
import { useSlides } from "./carousel/use-slides.ts";
import { ItemCard, type ItemOpening } from "./item-card.tsx";
import { siteItems } from "./site-items.ts";
import "./site.css";

interface ItemCarouselProps {
  /** The carousel's name for screen readers. */
  label: string;
  /** Which label of a kind its tab shows; without it there is no filter. */
  tabs?: "heading" | "pluralHeading";
  readMore: string;
  opening: ItemOpening;
  /** The heading above the cards, beside the tabs. */
  children: ReactNode;
}

/** The twelve samples in a row. `data-kind` exposes the selected tab's kind to the page. */
export function ItemCarousel({ label, tabs, readMore, opening, children }: ItemCarouselProps) {
  const [kind, setKind] = useState<ItemKind | null>(null);
  const items = kind === null ? siteItems : siteItems.filter((item) => item.kind === kind);
  const slides = useSlides(items.length);
  const player = useAutoplay({ ...slides, canMove: slides.canGoBack || slides.canGoOn });

  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      data-kind={kind ?? "all"}
      data-slide={(slides.place?.first ?? 0) + 1}
      data-autoplay={player.state}
    >
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>{children}</div>
        {tabs && (
          <div className="noscript:hidden">
            <ToggleTabs
              label={label}
              tabs={itemKinds.map((value) => {
                const { [tabs]: label, icon, tone } = itemKindTable[value];
                return { value, label, icon, tone };
              })}
              value={kind}
              onValueChange={setKind}
            />
          </div>
        )}
      </div>
      {/* Another kind is another row, which starts at its beginning. */}
      <ul key={kind} ref={slides.ref} {...player.watch} className={row}>
        {items.map((item) => (
          <li key={`${item.kind}-${item.id}`} className={slide}>
            <ItemCard item={item} readMore={readMore} opening={opening} />
          </li>
        ))}
      </ul>
      <CarouselControls slides={slides} player={player} total={items.length} />
    </section>
  );
}

/** Extends over the page's margins; the first card is aligned with them. */
const row = cx(
  "site-row -mx-5 flex snap-x snap-mandatory scroll-px-5 gap-3 overflow-x-auto scroll-smooth px-5 py-3",
  "sm:-mx-8 sm:scroll-px-8 sm:px-8 md:gap-6 md:-mx-6 md:scroll-px-6 md:px-6",
);

/** 1 card up to 768 px of viewport, 2 up to 1024, 3 up to 1440, 4 above. */
const slide = cx(
  "min-w-0 shrink-0 grow-0 basis-full snap-start",
  "[@media(768px<width<=1024px)]:basis-[calc((100%-1.5rem)/2)]",
  "[@media(1024px<width<=1440px)]:basis-[calc((100%-3rem)/3)]",
  "[@media(width>1440px)]:basis-[calc((100%-4.5rem)/4)]",
);
