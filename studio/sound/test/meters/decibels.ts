export function toDecibels(amplitude: number): number {
  return 20 * Math.log10(Math.max(amplitude, 1e-9));
}
