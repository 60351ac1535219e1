import { group } from "@fernwell/studio-drawing/svg";
import { mill } from "../elements/buildings.ts";
import { hill, mist, rolling } from "../elements/land.ts";
import { line, repeat } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import { lake, ripples, shimmer } from "../elements/water.ts";
import type { Scene } from "../scene.ts";

export const millPond: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 430, 34, 1.6);
  const bank = rolling(s.random.fork("bank"), 620, 8, 1);
  return [
    s.layer(sky(s, { horizon: 500, orb: { x: 950, y: 380, r: 46 }, clouds: 4, stars: 60 })),
    s.layer(
      hill(s, far, 0.64),
      grove(s, { edge: far, from: 40, to: 1180, count: 18, height: 76, distance: 0.56, kind: "round" }),
      mist(s, 470, 140),
    ),
    s.layer(
      hill(s, bank, 0.22),
      grove(s, { edge: bank, from: 820, to: 1240, count: 5, height: 260, distance: 0.2, kind: "poplar" }),
      mill(s, { x: 420, y: 720, scale: 1.22 }),
    ),
    s.layer(
      lake(s, 700),
      shimmer(s, 950, 704, 900, 70),
      ripples(s, 716, 890, 46),
      group(
        { transform: "translate(0 1420) scale(1 -1)", opacity: 0.16 },
        mill(s, { x: 420, y: 720, scale: 1.22 }),
      ),
      line(
        repeat(7, (i) => `M${560 + i * 16} ${708 + (i % 3) * 6}q14 8 30 0`),
        s.light.glint,
        4,
        { opacity: 0.7 },
      ),
      hill(s, (x) => 880 - Math.max(0, 300 - x) * 0.22, 0.05),
      grass(s, (x) => 900 - Math.max(0, 300 - x) * 0.22, { to: 560, count: 160, height: 130 }),
    ),
  ];
};
