/** As much of a query as it takes to show how it stands. */
export interface Fetching {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}
