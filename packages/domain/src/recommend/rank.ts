import { type Bitset, countBits, hasBit } from "../bitset.ts";
import type { ServableSet } from "../safety/gate.ts";
import type { FacetIndex } from "./facet-index.ts";
import { createBitsetSpace, getScore, scoreAll, selectRanks } from "./scores.ts";
import { spread } from "./spread.ts";
import type { Reason, Wish } from "./weights.ts";

export interface Paging {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface Ranked {
  readonly position: number;
  readonly reasons: readonly Reason[];
}

/** The servable items, best first. Only what is asked for is put in order, and remembered. */
export interface Ranking {
  readonly total: number;
  getPage(paging: Paging): readonly Ranked[];
}

/** Items are rearranged only within stretches of this length, so pages never overlap and each needs few ranks. */
const stretch = 40;
const maxReasons = 2;
/** A ranking is never interrupted, so all of them can use the same. */
const space = createBitsetSpace();

/**
 * The same answers, catalogue and day always give the same pages. The day is written as yyyy-mm-dd; items with equal
 * scores start at another place each day.
 */
export function rank<Facet extends string>(
  index: FacetIndex<Facet>,
  servable: ServableSet,
  wishes: readonly Wish<Facet>[],
  areAlike: (one: number, other: number) => boolean,
  day: string,
): Ranking {
  const total = countBits(servable);
  const weighted: Granted[] = wishes
    .map(({ facet, weight, reason }) => ({ bits: index.findItemsWith(facet), weight, reason }))
    .sort((one, other) => other.weight - one.weight);
  const start = hashText(day) % Math.max(1, index.size);
  const stretches = new Map<number, readonly number[]>();

  function getStretch(number: number): readonly number[] {
    const known = stretches.get(number);
    if (known !== undefined) return known;
    const from = number * stretch;
    const scores = scoreAll(index.size, weighted, space);
    const positions = selectRanks(servable, scores, { from, to: from + stretch, start }, space);
    const scored = positions.map((position) => ({ item: position, score: getScore(scores, position) }));
    const varied = spread(scored, areAlike);
    stretches.set(number, varied);
    return varied;
  }

  return {
    total,
    getPage({ page, pageSize }) {
      const first = (page - 1) * pageSize;
      const end = Math.min(total, first + pageSize);
      const ranked: Ranked[] = [];
      for (let place = first; place < end; place += 1) {
        const position = getStretch(Math.floor(place / stretch))[place % stretch];
        if (position !== undefined) ranked.push({ position, reasons: listReasons(weighted, position) });
      }
      return ranked;
    },
  };
}

interface Granted {
  readonly bits: Bitset;
  readonly weight: number;
  readonly reason: Reason;
}

/** Each reason is an answer that raised the score of the item, the strongest first. */
function listReasons(wishes: readonly Granted[], position: number): Reason[] {
  const reasons: Reason[] = [];
  for (const { bits, reason } of wishes) {
    if (!hasBit(bits, position) || reasons.some(({ kind }) => kind === reason.kind)) continue;
    reasons.push(reason);
    if (reasons.length === maxReasons) break;
  }
  return reasons;
}

/** FNV-1a. Items are kept in the order of their ids' hashes, so that similar names are not neighbours. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
