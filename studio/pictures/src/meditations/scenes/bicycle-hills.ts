import { hill, lane, mist, rolling, sloping } from "../elements/land.ts";
import { daisies, grass } from "../elements/plants.ts";
import { birds, sky } from "../elements/sky.ts";
import { bicycle } from "../elements/things.ts";
import { grove } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const bicycleHills: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 440, 34, 1.6);
  const middle = rolling(s.random.fork("middle"), 540, 48, 2);
  const near = sloping(rolling(s.random.fork("near"), 690, 40, 1.2), 60, -60);
  return [
    s.layer(sky(s, { horizon: 480, orb: { x: 880, y: 170, r: 40 }, clouds: 4 }), birds(s, 300, 200)),
    s.layer(
      hill(s, far, 0.72),
      grove(s, { edge: far, from: 60, to: 420, count: 9, height: 46, distance: 0.66, kind: "round" }),
      mist(s, 420, 130),
    ),
    s.layer(
      hill(s, middle, 0.42),
      lane(s, [
        [560, 720, 42],
        [660, 650, 26],
        [560, 600, 14],
        [640, 560, 8],
        [700, 536, 4],
        [690, 520, 1],
      ]),
      grove(s, { edge: middle, from: 800, to: 1180, count: 7, height: 110, distance: 0.36, kind: "poplar" }),
      grove(s, { edge: middle, from: 20, to: 260, count: 5, height: 92, distance: 0.38, kind: "round" }),
    ),
    s.layer(
      hill(s, near, 0.08),
      lane(s, [
        [200, 1000, 240],
        [330, 860, 130],
        [470, 770, 78],
        [556, 716, 50],
        [570, 690, 30],
      ]),
      daisies(s, near, {
        from: 640,
        to: 1240,
        count: 26,
        size: 15,
        colours: ["#fff7ea", "#e79a76", "#f2cd52"],
        stem: 50,
      }),
      grass(s, (x) => near(x) + 20, { from: 640, to: 1300, height: 44 }),
      bicycle(s, { x: 420, y: 842, scale: 1.25 }),
    ),
  ];
};
