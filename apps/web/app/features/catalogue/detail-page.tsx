import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { ReactNode } from "react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { title as titleOf } from "#app/lib/title.ts";
import { BackButton } from "#app/page/back-button.tsx";
import { cx } from "#app/ui/cx.ts";
import { toneText, toneTint } from "#app/ui/tone.ts";
import { type Fact, Facts } from "./facts.tsx";
import { TagList } from "./tag-list.tsx";

/** A part of the page that another feature adds, for the item shown. */
export type ItemSlot = (item: {
  readonly id: string;
  readonly title: string;
  readonly isFavourite: boolean;
}) => ReactNode;

interface DetailPageProps {
  kind: ItemKind;
  title: string;
  /** A few words above the title. */
  over: readonly string[];
  description: string;
  /** What leads to the item's player. */
  begin?: ReactNode;
  facts?: readonly Fact[];
  /** Tags shared with other items. */
  tags?: { readonly name: string; readonly tags: readonly string[] };
  picture: ReactNode;
  /** Warnings, shown before anything else. */
  notice?: ReactNode;
  /** Shown in the corner of the header. */
  corner?: ReactNode;
  /** Shown in the header, after the facts. */
  more?: ReactNode;
  /** Shown at the end of the page. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The layout of all detail screens: a header in the colour of the kind, and the page below it. */
export function DetailPage({
  kind,
  title,
  over,
  description,
  begin,
  facts = [],
  tags,
  picture,
  notice,
  corner,
  more,
  foot,
  children,
}: DetailPageProps) {
  const { icon: Icon, tone, category } = itemKindTable[kind];

  return (
    <article>
      <title>{titleOf(title)}</title>
      <header className={toneTint[tone]}>
        <div className="mx-auto max-w-304 px-5 pt-3 pb-10 sm:px-8 lg:pt-5 lg:pb-16 print:p-0">
          <div className="flex items-center justify-between gap-4 print:hidden">
            <BackButton otherwise={paths.recommendations(category)} />
            {corner}
          </div>
          <div className="mt-4 mb-6 empty:hidden lg:mb-8">{notice}</div>
          <div className="mt-1 grid grid-cols-1 items-center gap-x-10 gap-y-7 md:grid-cols-2 lg:mt-4 lg:gap-x-16 print:block">
            <div className="*:rounded-card *:ring-1 *:ring-ink-900/10 md:order-last print:hidden">
              {picture}
            </div>
            <div className="min-w-0">
              <p className={cx("flex items-center gap-2 font-semibold text-sm print:hidden", toneText[tone])}>
                <Icon aria-hidden className="size-4.5 shrink-0" />
                <span>{over.join(" · ")}</span>
              </p>
              <h1 className="mt-3 text-4xl wrap-anywhere print:text-3xl">{title}</h1>
              <p className="mt-4 max-w-measure text-ink-700 text-lg print:mt-2 print:max-w-none print:text-base">
                {description}
              </p>
              {begin && <div className="mt-6 print:hidden">{begin}</div>}
              {facts.length > 0 && (
                <div className="mt-7 border-ink-900/10 border-t pt-6 print:mt-3 print:border-line print:pt-3">
                  <Facts facts={facts} kind={kind} />
                </div>
              )}
              {tags && tags.tags.length > 0 && (
                <div className="mt-6 print:hidden">
                  <p className="mb-2 text-ink-700 text-sm">{tags.name}</p>
                  <TagList tags={tags.tags} />
                </div>
              )}
            </div>
          </div>
          {more}
        </div>
      </header>
      <div className="mx-auto max-w-304 px-5 pt-10 pb-20 sm:px-8 lg:pt-16 lg:pb-28 print:p-0">
        {children}
        {foot && <div className="mt-14 border-line border-t pt-8 print:hidden">{foot}</div>}
      </div>
    </article>
  );
}
