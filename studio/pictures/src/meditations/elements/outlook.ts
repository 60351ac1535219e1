import type { Stage } from "../stage.ts";
import { hill, mist, rolling } from "./land.ts";
import { type SkyShape, sky } from "./sky.ts";
import { grove } from "./trees.ts";

/** The view from most windows: hills, some trees and the sky of the hour. */
export function outlook(s: Stage, y: number, shape: SkyShape): string {
  const far = rolling(s.random.fork("far"), y, 22, 1.8);
  const near = rolling(s.random.fork("near"), y + 90, 16, 1.5);
  return s.layer(
    sky(s, { horizon: y + 40, ...shape }),
    hill(s, far, 0.66),
    mist(s, y - 10, 100),
    grove(s, { edge: near, from: 0, to: 1200, count: 12, height: 84, distance: 0.38, kind: "round" }),
    hill(s, near, 0.34),
  );
}
