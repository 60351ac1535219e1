import type { CallInput, Endpoint, OutputOf } from "@fernwell/contract/endpoint";
import { listFavourites } from "@fernwell/contract/favourites";
import { wireNames } from "@fernwell/contract/item-kinds";
import { listPlans } from "@fernwell/contract/plans";
import { findShoppingList, listShoppingLists } from "@fernwell/contract/shopping-lists";
import { getTraining } from "@fernwell/contract/training";
import { getWeek } from "@fernwell/contract/week";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { findMonday, shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import { call } from "#app/lib/api-client.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { keptAtHeader } from "#app/lib/kept-names.ts";
import { requestUrl } from "#app/lib/request-url.ts";
import { itemEndpoints } from "./item-endpoints.ts";
import { keepMedia, keptClip, keptPicture, pruneMedia } from "./kept-media.ts";
import { listKeptTracks } from "./kept-tracks.ts";

/** Planned items come first. */
const mostItems = 150;
const plansOfAKind = 10;
/** What rarely changes is not fetched again for so long. */
const freshMs = 12 * 60 * 60_000;

export type TakenPart = "days" | "plans" | "lists" | "favourites";

export interface Taking {
  readonly today: string;
  readonly savesData: boolean;
  /** Everything at first, then the parts that have changed. */
  readonly parts: ReadonlySet<TakenPart>;
  /** Plans that were changed on this page. */
  readonly changedPlans: ReadonlySet<string>;
  readonly signal: AbortSignal;
}

export const everyPart: ReadonlySet<TakenPart> = new Set(["days", "plans", "lists", "favourites"]);

interface TakenItem {
  readonly kind: ItemKind;
  readonly id: string;
  readonly picture: string | null | undefined;
}

type Week = OutputOf<typeof getWeek>;

/**
 * Fetches what a person needs without a connection, one thing after another: the coming days, plans, lists and favourites with
 * their items, and the pictures and clips of these. The service worker keeps the responses.
 */
export async function takeAlong(taking: Taking): Promise<void> {
  const { today, savesData, parts, changedPlans, signal } = taking;
  const fetcher = createFetcher(signal);
  const hasNewDays = parts.has("days") || parts.has("plans");
  const week = hasNewDays ? await fetcher.fetch(getWeek, { query: listDays(today) }) : null;
  if (hasNewDays || parts.has("lists")) await takeLists(fetcher);
  if (week) {
    const planned = week.plans.map(({ plan_id }) => plan_id);
    await takePlans(fetcher, new Set([...changedPlans, ...planned]));
  }
  if (savesData) return fetcher.throwFailure();

  const saved = parts.has("favourites") ? await listSaved(fetcher) : [];
  const items = [...(week ? listPlanned(week) : []), ...saved].slice(0, mostItems);
  const wanted = new Set<string>();
  const take = async (files: readonly string[]) => {
    for (const file of files) wanted.add(file);
    await keepMedia(files, signal);
  };
  for (const { kind, id, picture } of items) {
    await fetcher.fetchUnlessKept(itemEndpoints[kind], { params: { id } });
    await take(keptPicture(picture));
  }
  if (week) for (const file of await listTrainingFiles(fetcher, week, today)) await take([file]);
  fetcher.throwFailure();
  if (parts !== everyPart) return;
  await pruneMedia(wanted, new Set(listKeptTracks().flatMap(({ files }) => files)));
}

/** This week and the two after it. */
function listDays(today: string): { readonly from: string; readonly to: string } {
  const from = shiftDay(findMonday(today), -1);
  return { from, to: shiftDay(from, 21) };
}

type Fetcher = ReturnType<typeof createFetcher>;

/** Returns null where the server has no such thing or fails, and throws where it cannot be reached. */
function createFetcher(signal: AbortSignal) {
  let failure: ApiError | null = null;

  async function fetch<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<OutputOf<E> | null> {
    await whenQuiet();
    signal.throwIfAborted();
    return call(endpoint, input, { signal, isFresh: true }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || isBusy(error)) throw error;
      if (error.status !== 404) failure = error;
      return null;
    });
  }
  return {
    fetch,
    /** Where the server has failed, the rest was taken along all the same. */
    throwFailure(): void {
      if (failure !== null) throw failure;
    },
    /** Unless it was kept lately. */
    async fetchUnlessKept<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<void> {
      const kept = await caches.match(requestUrl(endpoint, input));
      const keptAt = Date.parse(kept?.headers.get(keptAtHeader) ?? "");
      if (!(Date.now() - keptAt < freshMs)) await fetch(endpoint, input);
    },
  };
}

/** More calls would make it worse. */
function isBusy({ status }: ApiError): boolean {
  return [429, 502, 503, 504].includes(status);
}

/** What the person does on the page comes first. */
function whenQuiet(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: 2_000 });
    else setTimeout(resolve, 100);
  });
}

async function takeLists({ fetch }: Fetcher): Promise<void> {
  const lists = (await fetch(listShoppingLists, {})) ?? [];
  for (const { list_id } of lists) await fetch(findShoppingList, { params: { list_id } });
}

/** Plans that have not changed are fetched only if they were not kept lately. */
async function takePlans({ fetch, fetchUnlessKept }: Fetcher, changed: ReadonlySet<string>): Promise<void> {
  for (const kind of itemKinds) {
    const item_name = wireNames[kind].plan;
    const plans = (await fetch(listPlans, { query: { item_name } })) ?? [];
    for (const { plan_id } of plans.slice(0, plansOfAKind)) {
      const take = changed.has(plan_id) ? fetch : fetchUnlessKept;
      await take(listPlans, { query: { item_name, plan_id } });
    }
  }
}

function listPlanned({ meals, exercises, meditations }: Week): TakenItem[] {
  return [
    ...meals.map(({ _id, meal_image }) => ({ kind: "meal" as const, id: _id, picture: meal_image })),
    ...exercises.map(({ _id, image_url }) => ({ kind: "exercise" as const, id: _id, picture: image_url })),
    ...meditations.map(({ _id, image_url }) => ({
      kind: "meditation" as const,
      id: _id,
      picture: image_url,
    })),
  ];
}

async function listSaved({ fetch }: Fetcher): Promise<TakenItem[]> {
  const saved: TakenItem[] = [];
  for (const kind of itemKinds) {
    const items = (await fetch(listFavourites, { query: { item_name: wireNames[kind].favourite } })) ?? [];
    saved.push(
      ...items.map((item) => ({
        kind,
        id: item._id,
        picture: "meal_image" in item ? item.meal_image : "image_url" in item ? item.image_url : null,
      })),
    );
  }
  return saved;
}

/** Pictures and clips of the sessions of the coming seven days, with their warm-ups. */
async function listTrainingFiles({ fetch }: Fetcher, week: Week, today: string): Promise<string[]> {
  const days = week.entries.flatMap(({ day, item_name }) =>
    item_name === wireNames.exercise.plan && day !== null && day >= today && day < shiftDay(today, 7)
      ? [day]
      : [],
  );
  const files: string[] = [];
  for (const session of new Set(days)) {
    const training = await fetch(getTraining, { params: { session } });
    const all = training ? [...training.warm_up, ...training.exercises, ...training.cool_down] : [];
    for (const { workout_video, motion_url, image_url } of all) {
      const clip = keptClip(workout_video);
      files.push(...keptPicture(image_url), ...(clip.length > 0 ? clip : keptPicture(motion_url)));
    }
  }
  return [...new Set(files)];
}
