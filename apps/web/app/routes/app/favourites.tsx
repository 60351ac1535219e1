import { type MetaArgs, useParams } from "react-router";
import { FavouritesOfKind } from "#app/features/favourites/favourites-of-kind.tsx";
import { findItemKind, type ItemKind, itemKinds } from "#app/items/item-kind.ts";
import { paths } from "#app/lib/paths.ts";
import { title } from "#app/lib/title.ts";
import { MessagePage } from "#app/shells/message-page.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";

const headings: Readonly<Record<ItemKind, string>> = {
  meal: "My Meals",
  exercise: "My Exercises",
  meditation: "My Meditations",
};

const invalid = "Invalid Category";

export function meta({ params }: MetaArgs) {
  const kind = findItemKind(params["category"]);
  return [{ title: title(kind === null ? invalid : headings[kind]) }];
}

export default function Favourites() {
  const kind = findItemKind(useParams()["category"]);

  if (kind === null) {
    return (
      <MessagePage heading={invalid} actions={<FavouriteTabs />}>
        <p>Favorites are kept in three of them:</p>
      </MessagePage>
    );
  }

  return (
    <div className="mx-auto w-full max-w-328 px-5 py-8 sm:px-8 lg:py-12">
      <h1 className="text-4xl">{headings[kind]}</h1>
      <div className="mt-6 mb-8">
        <FavouriteTabs />
      </div>
      <FavouritesOfKind key={kind} kind={kind} />
    </div>
  );
}

function FavouriteTabs() {
  return <LinkTabs label="Favorites" tabs={tabs} />;
}

const tabs = [
  { label: "Meals", to: paths.favourites("meals"), ...itemKinds.meal },
  { label: "Exercises", to: paths.favourites("exercises"), ...itemKinds.exercise },
  { label: "Meditations", to: paths.favourites("meditations"), ...itemKinds.meditation },
] as const;
