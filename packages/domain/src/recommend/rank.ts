import { type Bitset, countBits, createBitset, hasBit, intersect, subtract } from "../bitset.ts";
import type { ServableSet } from "../safety/gate.ts";
import { type Candidate, chooseReasons, pickStrongest } from "./choose-reasons.ts";
import type { FacetIndex } from "./facet-index.ts";
import type { HeededAgenda } from "./heed-agenda.ts";
import type { HeededFeedback } from "./heed-feedback.ts";
import type { Order } from "./order.ts";
import { createBitsetSpace, getScore, type Scores, scoreAll, selectRanks, type Weighted } from "./scores.ts";
import { type Scored, spread } from "./spread.ts";
import { findTurn } from "./turns.ts";
import { type Granted, type Reason, type Wish, weights } from "./weights.ts";

export interface Paging {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface Ranked {
  readonly position: number;
  readonly reasons: readonly Reason[];
}

/** The servable items less those that feedback hides, best first. Only what is asked for is put in order, and remembered. */
export interface Ranking {
  readonly total: number;
  getPage(paging: Paging): readonly Ranked[];
}

/** How the pages are put together and explained. Without it the order follows from the wishes alone. */
export interface Arrangement<Facet extends string> {
  readonly order: Order<Facet>;
  readonly agenda: HeededAgenda | null;
  /** What the person is assured of on some cards of a page. It is true of every item. */
  readonly assurances: readonly Reason[];
  /** The cuisine, pattern or practice of an item. */
  sortOf(position: number): string;
  /** The sentence for a reason on an item's card. */
  describe(reason: Reason, position: number): string;
}

/** Items are rearranged only within stretches of this length, so pages never overlap and each needs few ranks. */
const stretch = 40;
/** So many of the best items of each share are looked at for the first stretch. */
const poolSize = 60;
/** A ranking is never interrupted, so all of them can use the same. */
const space = createBitsetSpace();

/**
 * The same answers, feedback, catalogue and day always give the same pages. The day is written as yyyy-mm-dd; items with
 * equal scores start at another place each day, and with an arrangement some have their turn.
 */
export function rank<Facet extends string>(
  index: FacetIndex<Facet>,
  servable: ServableSet,
  wishes: readonly Wish<Facet>[],
  areAlike: (one: number, other: number) => boolean,
  day: string,
  feedback: HeededFeedback | null = null,
  arrangement: Arrangement<Facet> | null = null,
): Ranking {
  const candidates: Bitset =
    feedback === null ? servable : subtract(servable, feedback.hidden, new Int32Array(servable.length));
  const total = countBits(candidates);
  const { first = null, shares = [], tastes = [], seasonal = [], facts = [] } = arrangement?.order ?? {};
  const granted = [...wishes, ...seasonal]
    .map(
      ({ facet, weight, reason }): Granted => ({
        bits: index.findItemsWith(facet),
        weight,
        getReason: () => reason,
      }),
    )
    .concat(arrangement?.agenda?.wishes ?? [], (feedback?.wishes ?? []).map(heedMore))
    .sort((one, other) => other.weight - one.weight);
  const weighted: Weighted[] = [
    ...granted,
    ...tastes.map(({ facet, weight }) => ({ bits: index.findItemsWith(facet), weight })),
    ...(arrangement === null ? [] : [{ bits: findTurn(index.size, day), weight: weights.itsTurn }]),
    ...setBack(arrangement?.agenda?.done ?? null),
  ];
  const preferred = first === null ? null : index.findItemsWith(first);
  const start = hashText(day) % Math.max(1, index.size);
  const variety = { areAlike, sortOf: arrangement?.sortOf ?? String };
  const stretches = new Map<number, readonly number[]>();

  function getStretch(number: number): readonly number[] {
    const known = stretches.get(number);
    if (known !== undefined) return known;
    const made = number === 0 ? arrangeFirst() : arrangeLater(number);
    stretches.set(number, made);
    return made;
  }

  /**
   * Each share brings its best; that an item could stand for several of them does not count. What is not preferred comes
   * last, and only where there is little else.
   */
  function arrangeFirst(): number[] {
    const shared = shares.map(({ facet }) => index.findItemsWith(facet));
    const scores = scoreAll(
      index.size,
      weighted.filter(({ bits }) => !shared.includes(bits)),
      space,
    );
    const take = (among: Bitset, count: number) => listBest(among, scores, 0, count);
    const ahead = preferred === null ? candidates : intersect(candidates, preferred, createSpace());
    const pools = shares.map(({ facet, parts }) => ({
      parts,
      items: take(intersect(ahead, index.findItemsWith(facet), createSpace()), poolSize),
    }));
    const everything = { parts: 0, items: take(ahead, arrangement === null ? stretch : poolSize) };
    const placed = spread([...pools, everything], stretch, variety);
    if (preferred === null || placed.length === stretch) return placed;
    const others = take(subtract(candidates, preferred, createSpace()), stretch - placed.length);
    return [...placed, ...spreadAll(others, placed)];
  }

  function arrangeLater(number: number): number[] {
    const left = subtract(candidates, createBitset(index.size, getStretch(0)), createSpace());
    const most = weighted.reduce((sum, { weight }) => sum + weight, 0);
    const ordered = preferred === null ? weighted : [...weighted, { bits: preferred, weight: most + 1 }];
    const scores = scoreAll(index.size, ordered, space);
    const items = listBest(left, scores, (number - 1) * stretch, number * stretch);
    if (preferred === null) return spreadAll(items, []);
    const end = items.findIndex(({ item }) => !hasBit(preferred, item));
    const ahead = spreadAll(end < 0 ? items : items.slice(0, end), []);
    return end < 0 ? ahead : [...ahead, ...spreadAll(items.slice(end), ahead)];
  }

  /** Scores are never negative, so all the others are raised. */
  function setBack(done: Bitset | null): Weighted[] {
    if (done === null) return [];
    return [{ bits: subtract(candidates, done, createSpace()), weight: weights.notDoneLately }];
  }

  function spreadAll(items: readonly Scored<number>[], before: readonly number[]): number[] {
    return spread([{ parts: 1, items }], items.length, variety, before);
  }

  function listBest(among: Bitset, scores: Scores, from: number, to: number): Scored<number>[] {
    return selectRanks(among, scores, { from, to, start }, space).map((position) => ({
      item: position,
      score: getScore(scores, position),
    }));
  }

  function createSpace(): Int32Array {
    return new Int32Array(candidates.length);
  }

  /** Each reason raised the score of the item, holds for all of them, or is a fact for a person without answers. */
  function listCandidates(position: number): Candidate[] {
    const raised = granted.flatMap(({ bits, weight, getReason }) => {
      const reason = hasBit(bits, position) ? getReason(position) : null;
      return reason === null ? [] : [{ reason, strength: weight }];
    });
    const assured = (arrangement?.assurances ?? []).map((reason) => ({
      reason,
      strength: weights.assurance,
    }));
    const stated = facts
      .filter(({ facet }) => hasBit(index.findItemsWith(facet), position))
      .map(({ reason }) => ({ reason, strength: weights.fact }));
    return [...raised, ...assured, ...stated];
  }

  /** Most requests are for the same page. Choosing reasons costs more than all else on it. */
  let lastPage: { readonly paging: Paging; readonly ranked: readonly Ranked[] } | null = null;

  return {
    total,
    getPage(paging) {
      const { page, pageSize } = paging;
      if (lastPage?.paging.page === page && lastPage.paging.pageSize === pageSize) return lastPage.ranked;
      const first = (page - 1) * pageSize;
      const end = Math.min(total, first + pageSize);
      const positions: number[] = [];
      for (let place = first; place < end; place += 1) {
        const position = getStretch(Math.floor(place / stretch))[place % stretch];
        if (position !== undefined) positions.push(position);
      }
      const candidates = positions.map(listCandidates);
      const reasons =
        arrangement === null
          ? candidates.map(pickStrongest)
          : chooseReasons(candidates, (reason, card) => arrangement.describe(reason, positions[card] ?? 0));
      const ranked = positions.map((position, card) => ({ position, reasons: reasons[card] ?? [] }));
      if (ranked.length <= stretch) lastPage = { paging, ranked };
      return ranked;
    },
  };
}

/** What a person said about single items counts more than what they answered once. */
function heedMore({ bits, weight, getReason }: Granted): Granted {
  return { bits, weight: weight * weights.feedbackTimes, getReason };
}

/** FNV-1a. Items are kept in the order of their ids' hashes, so that similar names are not neighbours. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
