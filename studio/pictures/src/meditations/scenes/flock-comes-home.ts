import { group } from "@fernwell/studio-drawing/svg";
import { sheep } from "../elements/animals.ts";
import { hill, mist, rolling, sloping } from "../elements/land.ts";
import { box, fill, line, repeat, solid } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const flockComesHome: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 480, 40, 1.3);
  const near = sloping(rolling(s.random.fork("near"), 630, 18, 1), 40, -20);
  const random = s.random.fork("wall");
  const stones = (from: number, to: number, y: (x: number) => number): string =>
    [0, 1, 2]
      .map((row) =>
        fill(
          repeat(Math.round((to - from) / 36), (i) => {
            const x = from + i * 36 + (row % 2) * 16;
            return box(x, y(x) - 26 - row * 24, random.between(30, 38), random.between(20, 25), 8);
          }),
          s.tint(["#8c8a8e", "#7d7a82", "#9a9498"][row] ?? "#8c8a8e"),
        ),
      )
      .join("");
  return [
    s.layer(sky(s, { horizon: 520, orb: { x: 880, y: 190, r: 52 }, clouds: 3, stars: 90 })),
    s.layer(
      hill(s, far, 0.55),
      grove(s, { edge: far, from: 60, to: 340, count: 6, height: 76, distance: 0.5, kind: "round" }),
      mist(s, 520, 110),
    ),
    s.layer(
      hill(s, near, 0.2),
      ...[
        [560, 640, 0.5],
        [700, 628, 0.46],
        [820, 650, 0.6],
        [960, 640, 0.54],
        [1080, 664, 0.66],
      ].map(([x = 0, y = 0, scale = 1]) => sheep(s, { x, y, scale, flip: true })),
      stones(-60, 330, (x) => 740 - x * 0.03),
      solid(s, box(326, 620, 26, 120), "#7a5a40") + solid(s, box(470, 630, 26, 116), "#7a5a40"),
      stones(500, 1280, (x) => 730 + x * 0.01),
    ),
    s.layer(
      sheep(s, { x: 420, y: 786, scale: 1.3, flip: true }),
      group(
        { transform: "translate(500 640) skewY(16)" },
        line("M0 0H170M0 36H170M0 72H170M0 0V86M170 0V86M0 72L170 0", s.tint("#8a6a4c"), 11),
      ),
      sheep(s, { x: 160, y: 850, scale: 1.5 }, true),
      sheep(s, { x: 330, y: 880, scale: 1.6, flip: true }, true),
      sheep(s, { x: 640, y: 872, scale: 1.55 }, true),
      grass(s, () => 905, { count: 220, height: 60 }),
    ),
  ];
};
