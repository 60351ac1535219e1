import type { Point } from "@fernwell/studio-drawing/shapes";

export interface Mound {
  readonly middle: Point;
  readonly rx: number;
  readonly ry?: number;
  readonly turn?: number;
}
