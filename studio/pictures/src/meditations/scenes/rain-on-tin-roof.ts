import { mix } from "@fernwell/studio-drawing/colour";
import { ironHut } from "../elements/buildings.ts";
import { hill, mist, rolling } from "../elements/land.ts";
import { disc, fill, glow, line, repeat } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { foliageAt, grove, roundTree } from "../elements/trees.ts";
import { rain } from "../elements/weather.ts";
import type { Scene } from "../scene.ts";

export const rainOnTinRoof: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 480, 30, 1.6);
  const near = rolling(s.random.fork("near"), 730, 12, 1);
  return [
    s.layer(sky(s, { horizon: 560, clouds: 6, stars: 0 }), rain(s, 120)),
    s.layer(
      hill(s, far, 0.6),
      grove(s, { edge: far, from: 0, to: 1200, count: 16, height: 100, distance: 0.52, kind: "round" }),
      mist(s, 470, 160, 0.7),
    ),
    s.layer(
      hill(s, near, 0.16),
      roundTree(s.random.fork("tree"), { x: 1040, y: 770, height: 380, tones: foliageAt(s, 0.12) }),
      glow(s, 520, 700, 420, s.light.flame, 0.4),
      ironHut(s, { x: 520, y: 800, scale: 2.5 }, { wall: "#d9cbb0", roof: "#a8503f" }),
    ),
    s.layer(
      fill(disc(560, 860, 420, 22), mix(s.light.waterFar, s.light.window, 0.35), { opacity: 0.4 }),
      grass(s, () => 910, { count: 240, height: 80 }),
      rain(s, 200),
      line(
        repeat(
          26,
          (i) => `M${230 + i * 24} ${424 - (i % 3) * 6}l-3-9M${236 + i * 24} ${424 - (i % 3) * 6}l5-8`,
        ),
        s.light.glint,
        2,
        { opacity: 0.6 },
      ),
    ),
  ];
};
