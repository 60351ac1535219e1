import { mix } from "@fernwell/studio-drawing/colour";
import { ironHut } from "../elements/buildings.ts";
import { hill, lane, mist, rolling, sloping } from "../elements/land.ts";
import { mountains } from "../elements/mountains.ts";
import { glow } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { foliageAt, grove, pine } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const mountainHut: Scene = (s) => {
  const slope = sloping(rolling(s.random.fork("slope"), 640, 26, 1.6), 60, -60);
  const near = rolling(s.random.fork("near"), 790, 16, 1.2);
  return [
    s.layer(sky(s, { horizon: 520, orb: { x: 220, y: 150, r: 40 }, clouds: 2, stars: 140 })),
    s.layer(
      mountains(s, {
        foot: 680,
        peaks: [
          { x: 300, y: 330 },
          { x: 1000, y: 270 },
          { x: 700, y: 220 },
        ],
        distance: 0.34,
      }),
      mist(s, 540, 160, 0.6),
    ),
    s.layer(
      hill(s, slope, 0.3),
      grove(s, { edge: slope, from: -20, to: 420, count: 13, height: 170, distance: 0.26, kind: "pine" }),
      grove(s, { edge: slope, from: 900, to: 1240, count: 9, height: 190, distance: 0.24, kind: "pine" }),
      glow(s, 640, 690, 300, s.light.flame, 0.4),
      ironHut(s, { x: 640, y: 752, scale: 1.45 }),
    ),
    s.layer(
      hill(s, near, 0.06),
      lane(
        s,
        [
          [420, 1000, 80],
          [520, 880, 44],
          [610, 800, 26],
          [652, 762, 16],
        ],
        mix(s.light.path, s.light.land, 0.3),
      ),
      grass(s, (x) => near(x) + 20, { count: 240, height: 70 }),
      pine(s.random.fork("p"), { x: 90, y: 900, height: 520, tones: foliageAt(s, 0) }),
    ),
  ];
};
