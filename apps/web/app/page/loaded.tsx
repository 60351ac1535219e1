import type { ReactNode } from "react";
import type { Fetching } from "./fetching.ts";
import { LoadFailure } from "./load-failure.tsx";

interface LoadedProps<Data> {
  query: Fetching & { readonly data: Data | undefined };
  failure: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows the data of a query, or that it is loading, or that it failed. */
export function Loaded<Data>({ query, failure, skeleton, children }: LoadedProps<Data>): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <LoadFailure message={failure} onRetry={() => query.refetch()} />;
  return skeleton;
}
