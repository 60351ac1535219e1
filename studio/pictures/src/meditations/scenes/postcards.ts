import { group, place } from "@fernwell/studio-drawing/svg";
import { outlook } from "../elements/outlook.ts";
import { blade, box, castShadow, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { sill, sunPatch, table, wall } from "../elements/room.ts";
import { at } from "../elements/spot.ts";
import { cup } from "../elements/things.ts";
import type { Scene } from "../scene.ts";

export const postcards: Scene = (s) => {
  const card = (x: number, y: number, turn: number, picture: string): string =>
    group(
      { transform: place({ x, y, turn }) },
      fill(box(-148, -96, 304, 210, 6), s.light.shadow, { opacity: 0.22 }),
      fill(box(-156, -108, 312, 216, 6), s.tint("#fffaf0")),
      picture,
    );
  const scene = (sky0: string, rest: string): string => fill(box(-140, -92, 280, 184), s.tint(sky0)) + rest;
  return [
    outlook(s, 230, { orb: { x: 460, y: 160, r: 42 }, clouds: 3 }),
    s.layer(
      wall(s, { x: 250, y: 20, width: 700, height: 330 }, { colour: "#f0dcc0", panes: [4, 1] }),
      sill(s, 352, { x: 210, width: 780, depth: 24 }),
      at(
        { x: 870, y: 366, scale: 0.9 },
        solid(s, "M-34 0C-48-40-30-70-24-100H24C30-70 48-40 34 0Z", "#2b7485"),
        line(
          "M0-100C-6-150 6-170 0-196M-8-100C-24-130-40-140-46-170M8-100C26-130 40-140 48-166",
          s.tint("#5f9a5c"),
          4,
        ),
        fill(
          [
            [0, -204],
            [-48, -178],
            [50, -172],
          ]
            .map(([x = 0, y = 0]) => repeat(8, (k) => blade(x, y, k * 45, 28, 0.3)))
            .join(""),
          s.tint("#e79a76"),
        ),
      ),
    ),
    s.layer(
      table(s, 430, "#d9b083"),
      sunPatch(
        s,
        [
          [300, 440],
          [560, 440],
          [480, 900],
          [60, 900],
        ],
        0.3,
      ),
      at({ x: 1040, y: 620, scale: 1.15 }, cup(s, { x: 0, y: 0 }, { band: "#a3421a" })),
      at(
        { x: 170, y: 590 },
        castShadow(s, 0, 0, 170),
        solid(s, disc(0, -14, 120, 26), "#f6ecd8"),
        solid(s, "M-70-18C-76-60-30-74 0-72C40-74 78-56 70-18Z", "#d99a52", "ball"),
        line("M-36-54l12 18M-8-62l10 20M24-58l8 18", s.tint("#f3dcb0"), 5),
      ),
    ),
    s.layer(
      card(
        330,
        690,
        -9,
        scene(
          "#a9d9e6",
          fill("M-140 20Q-60-40 0 0T140-10V92H-140Z", s.tint("#5f9a5c")) +
            at(
              { x: 10, y: 66, scale: 0.8 },
              line("M-30-20V4M-14-20V4M22-20V4M36-20V4", s.tint("#6f6a70"), 8),
              solid(s, "M-46-56C-46-80 40-84 48-56C52-30 30-20 0-20S-46-30-46-56Z", "#8c8a90", "ball"),
              fill("M38-66C50-90 66-100 80-86C88-74 80-62 66-60L44-50Z", s.tint("#8c8a90")),
              fill(blade(62, -90, 100, 36, 0.24) + blade(70, -90, 70, 34, 0.24), s.tint("#6f6a70")),
            ),
        ),
      ),
      card(
        640,
        640,
        5,
        scene(
          "#cfe6d9",
          fill("M-140-92H-30C-60-20-40 40-70 92H-140ZM140-92H30C50-20 40 30 70 92H140Z", s.tint("#4f7a5c")) +
            fill("M-30-92H30C46-20 34 40 60 70H-60C-40 30-50-20-30-92Z", "#ffffff", { opacity: 0.9 }) +
            fill(disc(0, 74, 90, 20), s.tint("#6fb3c4")),
        ),
      ),
      card(
        930,
        760,
        11,
        scene(
          "#fde0b8",
          fill(disc(60, -30, 34), s.tint("#f2c34a")) +
            fill("M-140 92V40Q-70 0 0 36T140 30V92Z", s.tint("#cf7a4e")) +
            fill("M-60 70C-80 10-60-40-40-60C-20-40 0 10-20 70Z", s.tint("#e0783c")) +
            fill(
              blade(-40, -58, 110, 50, 0.2) + blade(-40, -58, 80, 56, 0.2) + blade(-40, -58, 50, 46, 0.2),
              s.tint("#4f9a5c"),
            ),
        ),
      ),
      group(
        { transform: place({ x: 560, y: 840, turn: -18 }) },
        fill(box(0, 8, 300, 18, 8), s.light.shadow, { opacity: 0.2 }),
        solid(s, box(0, -10, 260, 20, 8), "#14606f"),
        solid(s, "M0-10L-46 0L0 10Z", "#d2a84c", "plane"),
      ),
    ),
  ];
};
