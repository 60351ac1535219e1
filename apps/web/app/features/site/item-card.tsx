import { Link } from "react-router";
import { itemKindTable } from "#app/items/item-kind.ts";
import { Card } from "#app/ui/card.tsx";
import { cx } from "#app/ui/cx.ts";
import { type Tone, toneFill, toneText, toneTint } from "#app/ui/tone.ts";
import type { SiteItem } from "./site-items.ts";
import { SitePicture } from "./site-picture.tsx";

/** A card is a link, or opens something on the page. */
export type ItemOpening =
  | { readonly linkTo: (item: SiteItem) => string }
  | { readonly onOpen: (item: SiteItem) => void };

interface ItemCardProps {
  item: SiteItem;
  readMore: string;
  opening: ItemOpening;
}

/** A click anywhere on the card counts as a click on its button. */
export function ItemCard({ item, readMore, opening }: ItemCardProps) {
  const { tone, icon: Icon } = itemKindTable[item.kind];
  const label = (
    <>
      {readMore}
      <span className="sr-only">: {item.title}</span>
    </>
  );

  return (
    <Card className="group relative flex h-full flex-col overflow-hidden transition-transform duration-200 ease-out hover:-translate-y-1">
      <div className={cx("relative overflow-hidden", toneTint[tone])}>
        <SitePicture
          {...item.picture}
          width={1200}
          height={900}
          sizes="(width > 1440px) 330px, (width > 1024px) 30vw, (width > 768px) 46vw, 92vw"
          className="transition-transform duration-300 ease-out group-hover:scale-[1.03]"
        />
        <span aria-hidden className={cx("absolute inset-x-0 bottom-0 h-1", toneFill[tone])} />
      </div>
      <div className="flex grow flex-col p-5 sm:p-6">
        <h3 className="flex items-start justify-between gap-3 text-xl">
          {item.title}
          <Icon aria-hidden className={cx("mt-1 size-5 shrink-0", toneText[tone])} />
        </h3>
        <p className="mt-2 mb-4 text-ink-700">{item.description}</p>
        {"linkTo" in opening ? (
          <Link to={opening.linkTo(item)} className={buttonLook(tone)}>
            {label}
          </Link>
        ) : (
          <button type="button" onClick={() => opening.onOpen(item)} className={buttonLook(tone)}>
            {label}
          </button>
        )}
      </div>
    </Card>
  );
}

function buttonLook(tone: Tone): string {
  return cx(
    "mt-auto inline-flex min-h-11 w-fit items-center rounded-control font-semibold decoration-2 underline-offset-6 group-hover:underline",
    "after:absolute after:inset-0 after:rounded-card",
    toneText[tone],
  );
}
