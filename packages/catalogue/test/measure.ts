/** One quality of the order, with the bounds that it has to keep. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
}

export function isMet({
  value,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
}: Measure): boolean {
  return min <= value && value <= max;
}

export function describeTarget({ min, max }: Measure): string {
  const write = (value: number) => String(Math.round(value * 100) / 100);
  if (max === undefined) return min === undefined ? "" : `at least ${write(min)}`;
  return min === undefined ? `at most ${write(max)}` : `${write(min)} to ${write(max)}`;
}
