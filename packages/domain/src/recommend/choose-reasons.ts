import { isAssurance } from "./assurances.ts";
import type { Reason } from "./weights.ts";

/** A reason that is true of an item, and how much the answer behind it counts. */
export interface Candidate {
  readonly reason: Reason;
  readonly strength: number;
}

interface Sentence {
  readonly strength: number;
  /** The cards that it is true of, in their order, each with the reason that it is written for. */
  readonly cards: Map<number, Reason>;
}

const maxReasons = 2;

/**
 * Chooses at most two reasons for each card of a page. No sentence stands on more than a third of the cards, and no kind
 * of sentence on more than half, since what is true of most of them tells a person nothing. Strong and rare ones come first; what assures the person that a
 * constraint of theirs was heeded is said at least once.
 */
export function chooseReasons(
  cards: readonly (readonly Candidate[])[],
  describe: (reason: Reason, card: number) => string,
): Reason[][] {
  const chosen = cards.map((): Reason[] => []);
  const most = Math.max(1, Math.floor(cards.length / 3));
  const mostOfKind = Math.ceil(cards.length / 2);
  const counts = new Map<Sentence | Reason["kind"], number>();
  const worth = ({ strength, cards: on }: Sentence) => strength * (1 + Math.log2(cards.length / on.size));
  const sentences = collectSentences(cards, describe).sort((one, other) => worth(other) - worth(one));

  function put(sentence: Sentence, card: number, reason: Reason, room: number): boolean {
    const reasons = chosen[card] ?? [];
    const [count, countOfKind] = [counts.get(sentence) ?? 0, counts.get(reason.kind) ?? 0];
    if (count === most || countOfKind === mostOfKind) return false;
    if (reasons.length >= room || reasons.some(({ kind }) => kind === reason.kind)) return false;
    reasons.push(reason);
    counts.set(sentence, count + 1).set(reason.kind, countOfKind + 1);
    return true;
  }

  const assured = new Set<Reason>();
  for (const sentence of sentences) {
    for (const [card, reason] of sentence.cards) {
      if (!isAssurance(reason) || assured.has(reason)) break;
      if (put(sentence, card, reason, 1)) assured.add(reason);
    }
  }
  // Every card gets its first reason before any gets a second.
  for (let room = 1; room <= maxReasons; room += 1) {
    for (const sentence of sentences) {
      for (const [card, reason] of sentence.cards) put(sentence, card, reason, room);
    }
  }
  return chosen;
}

/** The same where there is no page to compare a card with. */
export function pickStrongest(candidates: readonly Candidate[]): Reason[] {
  const byKind = Map.groupBy(candidates, ({ reason }) => reason.kind);
  return [...byKind.values()].slice(0, maxReasons).flatMap(([first]) => (first ? [first.reason] : []));
}

function collectSentences(
  cards: readonly (readonly Candidate[])[],
  describe: (reason: Reason, card: number) => string,
): Sentence[] {
  const sentences = new Map<string, Sentence>();
  cards.forEach((candidates, card) => {
    for (const { reason, strength } of candidates) {
      const text = describe(reason, card);
      const known = sentences.get(text);
      if (known === undefined) sentences.set(text, { strength, cards: new Map([[card, reason]]) });
      else if (!known.cards.has(card)) known.cards.set(card, reason);
    }
  });
  return [...sentences.values()];
}
