import { mix } from "@fernwell/studio-drawing/colour";
import { group, place } from "@fernwell/studio-drawing/svg";
import { box, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { at } from "../elements/spot.ts";
import type { Scene } from "../scene.ts";

export const islandChart: Scene = (s) => {
  const paper = s.tint("#f0e0bc");
  const island =
    "M420 520C380 440 450 380 520 390C540 330 620 280 700 310C760 270 850 300 860 370C920 390 930 470 880 510C900 570 850 640 780 620C740 680 640 690 600 640C530 670 440 610 420 520Z";
  const ink = s.tint("#5d4a3c");
  return [
    s.layer(
      fill(
        "M-100-100H1300V1000H-100Z",
        s.radial([
          [0, mix(paper, s.light.lit, 0.4)],
          [0.7, paper],
          [1, mix(paper, s.tint("#a8794e"), 0.4)],
        ]),
      ),
      line("M300-60V960M620-60V960M940-60V960M-60 240H1260M-60 520H1260M-60 780H1260", ink, 1.6, {
        opacity: 0.18,
      }),
      line(
        repeat(26, (i) => `M${60 + ((i * 211) % 1100)} ${80 + ((i * 137) % 760)}q14-12 28 0t28 0`),
        s.tint("#14606f"),
        3.4,
        { opacity: 0.4 },
      ),
    ),
    s.layer(
      ...[64, 42, 22].map((width, i) =>
        line(island, s.tint("#6fa9b8"), width * 2, { opacity: 0.2 + i * 0.08 }),
      ),
      fill(
        island,
        s.linear([
          [0, s.tint("#b9cf94")],
          [1, s.tint("#8fb47c")],
        ]),
      ),
      line(
        "M470 510C450 450 510 420 560 430C600 370 680 350 720 370C790 350 820 400 820 430C860 460 840 520 800 530",
        ink,
        2,
        { opacity: 0.4 },
      ),
      line("M540 510C540 470 590 450 630 450C680 410 740 420 760 450C780 480 750 520 710 530", ink, 2, {
        opacity: 0.4,
      }),
      line("M420 520C380 440 450 380 520 390C540 330 620 280 700 310C760 270 850 300 860 370", ink, 6),
      line("M860 370C920 390 930 470 880 510C900 570 850 640 780 620", ink, 5, {
        "stroke-dasharray": "4 16",
      }),
    ),
    s.layer(
      ...[
        [610, 470, 1],
        [690, 440, 1.3],
        [650, 500, 0.8],
      ].map(
        ([x = 0, y = 0, k = 1]) =>
          fill(`M${x - 40 * k} ${y}L${x} ${y - 60 * k}L${x + 40 * k} ${y}Z`, s.tint("#c9b294")) +
          line(
            `M${x - 40 * k} ${y}L${x} ${y - 60 * k}L${x + 40 * k} ${y}M${x} ${y - 60 * k}L${x + 6} ${y}`,
            ink,
            3,
          ),
      ),
      ...[
        [540, 560],
        [580, 580],
        [620, 566],
        [780, 560],
        [810, 540],
        [500, 500],
      ].map(
        ([x = 0, y = 0]) => fill(disc(x, y - 16, 14, 17), s.tint("#5f9a6c")) + line(`M${x} ${y}v-16`, ink, 3),
      ),
      line("M330 690C380 740 480 760 560 740S720 760 800 720S980 640 990 540", s.tint("#a3421a"), 5, {
        "stroke-dasharray": "14 14",
      }),
      at(
        { x: 300, y: 690, scale: 1.1 },
        line("M0-8V-90", ink, 5),
        fill("M6-86Q52-46 56-18H6Z", s.tint("#fff6e4")),
        line("M6-86Q52-46 56-18H6Z", ink, 3),
        fill("M-50-14H66C60 6 46 14 30 14H-20C-36 14-46 2-50-14Z", s.tint("#a3421a")),
      ),
    ),
    s.layer(
      group(
        { transform: "translate(1020 200)" },
        line(disc(0, 0, 92) + disc(0, 0, 74), ink, 3),
        ...[0, 45, 90, 135, 180, 225, 270, 315].map(
          (a) =>
            fill(
              `M0 0L${a % 90 === 0 ? 20 : 12} -${a % 90 === 0 ? 24 : 18}L0-${a % 90 === 0 ? 118 : 70}Z`,
              s.tint(a % 90 === 0 ? "#14606f" : "#c9a878"),
              { transform: `rotate(${a})` },
            ) +
            fill(
              `M0 0L${a % 90 === 0 ? -20 : -12} -${a % 90 === 0 ? 24 : 18}L0-${a % 90 === 0 ? 118 : 70}Z`,
              s.tint(a % 90 === 0 ? "#6fa9b8" : "#e9d3ac"),
              { transform: `rotate(${a})` },
            ),
        ),
      ),
      group(
        { transform: place({ x: 1000, y: 800, turn: -34 }) },
        fill(box(0, 10, 300, 20, 8), s.light.shadow, { opacity: 0.22 }),
        solid(s, "M0-6C80-26 240-60 330-20C250 20 90 14 0 6Z", "#f6f0e4", "plane"),
        line("M-50 0H320", s.tint("#c9b294"), 4),
        fill("M-60 0L-20-6V6Z", s.tint("#3a2a22")),
      ),
      fill("M-100-100H200C140-40 60 20-20 40C20 80-40 120-100 110Z", mix(paper, s.light.shadow, 0.12)),
    ),
  ];
};
