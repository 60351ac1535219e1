import type { Skeleton } from "./skeleton.ts";
import { add, type Vec } from "./vector.ts";

/** A place on the head, in centimetres ahead of, above and to the right of its middle. */
export type Spot = readonly [ahead: number, above: number, right: number];

export function spotOf({ skull, head }: Skeleton, [ahead, above, right]: Spot): Vec {
  return add(add(add(skull, head.front, ahead), head.up, above), head.right, right);
}
