import { saveActivity } from "@fernwell/contract/activities";
import type { Endpoint } from "@fernwell/contract/endpoint";
import { markFavourite, removeFavourite } from "@fernwell/contract/favourites";
import { giveFeedback, takeBackFeedback } from "@fernwell/contract/feedback";
import { markStaple } from "@fernwell/contract/shopping-lists";

/** The changes that are kept on the device where the server cannot be reached. Twice, they change no more than once. */
export const keptCalls = {
  markFavourite,
  removeFavourite,
  giveFeedback,
  takeBackFeedback,
  saveActivity,
  markStaple,
} as const;

export type KeptCallName = keyof typeof keptCalls;
export type KeptCall = (typeof keptCalls)[KeptCallName];

/** A page may have its own copy of an endpoint. */
export function nameKeptCall({ method, path }: Pick<Endpoint, "method" | "path">): KeptCallName {
  const names = Object.keys(keptCalls) as KeptCallName[];
  const name = names.find((each) => keptCalls[each].method === method && keptCalls[each].path === path);
  if (name === undefined) throw new TypeError(`${method} ${path} is not kept`);
  return name;
}
