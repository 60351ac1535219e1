import { hill, landAt, mist, rolling } from "../elements/land.ts";
import { disc, fill, solid } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import { lake, rings, ripples } from "../elements/water.ts";
import type { Scene } from "../scene.ts";

export const tenStones: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 430, 22, 1.6);
  const stoneAt = (i: number): { x: number; y: number; size: number } => ({
    x: 600 + Math.sin(i * 0.9) * (170 - i * 14),
    y: 868 - 320 * (1 - (1 - i / 10) ** 1.7),
    size: 1 - i * 0.083,
  });
  return [
    s.layer(sky(s, { horizon: 460, orb: { x: 920, y: 150, r: 40 }, clouds: 4 })),
    s.layer(
      hill(s, far, 0.66),
      grove(s, { edge: far, from: 0, to: 1200, count: 20, height: 120, distance: 0.5, kind: "round" }),
      mist(s, 440, 110),
    ),
    s.layer(
      lake(s, 500, 960),
      ripples(s, 520, 890, 60, 0.4),
      fill("M-100 500C200 490 300 530 500 530S900 490 1300 510V490H-100Z", landAt(s, 0.3)),
      grass(s, () => 520, { count: 200, height: 36, colour: landAt(s, 0.25) }),
    ),
    s.layer(
      ...[9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((i) => {
        const { x, y, size } = stoneAt(i);
        return (
          fill(disc(x + 6 * size, y + 22 * size, 110 * size, 32 * size), s.light.shadow, { opacity: 0.25 }) +
          solid(s, disc(x, y + 14 * size, 104 * size, 32 * size), "#7d7a7c", "cylinder") +
          solid(s, disc(x, y, 104 * size, 30 * size), "#c2bab0", "plane") +
          (i === 3 ? rings(s, x, y + 18 * size, [150 * size, 190 * size]) : "")
        );
      }),
      grass(s, () => 930, { to: 260, count: 80, height: 200 }),
      grass(s, () => 930, { from: 1000, to: 1290, count: 70, height: 220 }),
    ),
  ];
};
