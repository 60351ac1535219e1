import { equipment, movementPatterns, positions } from "@fernwell/domain/movement/exercise";
import { describe, expect, it } from "vitest";
import { missedDistance } from "../../../test/missed-distance.ts";
import { humanRange, measureBends } from "../../../test/range-of-motion.ts";
import { lowestHeight } from "../figure/lowest-height.ts";
import { solve } from "../figure/skeleton.ts";
import { poseAt } from "../scene/timeline.ts";
import { genericPose } from "./generic-poses.ts";
import { toMotion } from "./motion.ts";
import { motions } from "./motions.ts";

const named = [...motions].map(([name, sketch]) => ({ name, motion: toMotion(sketch, "flow") }));

/** Poses in which the body leaves the floor, or stands, sits, lies or swims above it. */
const raised = [
  "jump-squats",
  "tabata-bodyweight",
  "burpees",
  "skipping-rope-basics",
  "skipping-rope-fast",
  "high-impact-dance",
  "chin-up",
  "pull-up",
  "hanging-knee-raise",
  "step-up",
  "brisk-stair-climb",
  "slow-stair-climb",
  "step-aerobics",
  "treadmill-incline-walk",
  "steady-elliptical",
  "elliptical-intervals",
  "leg-press",
  "seated-cable-row",
  "steady-rowing-machine",
  "rowing-intervals",
  "easy-bike-ride",
  "steady-bike-ride",
  "hilly-bike-ride",
  "gentle-stationary-bike",
  "steady-stationary-bike",
  "spin-intervals",
  "easy-breaststroke",
  "front-crawl-intervals",
  "steady-front-crawl",
  "sprint-swim-set",
  "leisure-swim",
  "aqua-aerobics",
  "bedtime-yoga",
  "open-book",
];
const onSlope = ["hill-walk", "hill-sprints"];

describe("the named poses", () => {
  it("all differ and all move", () => {
    expect(new Set(named.map(({ motion }) => JSON.stringify(motion.round))).size).toBe(named.length);
    expect(named.filter(({ motion }) => motion.round.length < 2)).toEqual([]);
  });

  it("keep every joint within its range, also between two poses", () => {
    const strained = named.flatMap(({ name, motion }) =>
      Array.from({ length: 16 }, (_, i) => solve(poseAt(motion, i / 16))).flatMap((skeleton) =>
        measureBends(skeleton)
          .filter(
            ({ joint, degrees }) => degrees < humanRange[joint][0] - 2 || degrees > humanRange[joint][1] + 10,
          )
          .map(({ joint, degrees }) => `${name}: ${joint} ${Math.round(degrees)}`),
      ),
    );
    expect([...new Set(strained)]).toEqual([]);
  });

  it("reach what they hold and stand on", () => {
    const missed = named.flatMap(({ name, motion }) =>
      motion.poses
        .map((pose) => missedDistance(pose, solve(pose)))
        .filter((distance) => distance > 0.5)
        .map((distance) => `${name}: ${distance.toFixed(1)} cm`),
    );
    expect(missed).toEqual([]);
  });

  it("rest on the floor, unless they are meant to be above it", () => {
    const namesWhere = (isOff: (centimetres: number) => boolean) =>
      named
        .filter(({ motion }) => motion.poses.some((pose) => isOff(lowestHeight(solve(pose)))))
        .map(({ name }) => name)
        .toSorted();
    expect(namesWhere((low) => low > 1.5)).toEqual(raised.toSorted());
    expect(namesWhere((low) => low < -1.5)).toEqual(onSlope.toSorted());
  });
});

it("every position, pattern and piece of equipment has a generic pose", () => {
  const chosen = positions.flatMap((position) =>
    movementPatterns.flatMap((pattern) =>
      [[], ...equipment.map((thing) => [thing])].map((things) =>
        genericPose({ positions: [position], pattern, equipment: things }),
      ),
    ),
  );
  expect([...new Set(chosen)].filter((name) => !motions.has(name))).toEqual([]);
});
