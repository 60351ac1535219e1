import { mix } from "@fernwell/studio-drawing/colour";
import { hill, landAt, mist, rolling } from "../elements/land.ts";
import { castShadow, disc, fill, solid } from "../elements/paint.ts";
import { fernClump } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import { rings } from "../elements/water.ts";
import { fog } from "../elements/weather.ts";
import type { Scene } from "../scene.ts";

export const hotSprings: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 360, 46, 1.6);
  const middle = rolling(s.random.fork("middle"), 490, 40, 1.8);
  const pool =
    "M150 720C220 640 420 616 620 622C840 616 1020 650 1080 726C1130 800 960 872 640 876C300 880 90 812 150 720Z";
  const stones = [
    [130, 740, 92, 52],
    [230, 650, 70, 40],
    [360, 616, 84, 38],
    [540, 600, 66, 32],
    [760, 604, 90, 40],
    [930, 636, 80, 44],
    [1080, 706, 100, 60],
    [1120, 820, 110, 66],
    [60, 840, 120, 66],
  ] as const;
  return [
    s.layer(sky(s, { horizon: 450, clouds: 4, stars: 50, orb: { x: 820, y: 330, r: 40 } })),
    s.layer(
      hill(s, far, 0.66),
      hill(s, middle, 0.42),
      grove(s, { edge: middle, from: 20, to: 1180, count: 18, height: 90, distance: 0.38, kind: "round" }),
      mist(s, 500, 140, 0.7),
    ),
    s.layer(
      hill(s, rolling(s.random.fork("bank"), 600, 10, 1), 0.14),
      fill(
        pool,
        s.radial(
          [
            [0, mix(s.tint("#8fd6d0"), s.light.glow, 0.35)],
            [0.7, s.tint("#4f9fa6")],
            [1, s.tint("#2f6f7c")],
          ],
          { cx: 0.5, cy: 0.4, r: 0.7 },
        ),
      ),
      rings(s, 560, 730, [60, 120, 190]),
      ...stones.map(
        ([x, y, rx, ry]) =>
          castShadow(s, x, y + ry * 0.6, rx * 1.6) + solid(s, disc(x, y, rx, ry), "#7d7a80", "stone"),
      ),
    ),
    s.layer(
      ...[
        [360, 570, 200, 130],
        [430, 560, 130, 90],
        [560, 470, 160, 110],
        [720, 520, 150, 120],
        [800, 400, 170, 110],
        [520, 350, 140, 90],
      ].map(([x = 0, y = 0, rx = 0, ry = 0]) => fog(s, x, y, rx, ry, 0.34, s.light.pale)),
      fog(s, 600, 640, 520, 120, 0.5, s.light.pale),
    ),
    s.layer(
      fernClump(s, 60, 900, 430),
      fernClump(s, 1160, 910, 460),
      fernClump(s, 300, 960, 240, mix(landAt(s, 0), s.light.shadow, 0.2)),
    ),
  ];
};
