import { mix } from "@fernwell/studio-drawing/colour";
import { group, place } from "@fernwell/studio-drawing/svg";
import { cottage } from "../elements/buildings.ts";
import { hill, mist, rolling } from "../elements/land.ts";
import { box, disc, fill, glow, line, solid } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import { ripples } from "../elements/water.ts";
import type { Scene } from "../scene.ts";

export const canalLocks: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 440, 20, 1.7);
  const bank = rolling(s.random.fork("bank"), 560, 6, 1);
  const canal = s.linear(
    [
      [0, s.light.waterFar],
      [1, s.light.waterNear],
    ],
    { from: 520, to: 800 },
  );
  const lock = (x: number, y: number, size: number): string =>
    group(
      { transform: place({ x, y, scale: size }) },
      solid(s, "M-150-30H-104V70H-150ZM104-30H150V70H104Z", "#8c8690", "plane"),
      solid(s, box(-104, -26, 208, 92), "#3d4650", "plane"),
      line("M-104 4H104M-104 34H104M0-26V66", s.tint("#22282e"), 6),
      solid(s, box(-300, -52, 286, 24, 4), "#4a4038", "plane") +
        fill(box(-300, -52, 60, 24, 4), s.tint("#f6ecd8")),
      solid(s, box(14, -52, 286, 24, 4), "#4a4038", "plane") +
        fill(box(240, -52, 60, 24, 4), s.tint("#f6ecd8")),
      fill(box(-50, 24, 10, 60) + box(30, 24, 12, 64), s.light.glint, { opacity: 0.5 }),
    );
  const ports = [-150, -88, -26, 36, 98];
  return [
    s.layer(sky(s, { horizon: 500, orb: { x: 250, y: 170, r: 44 }, clouds: 3, stars: 110 })),
    s.layer(
      hill(s, far, 0.6),
      grove(s, { edge: far, from: 40, to: 1180, count: 20, height: 90, distance: 0.52, kind: "round" }),
      mist(s, 440, 130),
    ),
    s.layer(
      hill(s, bank, 0.2),
      fill("M812 540H848L856 560H804Z", canal),
      lock(828, 572, 0.24),
      fill("M796 586H862L890 628H768Z", canal),
      lock(826, 646, 0.44),
      fill("M752 672H898L944 726H706Z", canal),
      lock(824, 752, 0.78),
      cottage(s, { x: 1080, y: 640, scale: 1.05 }),
      grove(s, { edge: bank, from: 20, to: 380, count: 5, height: 230, distance: 0.2, kind: "poplar" }),
    ),
    s.layer(
      fill(
        "M-100 806C300 796 560 800 640 812H1010C1100 800 1200 800 1300 806V960H-100Z",
        s.linear(
          [
            [0, mix(s.light.waterNear, s.light.waterFar, 0.4)],
            [1, mix(s.light.waterNear, s.light.shadow, 0.3)],
          ],
          { from: 800, to: 900 },
        ),
      ),
      ripples(s, 824, 900, 34, 0.35),
      ...ports.map((x) => fill(box(430 + x * 1.3 - 11, 858, 24, 46, 12), s.light.window, { opacity: 0.3 })),
      group(
        { transform: place({ x: 430, y: 846, scale: 1.3 }) },
        line("M-120-84c-8-18 10-26 2-46s10-24 4-40", s.light.cloud, 8, { opacity: 0.5 }),
        solid(s, box(-128, -104, 16, 26), "#2b2f36"),
        solid(s, "M-190-36V-78Q-190-84-184-84H150Q156-84 158-78L168-36Z", "#1e5b41", "plane"),
        fill(box(-176, -74, 322, 5), s.tint("#c9503a")) + fill(box(-176, -44, 334, 4), s.tint("#e3b866")),
        ...ports.map(
          (x) =>
            glow(s, x, -58, 34, s.light.flame, 0.7) +
            fill(disc(x, -58, 10.5), s.light.window) +
            ring(x, -58, 10.5, s.tint("#b58a35")),
        ),
        solid(
          s,
          "M-264-38C-170-32 170-32 262-44C258-20 246 6 220 8H-214C-240 8-256-12-264-38Z",
          "#2b2f36",
          "plane",
        ),
        line("M-264-38C-170-32 170-32 262-44", s.tint("#c9503a"), 5),
        line("M-214-40Q-240-70-222-82", s.tint("#e3b866"), 5),
      ),
      grass(s, () => 912, { from: 760, to: 1280, count: 120, height: 110 }),
    ),
  ];
};

function ring(x: number, y: number, r: number, colour: string): string {
  return line(disc(x, y, r), colour, 3);
}
