import { paths } from "@fernwell/contract/paths";
import { cardPictureSizes, detailPictureSizes } from "./picture-sizes.ts";

export interface EarlyCallList {
  /** A regular expression for the path of the page. What it captures replaces `:id` in the calls. */
  readonly page: string;
  /** Below the prefix `/api`, exactly as the page itself would call. */
  readonly calls: readonly string[];
  /** The largest pictures in view, by the field of the responses that has their address. */
  readonly pictures?: { readonly field: string; readonly count: number; readonly sizes: string };
}

const onEveryPage = "/accepted-documents";
const aboutItems = "/safety-questions";
const firstPage = "?page=1&page_size=20";
const withoutFilters = `${firstPage}&filters=omit`;

/** An id with a letter: the samples, whose ids are numbers, need no call. */
const id = "([\\w-]{0,50}[A-Za-z][\\w-]{0,49})";

/** The calls for what a person sees first on a page, for its first visit: the fallback page makes them while the scripts load. */
export const earlyCallLists: readonly EarlyCallList[] = [
  {
    page: `^${paths.home}$`,
    calls: [
      aboutItems,
      `/recommend-meals${withoutFilters}`,
      `/recommend-exercises${withoutFilters}`,
      `/recommend-meditations${withoutFilters}`,
      onEveryPage,
    ],
  },
  ...(["meals", "exercises", "meditations"] as const).map((category) => ({
    page: `^${paths.recommendations(category)}$`,
    calls: [aboutItems, `/recommend-${category}${firstPage}`, onEveryPage],
    pictures: {
      field: category === "meals" ? "meal_image" : "image_url",
      count: 2,
      sizes: cardPictureSizes,
    },
  })),
  {
    page: `^/meal/${id}$`,
    calls: ["/meals/:id", aboutItems, onEveryPage],
    pictures: onDetailPage("meal_image"),
  },
  { page: `^/exercises?/${id}$`, calls: ["/exercises/:id", aboutItems, onEveryPage] },
  {
    page: `^/meditation/${id}$`,
    calls: ["/meditations/:id", aboutItems, onEveryPage],
    pictures: onDetailPage("image_url"),
  },
];

function onDetailPage(field: string): EarlyCallList["pictures"] & object {
  return { field, count: 1, sizes: detailPictureSizes };
}
