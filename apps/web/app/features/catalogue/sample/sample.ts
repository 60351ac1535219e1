import type { ReactNode } from "react";

/** One of the public site's samples. */
export interface Sample<Details> {
  readonly title: string;
  readonly description: string;
  readonly details: Details;
  /** The catalogue entry with the same name. */
  readonly entry: string;
}

export interface SampleProps<Details> {
  sample: Sample<Details>;
  picture: ReactNode;
}
