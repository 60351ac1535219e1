import type { Point } from "../../drawing/shapes.ts";

export interface Mound {
  readonly middle: Point;
  readonly rx: number;
  readonly ry?: number;
  readonly turn?: number;
}
