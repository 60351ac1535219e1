/** Moves a note by octaves until it lies from low up to twice as high. */
export function inOctaveFrom(hz: number, low: number): number {
  return hz * 2 ** -Math.floor(Math.log2(hz / low));
}
