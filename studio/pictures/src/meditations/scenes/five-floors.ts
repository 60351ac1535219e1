import { mix } from "@fernwell/studio-drawing/colour";
import { hill, rolling } from "../elements/land.ts";
import { box, fill, glow, line, solid } from "../elements/paint.ts";
import { fernClump, grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { at } from "../elements/spot.ts";
import { cup } from "../elements/things.ts";
import { grove } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const fiveFloors: Scene = (s) => {
  const floors = ["#e9b79a", "#ecc9a0", "#e3d3a8", "#c4d6b4", "#a9cfc0"];
  const top = (i: number): number => 90 + i * 150;
  const cab = (y: number): string =>
    glow(s, 620, y + 66, 150, s.light.flame, 0.6) +
    solid(s, box(560, y + 8, 120, 130, 6), "#c9a45c", "plane") +
    fill(box(576, y + 24, 40, 104) + box(624, y + 24, 40, 104), "#fff3d0") +
    line(`M620 ${y + 8}V-40`, s.tint("#4a4a50"), 4);
  return [
    s.layer(
      sky(s, { horizon: 700, clouds: 5 }),
      hill(s, rolling(s.random.fork("far"), 700, 26, 1.5), 0.6),
      grove(s, { edge: () => 760, from: -20, to: 220, count: 3, height: 190, distance: 0.3, kind: "round" }),
      grove(s, {
        edge: () => 760,
        from: 1010,
        to: 1240,
        count: 3,
        height: 210,
        distance: 0.3,
        kind: "round",
      }),
    ),
    s.layer(
      solid(s, box(210, 60, 790, 790, 4), "#b0705c", "plane"),
      solid(s, "M180 66L240 0H970L1030 66Z", "#6f5a60", "plane"),
      ...floors.map(
        (colour, i) =>
          fill(box(234, top(i), 742, 138), s.tint(colour)) +
          fill(
            box(234, top(i), 742, 138),
            s.linear([
              [0, s.light.shadow, 0.16],
              [0.3, s.light.shadow, 0],
            ]),
          ) +
          fill(
            box(250, top(i) + 20, 90, 84, 3) + box(870, top(i) + 20, 90, 84, 3),
            mix(s.light.skyMid, "#ffffff", 0.3),
          ) +
          line(`M295 ${top(i) + 20}v84M915 ${top(i) + 20}v84`, s.light.pale, 5),
      ),
    ),
    s.layer(
      fill(box(540, 90, 160, 738), s.tint("#8a6a5c"), { opacity: 0.5 }),
      line("M540 90V828M700 90V828", s.tint("#5d4a44"), 6),
      ...[0, 1, 2, 3].map((i) => fill(box(234, top(i) + 138, 742, 12), s.tint("#8a5a4c"))),
      ...[
        [400, 228],
        [460, 228],
        [760, 228],
        [820, 228],
      ].map(
        ([x = 0, y = 0]) =>
          solid(s, box(x - 24, y - 48, 48, 10, 2), "#8a6248", "plane") +
          line(`M${x - 20} ${y - 38}V${y}M${x + 20} ${y - 38}V${y}`, s.tint("#6b4a35"), 5) +
          solid(s, `M${x - 16} ${y - 50}h32l-4-18h-24Z`, "#3a3a44") +
          line(`M${x - 22} ${y - 74}q22-12 44 0`, s.tint("#3a3a44"), 6) +
          line(`M${x + 28} ${y - 84}l10-10M${x - 28} ${y - 84}l-10-10`, s.tint("#a3421a"), 4),
      ),
      ...[
        [400, "#2b7485"],
        [780, "#a3421a"],
      ].map(
        ([x, colour]) =>
          line(`M${Number(x)} 378V300M${Number(x) - 34} 306H${Number(x) + 34}`, s.tint("#6b4a35"), 7) +
          solid(
            s,
            `M${Number(x) - 14} 300Q${Number(x)} 310 ${Number(x) + 14} 300L${Number(x) + 40} 310L${Number(x) + 48} 352L${Number(x) + 34} 354L${Number(x) + 26} 330L${Number(x) + 28} 374H${Number(x) - 28}L${Number(x) - 26} 330L${Number(x) - 34} 354L${Number(x) - 48} 352L${Number(x) - 40} 310Z`,
            String(colour),
          ),
      ),
      solid(s, box(366, 488, 130, 40, 4), "#a8794e", "plane") +
        solid(s, "M400 486A30 6 0 0 0 460 486L454 462H406Z", "#c2563f") +
        line("M396 468H464", s.tint("#8a3a2c"), 6),
      at(
        { x: 800, y: 528, scale: 0.7 },
        fernClump(s, 0, -40, 90, s.tint("#3f8a5c")),
        solid(s, "M-30-44H30L24 0H-24Z", "#cf7a4e"),
      ),
      solid(s, box(352, 604, 170, 60, 18), "#8f7ec6", "plane") +
        solid(s, box(342, 628, 34, 50, 12), "#6d5aa8", "plane") +
        solid(s, box(498, 628, 34, 50, 12), "#6d5aa8", "plane") +
        solid(s, box(370, 640, 134, 34, 8), "#6d5aa8", "plane"),
      at({ x: 800, y: 678, scale: 0.6 }, cup(s, { x: 0, y: 0 })),
      fill(box(370, 730, 96, 98, 3), s.tint("#f6f0d8")) +
        fill(box(380, 740, 76, 88), mix(s.light.land, s.light.glow, 0.4)),
      at(
        { x: 830, y: 828, scale: 0.9 },
        fernClump(s, 0, -50, 110, s.tint("#3f8a5c")),
        solid(s, "M-34-54H34L26 0H-26Z", "#cf7a4e"),
      ),
      cab(top(3)),
    ),
    s.layer(
      fill("M-100 846H1300V960H-100Z", s.tint("#d9c8a8")),
      fill(box(180, 840, 850, 16), s.tint("#a89a8c")),
      grass(s, () => 908, { to: 220, count: 80, height: 60 }),
      grass(s, () => 908, { from: 1000, to: 1290, count: 80, height: 60 }),
    ),
  ];
};
