import { hill, mist, rolling } from "../elements/land.ts";
import { glow } from "../elements/paint.ts";
import { daisies, grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import { beams } from "../elements/weather.ts";
import type { Scene } from "../scene.ts";

export const firstLight: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 470, 30, 2.2);
  const middle = rolling(s.random.fork("middle"), 570, 40, 1.7);
  const near = rolling(s.random.fork("near"), 720, 36, 1.3);
  return [
    s.layer(
      sky(s, { horizon: 500, orb: { x: 600, y: 452, r: 62 }, clouds: 5 }),
      beams(
        s,
        600,
        452,
        [
          [200, 7],
          [222, 8],
          [246, 6],
          [270, 9],
          [296, 7],
          [320, 8],
          [341, 6],
        ],
        800,
        0.2,
      ),
    ),
    s.layer(hill(s, far, 0.78), mist(s, 470, 110, 0.8)),
    s.layer(
      hill(s, middle, 0.46),
      grove(s, { edge: middle, from: 40, to: 380, count: 8, height: 90, distance: 0.4, kind: "round" }),
      grove(s, { edge: middle, from: 860, to: 1160, count: 6, height: 120, distance: 0.4, kind: "poplar" }),
      mist(s, 610, 120, 0.6),
    ),
    s.layer(
      hill(s, near, 0.06),
      daisies(s, near, {
        from: 40,
        to: 1160,
        count: 50,
        size: 12,
        colours: ["#fff7ea", "#e9a3b4", "#f2cd52"],
        stem: 40,
      }),
      grass(s, (x) => near(x) + 14, { count: 260, height: 40 }),
      glow(s, 600, 740, 460, s.light.glow, 0.28),
    ),
  ];
};
