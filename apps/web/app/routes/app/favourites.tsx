import type { ItemKind } from "@fernwell/domain/item-kind";
import { type MetaArgs, useParams } from "react-router";
import { FavouritesOfKind } from "#app/features/favourites/favourites-of-kind.tsx";
import { findKindByCategory, itemKindTable } from "#app/items/item-kind.ts";
import { favouriteLinks } from "#app/items/item-links.ts";
import { title } from "#app/lib/title.ts";
import { MessagePage } from "#app/page/message-page.tsx";
import { SafetyNotice } from "#app/safety/safety-notice.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";

const invalid = "Invalid Category";

export function meta({ params }: MetaArgs) {
  const kind = findKindByCategory(params["category"]);
  return [{ title: title(kind === null ? invalid : formatHeading(kind)) }];
}

export default function Favourites() {
  const kind = findKindByCategory(useParams()["category"]);

  if (kind === null) {
    return (
      <MessagePage heading={invalid} actions={<FavouriteTabs />}>
        <p>There are three kinds of favourites:</p>
      </MessagePage>
    );
  }

  return (
    <div className="mx-auto w-full max-w-328 px-5 py-8 sm:px-8 lg:py-12">
      <h1 className="text-4xl">{formatHeading(kind)}</h1>
      <div className="mt-6 mb-8">
        <FavouriteTabs />
      </div>
      <div className="mb-8 empty:hidden">
        <SafetyNotice kinds={[kind]} />
      </div>
      <FavouritesOfKind key={kind} kind={kind} />
    </div>
  );
}

function FavouriteTabs() {
  return <LinkTabs label="Favourites" tabs={favouriteLinks} />;
}

function formatHeading(kind: ItemKind): string {
  return `My ${itemKindTable[kind].pluralHeading}`;
}
