import { type Bitset, countBits, hasBit } from "../bitset.ts";
import type { ServableSet } from "../safety/gate.ts";
import type { FacetIndex } from "./facet-index.ts";
import { getScore, scoreAll, selectRanks } from "./scores.ts";
import { spread } from "./spread.ts";
import type { Reason, Wish } from "./weights.ts";

export interface PageRequest {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** As yyyy-mm-dd. Items with equal scores start at another place each day. */
  readonly day: string;
}

export interface Ranked {
  readonly position: number;
  readonly reasons: readonly Reason[];
}

export interface RankedPage {
  readonly ranked: readonly Ranked[];
  readonly total: number;
}

/** Items are rearranged only within stretches of this length, so pages never overlap and each needs few ranks. */
const stretch = 40;
const maxReasons = 2;

/** The same answers, catalogue and day always give the same pages. */
export function rankPage<Facet extends string>(
  index: FacetIndex<Facet>,
  servable: ServableSet,
  wishes: readonly Wish<Facet>[],
  areAlike: (one: number, other: number) => boolean,
  { page, pageSize, day }: PageRequest,
): RankedPage {
  const total = countBits(servable);
  const first = (page - 1) * pageSize;
  const end = Math.min(total, first + pageSize);
  if (first >= end) return { ranked: [], total };

  const weighted: Granted[] = wishes
    .map(({ facet, weight, reason }) => ({ bits: index.findItemsWith(facet), weight, reason }))
    .sort((one, other) => other.weight - one.weight);
  const from = Math.floor(first / stretch) * stretch;
  const to = Math.ceil(end / stretch) * stretch;
  const scores = scoreAll(index.size, weighted);
  const start = hashText(day) % Math.max(1, index.size);
  const scored = selectRanks(servable, scores, { from, to, start }).map((position) => ({
    item: position,
    score: getScore(scores, position),
  }));
  const varied = Array.from({ length: Math.ceil(scored.length / stretch) }, (_, part) =>
    spread(scored.slice(part * stretch, (part + 1) * stretch), areAlike),
  ).flat();
  return {
    ranked: varied
      .slice(first - from, end - from)
      .map((position) => ({ position, reasons: listReasons(weighted, position) })),
    total,
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
