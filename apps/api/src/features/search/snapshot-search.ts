import type { SearchedKind } from "@fernwell/contract/search";
import { type FoundDocuments, findDocuments } from "@fernwell/domain/search/find-documents";
import { readQuery } from "@fernwell/domain/search/search-words";
import { buildTextIndex, type SearchScope } from "@fernwell/domain/search/text-index";
import { takeSteps } from "../catalogue/catalogue.service.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { listDocuments } from "./search-documents.ts";

/** What matches of one kind, by the positions on its shelf; of coaches, by their order in the snapshot. */
export interface Matches {
  readonly positions: readonly number[];
  /** Puts the best first. */
  compare(one: number, other: number): number;
}

export type MatchesByKind = { readonly [Kind in SearchedKind]: Matches };

/** Finds what matches the words of a text, for everyone alike. The gate comes after it. */
export type SnapshotSearch = (text: string, scope: SearchScope) => MatchesByKind;

const searches = new WeakMap<Snapshot, Promise<SnapshotSearch>>();

/** Each snapshot has one search. */
export function getSnapshotSearch(snapshot: Snapshot): Promise<SnapshotSearch> {
  const known = searches.get(snapshot) ?? createSnapshotSearch(snapshot);
  searches.set(snapshot, known);
  return known;
}

/** One index of all kinds, since a word that one kind has is not misspelled in another. */
async function createSnapshotSearch(snapshot: Snapshot): Promise<SnapshotSearch> {
  const index = await takeSteps(buildTextIndex(listDocuments(snapshot)));
  const { meal, exercise, meditation } = snapshot.shelves;
  const starts = {
    meal: 0,
    exercise: meal.items.length,
    meditation: meal.items.length + exercise.items.length,
    coach: meal.items.length + exercise.items.length + meditation.items.length,
  };
  return (text, scope) => {
    const found = findDocuments(index, readQuery(text), scope);
    return {
      meal: takeBetween(found, starts.meal, starts.exercise),
      exercise: takeBetween(found, starts.exercise, starts.meditation),
      meditation: takeBetween(found, starts.meditation, starts.coach),
      coach: takeBetween(found, starts.coach, index.size),
    };
  };
}

function takeBetween({ documents, compare }: FoundDocuments, start: number, end: number): Matches {
  return {
    positions: documents.filter((number) => number >= start && number < end).map((number) => number - start),
    compare: (one, other) => compare(one + start, other + start),
  };
}
