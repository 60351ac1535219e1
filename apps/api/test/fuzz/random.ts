/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to, but not including, the number. */
  below(count: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (count) => Math.floor(next() * count),
    chance: (probability) => next() < probability,
    pick(values) {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error("there is nothing to pick from");
      return value;
    },
  };
}
