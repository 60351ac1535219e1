import type { Skeleton } from "./skeleton.ts";
import { add, type Vec } from "./vector.ts";

/** A place on the head, in centimetres forward, up and to the right of its centre. */
export type Spot = readonly [ahead: number, above: number, right: number];

export function locateOnHead({ skull, head }: Skeleton, [ahead, above, right]: Spot): Vec {
  return add(add(add(skull, head.front, ahead), head.up, above), head.right, right);
}
