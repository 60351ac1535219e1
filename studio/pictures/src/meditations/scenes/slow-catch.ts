import { mix } from "@fernwell/studio-drawing/colour";
import { hill, landAt, mist, rolling } from "../elements/land.ts";
import { castShadow, disc, fill, glow, line, repeat, solid } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { bough, grove } from "../elements/trees.ts";
import { walker } from "../elements/walker.ts";
import type { Scene } from "../scene.ts";

export const slowCatch: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 500, 20, 1.6);
  const lawn = rolling(s.random.fork("lawn"), 640, 8, 1);
  const at = (t: number): { x: number; y: number } => ({
    x: 270 + 640 * t,
    y: 640 - 1620 * t * (1 - t) + 20 * t,
  });
  return [
    s.layer(sky(s, { horizon: 560, orb: { x: 200, y: 220, r: 44 }, clouds: 4 })),
    s.layer(
      hill(s, far, 0.62),
      grove(s, { edge: far, from: -40, to: 1240, count: 16, height: 150, distance: 0.46, kind: "round" }),
      mist(s, 520, 110),
    ),
    s.layer(
      hill(s, lawn, 0.14),
      ...[0, 1, 2, 3, 4].map((i) =>
        fill(
          `M${-200 + i * 330} 960L${180 + i * 190} 650H${270 + i * 190}L${-30 + i * 330} 960Z`,
          mix(landAt(s, 0), s.light.glow, 0.5),
          { opacity: 0.2 },
        ),
      ),
      walker(
        s,
        { x: 930, y: 770, scale: 1.3 },
        {
          coat: "#a3421a",
          hair: "#4a3226",
          arms: "M-18-104C-34-106-44-118-48-134M18-104C34-106 44-118 48-134",
        },
      ),
    ),
    s.layer(
      line(
        repeat(13, (i) => {
          const p = at((i + 1) / 14);
          return `M${p.x.toFixed(1)} ${p.y.toFixed(1)}l.1 0`;
        }),
        s.light.pale,
        10,
        { opacity: 0.75 },
      ),
      walker(
        s,
        { x: 230, y: 830, scale: 1.7 },
        {
          coat: "#2b7485",
          hair: "#8a5a34",
          skirt: 6,
          arms: "M-18-104C-26-88-26-74-22-64M18-104C36-106 48-118 56-136",
        },
      ),
      castShadow(s, 640, 800, 60),
      solid(s, disc(at(0.56).x, at(0.56).y, 34), "#e0784c", "ball"),
      line(`M${at(0.56).x - 24} ${at(0.56).y - 20}q24 20 50 4`, s.tint("#fff4e2"), 5),
      bough(s, {
        d: "M1260-30C1120 40 1000 50 880 90",
        points: [
          [1140, 20],
          [1060, 40],
          [980, 56],
          [900, 84],
          [1200, 40],
        ],
        leaf: landAt(s, 0),
        size: 60,
      }),
      grass(s, () => 912, { count: 240, height: 46 }),
      glow(s, 200, 220, 300, s.light.glow, 0.2),
    ),
  ];
};
