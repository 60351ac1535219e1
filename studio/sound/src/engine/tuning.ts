/** Shifts a note by octaves into the octave above `low`. */
export function inOctaveFrom(hz: number, low: number): number {
  return hz * 2 ** -Math.floor(Math.log2(hz / low));
}
