import type { OutputOf } from "@fernwell/contract/endpoint";
import type { listFactors } from "@fernwell/contract/second-factor";
import type { Fetching } from "#app/page/fetching.ts";

export type Factors = OutputOf<typeof listFactors>;

export interface FactorCardProps {
  readonly factors: Fetching & { readonly data: Factors | undefined };
  /** Receives recovery codes that have just been made. */
  readonly onNewCodes: (codes: readonly string[]) => void;
}
