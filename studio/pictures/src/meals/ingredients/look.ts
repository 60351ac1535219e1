import type { Form } from "./forms.ts";

export type Cut =
  | "whole"
  | "halves"
  | "slices"
  | "dice"
  | "shreds"
  | "leaves"
  | "grains"
  | "ground"
  | "crumbs"
  | "fillet"
  | "strips"
  | "florets"
  | "liquid"
  | "powder";

export type Presence = 0 | 1 | 2 | 3;

export interface Look {
  readonly colour: string;
  readonly second?: string;
  readonly form: Form;
  readonly cut: Cut;
  /** Size of one piece across, on a scale where a dinner plate is 600 wide. */
  readonly size: number;
  /** How prominent it is. Pieces with a higher value go on top. */
  readonly presence: Presence;
  /** How strongly it colours a sauce or soup, from 0 to 1. */
  readonly tint: number;
  readonly garnish?: boolean;
}

/** A look as a row of the tables. */
export type Row = readonly [
  form: Form,
  cut: Cut,
  size: number,
  presence: Presence,
  tint: number,
  colour: string,
  second?: string,
  garnish?: "garnish",
];
