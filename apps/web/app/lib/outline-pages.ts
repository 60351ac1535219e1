import { type Address, addresses } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";

/** The outlines that the fallback page can show while the app loads (shells/outlines.tsx). */
export type OutlineName = "home" | "cards" | "app" | ItemKind | "form";

interface OutlinePage {
  /** A regular expression for the path. */
  readonly page: string;
  readonly outline: OutlineName;
  /** The route whose scripts are fetched at once. */
  readonly route: Address;
}

/** In the order in which they are tried. Every other address shows the logo while it loads. */
export const outlinePages: readonly OutlinePage[] = [
  show("home", addresses.home),
  show("cards", addresses.recommendations),
  show("meal", addresses.meal),
  show("exercise", addresses.exercise),
  show("exercise", addresses.favouriteExercise),
  show("meditation", addresses.meditation),
  show("form", addresses.login),
  show("form", addresses.signup),
  show("app", addresses.today),
  show("app", addresses.week),
  show("app", addresses.shoppingList),
  show("app", addresses.search),
  show("app", addresses.favourites),
  show("app", addresses.planCreation),
  show("app", addresses.detailPlan),
  show("app", addresses.settings),
  show("app", addresses.myProfile),
];

function show(outline: OutlineName, address: Address): OutlinePage {
  const page = address.replaceAll(/\/:\w+\?/g, "(/[^/]+)?").replaceAll(/:\w+/g, "[^/]+");
  return { page: `^${page}$`, outline, route: address };
}
