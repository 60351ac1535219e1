/** The part of a query that is needed to show its state. */
export interface Fetching {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}
