import type { ReactNode } from "react";

/** One of the public site's own items. */
export interface Sample<Details> {
  readonly title: string;
  readonly description: string;
  readonly details: Details;
  /** The catalogue's entry of the same name. */
  readonly entry: string;
}

export interface SampleProps<Details> {
  sample: Sample<Details>;
  picture: ReactNode;
}
