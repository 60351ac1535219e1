/** Repeatable random numbers: the same seed gives the same sequence. */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  /** Near the middle, rarely far from it. */
  near(middle: number, spread: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value;
  shuffle<Value>(values: readonly Value[]): Value[];
  /** An independent sequence, so that drawing more of one thing does not change the others. */
  fork(name: string): Random;
}

export function createRandom(seed: string): Random {
  let state = hashText(seed);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor((high - low + 1) * next()),
    near: (middle, spread) => middle + spread * (next() + next() + next() - 1.5) * 0.8,
    chance: (probability) => next() < probability,
    pick(values) {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error("there is nothing to pick from");
      return value;
    },
    shuffle(values) {
      return values
        .map((value) => ({ value, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ value }) => value);
    },
    fork: (name) => createRandom(`${seed}/${name}`),
  };
}

function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  return hash | 0;
}
