import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/search";
import { itemKinds } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { listWithheld, withholdsEatingLess } from "@fernwell/domain/safety/withheld";
import type { SearchScope } from "@fernwell/domain/search/text-index";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Serialised } from "../../platform/http/serialised.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { listFavouritesAmong } from "../favourites/favourites.service.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import { foundToWire } from "./search.wire.ts";
import { searchShelf, takePage } from "./search-shelf.ts";
import { getSnapshotSearch, type Matches } from "./snapshot-search.ts";

/** Builds the index of a catalogue before it is served, so that no search waits for it. */
export async function prepareSearch(snapshot: Snapshot): Promise<void> {
  await getSnapshotSearch(snapshot);
}

type SearchDeps = Pick<Deps, "db" | "catalogue" | "clock">;

/** Coaches suit everyone; of all else only what the gate lets through is shown, and the rest is counted. */
export async function search(
  deps: SearchDeps,
  { userId }: Actor,
  { q, kind, ...paging }: ParsedInput<typeof contract.search>["query"],
): Promise<Serialised<OutputOf<typeof contract.search>>> {
  const snapshot = deps.catalogue.requireSnapshot();
  const isWanted = (each: contract.SearchedKind) => kind === undefined || kind === each;
  const [findMatches, people] = await Promise.all([
    getSnapshotSearch(snapshot),
    Promise.all(itemKinds.filter(isWanted).map((each) => getPersonContext(deps, userId, each))),
  ]);
  const matches = findMatches(q, chooseScope(snapshot, people));
  const coaches = isWanted("coach") ? listMatching([...snapshot.coaches.values()], matches.coach) : [];
  const shelves = people.map((person) => searchShelf(snapshot, person, matches[person.kind], paging));
  const ids = shelves.flatMap(({ items }) => items.map(({ id }) => id));
  return foundToWire(snapshot, {
    shelves,
    favourites: await listFavouritesAmong(deps.db, userId, ids),
    coaches: { total: coaches.length, page: takePage(coaches, paging) },
  });
}

/** Without a person, as for coaches alone, nothing about eating less is found. */
function chooseScope({ readTold }: Snapshot, people: readonly PersonContext[]): SearchScope {
  const [person] = people;
  if (person === undefined) return "without eating less";
  const withheld = listWithheld(readTold(person.told, person.reading), person);
  return withholdsEatingLess(withheld) ? "without eating less" : "everything";
}

function listMatching<Item>(all: readonly Item[], { positions, compare }: Matches): Item[] {
  return positions.toSorted(compare).flatMap((position) => all[position] ?? []);
}
