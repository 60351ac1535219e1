import type { Bitset } from "../bitset.ts";
import { daysPerTurn } from "./weights.ts";

const dayMs = 86_400_000;

/** The items whose turn it is on a day, written yyyy-mm-dd: others each day, until all have had it. */
export function findTurn(size: number, day: string): Bitset {
  const bits = new Int32Array(Math.ceil(size / 32));
  const first = Math.floor(Date.parse(day) / dayMs) % daysPerTurn;
  for (let position = first; position < size; position += daysPerTurn) {
    bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
  }
  return bits;
}
