import { poles } from "../equipment/held.ts";
import { hill } from "../equipment/steps.ts";
import { run, walk } from "./gaits.ts";
import type { MotionSketch, MotionTable } from "./motion.ts";
import { arm, stand } from "./sketch.ts";

const outside = {
  surroundings: "outdoors",
  isSteady: true,
  loop: "mirror",
  main: 0,
  holdSeconds: 0,
} as const;
const strolling = (poses: MotionSketch["poses"], moveSeconds = 0.55, travel = 130): MotionSketch => ({
  ...outside,
  poses,
  moveSeconds,
  travel,
});
const running = (poses: MotionSketch["poses"], moveSeconds = 0.3, travel = 220): MotionSketch => ({
  ...outside,
  poses,
  moveSeconds,
  travel,
});

export const walks: MotionTable = {
  "easy-walk": strolling(walk({ stride: 26, swing: 16, bend: 14 }), 0.65, 108),
  "brisk-walk": strolling(walk({ stride: 34, lean: 4, swing: 32, bend: 78 }), 0.5, 140),
  "interval-walk": { ...strolling(walk({ stride: 31, lean: 3, swing: 28, bend: 50 }), 0.5, 128), view: 34 },
  "trail-walk": {
    ...strolling(
      [
        ...walk({ stride: 28, swing: 20, bend: 30, lean: 4 }).slice(0, 1),
        {
          at: [0],
          lean: 5,
          head: [12],
          legR: stand(-2, 8, { glide: true }),
          legL: stand(6, 8, { y: 22, lift: 14, glide: true }),
          armR: arm(8, 14, 40),
          armL: arm(4, 14, 40),
        },
      ],
      0.65,
      116,
    ),
    view: 30,
  },
  "hill-walk": {
    ...strolling(walk({ stride: 26, lean: 10, swing: 26, bend: 55, slope: 0.2 }), 0.6, 108),
    things: [hill(0.2)],
  },
  "nordic-walking": {
    ...strolling(
      walk({ stride: 34, lean: 6, swing: 30, bend: 24 }).map((pose) => ({ ...pose, grip: -1 })),
      0.55,
      140,
    ),
    things: [poles()],
  },
  "jog-walk": running(run({ stride: 18, lean: 5, swing: 26, knee: 38, spring: 1.5 }), 0.34, 150),
  "easy-jog": running(run({ stride: 21, lean: 6, swing: 30, knee: 44, spring: 2 }), 0.32, 170),
  "steady-run": running(run({ stride: 26, knee: 54, spring: 3 }), 0.3, 210),
  "tempo-run": {
    ...running(run({ stride: 30, lean: 10, swing: 44, knee: 62, spring: 4 }), 0.28, 240),
    view: 30,
  },
  "track-intervals": {
    ...running(run({ stride: 33, lean: 12, swing: 50, knee: 72, spring: 5 }), 0.26, 260),
    view: 12,
  },
  "hill-sprints": {
    ...running(run({ stride: 34, lean: 20, swing: 56, knee: 86, spring: 5, slope: 0.2 }), 0.26, 220),
    things: [hill(0.2)],
  },
};
