import { listPositions } from "@fernwell/domain/bitset";
import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { arrange } from "@fernwell/domain/recommend/arrange";
import type { Moment } from "@fernwell/domain/recommend/moment";
import { planOrder } from "@fernwell/domain/recommend/order";
import { rank } from "@fernwell/domain/recommend/rank";
import type { Reason } from "@fernwell/domain/recommend/weights";
import { openGate } from "@fernwell/domain/safety/gate";
import type { RealShelves } from "./real-shelves.ts";
import { type SimulatedPerson, toContext } from "./simulated-people.ts";

export interface Card<Kind extends ItemKind> {
  readonly item: ItemByKind[Kind];
  readonly position: number;
  /** The cuisine, pattern or practice. */
  readonly sort: string;
  readonly reasons: readonly Reason[];
  readonly sentences: readonly string[];
}

/** What a person sees first on each of some days. */
export interface ShownPages<Kind extends ItemKind> {
  readonly person: SimulatedPerson;
  readonly servable: readonly ItemByKind[Kind][];
  readonly pages: readonly (readonly Card<Kind>[])[];
}

export function showFirstPages<Kind extends ItemKind>(
  kind: Kind,
  person: SimulatedPerson,
  days: readonly string[],
  real: RealShelves,
): ShownPages<Kind> {
  const show = openPages(toContext(kind, person), real);
  return { person, servable: show.servable, pages: days.map((day) => show.listCards(day, 20)) };
}

/** The pages as the product makes them for a person who has done and planned nothing. Without more, nobody knows where they are. */
export function openPages<Kind extends ItemKind>(
  person: PersonContext<Kind>,
  real: RealShelves,
  place: Omit<Moment, "day"> = { partOfDay: null, hemisphere: null },
) {
  const shelf = real.shelves[person.kind];
  const gate = openGate(real, person);
  const gated = gate.judgeAll();
  const { servable, findItemAt } = gated;
  return {
    /** What the answers favour, with the items that have it. */
    wishes: gate
      .listWishes()
      .map(({ facet, weight, reason }) => ({ bits: shelf.facets.findItemsWith(facet), weight, reason })),
    /** What is said of items to people without answers. */
    listFacts: (day: string) =>
      planOrder[person.kind](person, { day, ...place }, gate.withheld).facts.map(({ facet, reason }) => ({
        bits: shelf.facets.findItemsWith(facet),
        reason,
      })),
    servable: listPositions(servable).flatMap((position) => findItemAt(position) ?? []),
    listCards(day: string, pageSize: number, page = 1): Card<Kind>[] {
      const moment = { day, ...place };
      const arrangement = arrange(
        person,
        shelf,
        gated,
        { moment, agenda: null, withheld: gate.withheld },
        real.words,
      );
      const ranking = rank(shelf.facets, servable, gate.listWishes(), shelf.areAlike, day, null, arrangement);
      return ranking.getPage({ page, pageSize }).flatMap(({ position, reasons }) => {
        const item = findItemAt(position);
        if (item === null) return [];
        const sentences = reasons.map((reason) => arrangement.describe(reason, position));
        return [{ item, position, sort: shelf.sortOf(position), reasons, sentences }];
      });
    },
  };
}
