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
  /** How showy: pieces with more are put on top and kept visible. */
  readonly presence: Presence;
  /** What it tints a sauce or soup with, and how strongly, 0 to 1. */
  readonly tint: number;
  readonly garnish?: boolean;
}

/** One line of the tables: a look without the names of its parts. */
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
