export function findLongestRun(sorts: readonly string[]): number {
  let [longest, run] = [0, 0];
  sorts.forEach((sort, at) => {
    run = sort === sorts[at - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

export function averageOf<Value>(values: readonly Value[], count: (value: Value) => number): number {
  return mean(values.map(count));
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
