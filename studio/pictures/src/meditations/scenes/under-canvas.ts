import { tent } from "../elements/buildings.ts";
import { hill, mist, rolling } from "../elements/land.ts";
import { daisies, grass } from "../elements/plants.ts";
import { birds, sky } from "../elements/sky.ts";
import { foliageAt, grove, roundTree } from "../elements/trees.ts";
import { lake, ripples, shimmer } from "../elements/water.ts";
import type { Scene } from "../scene.ts";

export const underCanvas: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 460, 34, 1.5);
  const near = rolling(s.random.fork("near"), 690, 10, 1.1);
  return [
    s.layer(sky(s, { horizon: 520, orb: { x: 880, y: 320, r: 46 }, clouds: 5 }), birds(s, 300, 240, 3, 9)),
    s.layer(
      hill(s, far, 0.66),
      lake(s, 560, 700),
      ripples(s, 570, 680, 24),
      shimmer(s, 880, 562, 680, 50),
      grove(s, { edge: far, from: 40, to: 520, count: 9, height: 90, distance: 0.58, kind: "pine" }),
      mist(s, 510, 90),
    ),
    s.layer(
      hill(s, near, 0.12),
      tent(s, { x: 520, y: 800, scale: 1.6 }),
      roundTree(s.random.fork("tree"), { x: 1070, y: 780, height: 420, tones: foliageAt(s, 0.1) }),
    ),
    s.layer(
      daisies(s, () => 870, {
        from: -20,
        to: 1220,
        count: 34,
        size: 15,
        colours: ["#fff7ea", "#f2cd52", "#e79a76"],
        stem: 40,
      }),
      grass(s, () => 910, { count: 260, height: 60 }),
    ),
  ];
};
