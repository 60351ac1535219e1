import { mix } from "@fernwell/studio-drawing/colour";
import { group, place } from "@fernwell/studio-drawing/svg";
import { cottage } from "../elements/buildings.ts";
import { hill, landAt, lane, mist, rolling } from "../elements/land.ts";
import { box, castShadow, disc, line, repeat, solid } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { basketOfApples } from "../elements/things.ts";
import { foliageAt, grove, roundTree } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const appleLane: Scene = (s) => {
  const fallen = s.random.fork("fallen");
  const far = rolling(s.random.fork("far"), 470, 34, 1.5);
  const near = rolling(s.random.fork("near"), 610, 14, 1);
  const gate = (x: number, y: number, size: number): string =>
    group(
      { transform: place({ x, y, scale: size }) },
      solid(s, box(-96, -118, 18, 120, 4), "#8a6a4c") + solid(s, box(78, -118, 18, 120, 4), "#8a6a4c"),
      line("M-80-96H80M-80-68H80M-80-40H80M-80-12H80M-76-12L76-96", s.tint("#c9b294"), 9),
    );
  return [
    s.layer(sky(s, { horizon: 520, orb: { x: 720, y: 410, r: 50 }, clouds: 5, stars: 40 })),
    s.layer(
      hill(s, far, 0.62),
      grove(s, { edge: far, from: 0, to: 1200, count: 15, height: 70, distance: 0.54, kind: "round" }),
      mist(s, 500, 120),
    ),
    s.layer(
      hill(s, near, 0.16),
      lane(s, [
        [520, 1000, 280],
        [600, 850, 150],
        [700, 740, 82],
        [740, 670, 42],
        [710, 628, 18],
        [716, 606, 7],
      ]),
      cottage(s, { x: 900, y: 640, scale: 0.62 }),
      gate(840, 676, 0.46),
      gate(574, 664, 0.42),
      gate(980, 766, 0.95),
      basketOfApples(s, { x: 800, y: 690, scale: 0.3 }),
      basketOfApples(s, { x: 900, y: 786, scale: 0.62 }),
    ),
    s.layer(
      castShadow(s, 240, 800, 300),
      roundTree(s.random.fork("apple"), {
        x: 210,
        y: 800,
        height: 620,
        tones: foliageAt(s, 0.04, mix(landAt(s, 0), s.tint("#a8a03c"), 0.3)),
      }),
      ...[
        [90, 330],
        [180, 250],
        [290, 300],
        [350, 400],
        [120, 440],
        [240, 460],
        [40, 400],
        [320, 500],
        [200, 370],
        [400, 330],
      ].map(([x = 0, y = 0]) => solid(s, disc(x, y, 19, 18), "#c9402f", "ball")),
      repeat(12, (i) =>
        solid(
          s,
          disc(fallen.between(20, 330), fallen.between(800, 884), 15, 14),
          i % 3 === 0 ? "#d9793f" : "#b8402f",
          "ball",
        ),
      ),
      basketOfApples(s, { x: 420, y: 872, scale: 1.35 }),
      grass(s, () => 912, { to: 330, count: 80, height: 70 }),
      grass(s, () => 912, { from: 900, to: 1290, count: 80, height: 70 }),
    ),
  ];
};
