import { darken } from "@fernwell/studio-drawing/colour";
import { group, place } from "@fernwell/studio-drawing/svg";
import { box, disc, fill, glow, line, repeat, solid } from "../elements/paint.ts";
import type { Scene } from "../scene.ts";

export const lowFire: Scene = (s) => {
  const brick = "#9a5a46";
  const random = s.random.fork("sparks");
  const flame = (x: number, y: number, w: number, h: number, colour: string, opacity: number): string =>
    fill(
      `M${x} ${y}C${x - w} ${y - h * 0.2} ${x - w * 0.7} ${y - h * 0.55} ${x - w * 0.1} ${y - h}C${x} ${y - h * 0.7} ${x + w} ${y - h * 0.5} ${x + w * 0.8} ${y - h * 0.15}Q${x + w * 0.5} ${y} ${x} ${y}Z`,
      colour,
      { opacity },
    );
  const log = (x: number, y: number, turn: number): string =>
    group(
      { transform: place({ x, y, turn }) },
      solid(s, box(-150, -24, 300, 48, 22), "#4a3028"),
      fill(disc(148, 0, 14, 22), "#c9603a"),
      line("M-120 6Q0 14 110 4", "#ff8a3c", 6, { opacity: 0.8 }),
    );
  return [
    s.layer(
      fill(
        "M-100-100H1300V1000H-100Z",
        s.linear([
          [0, s.tint("#6f5560")],
          [1, s.tint("#4a3a4c")],
        ]),
      ),
      solid(s, box(130, 120, 940, 70, 6), "#7a5a44", "plane"),
      fill(box(160, 190, 880, 20), s.light.shadow, { opacity: 0.3 }),
    ),
    s.layer(
      fill(box(190, 190, 820, 640), s.tint(brick)),
      line(
        repeat(14, (row) =>
          repeat(9 - (row % 2), (i) => `M${194 + i * 92 + (row % 2) * 46} ${206 + row * 46}h78`),
        ),
        s.tint(darken(brick, 0.35)),
        34,
        { "stroke-linecap": "butt", opacity: 0.35 },
      ),
      fill("M330 830V470C330 360 870 360 870 470V830Z", "#1c1218"),
      fill(
        "M330 830V470C330 360 870 360 870 470V830Z",
        s.radial(
          [
            [0, "#ff9a4c", 0.75],
            [0.6, "#a83c1c", 0.4],
            [1, "#1c1218", 0],
          ],
          { cx: 0.5, cy: 0.86, r: 0.62 },
        ),
      ),
    ),
    s.layer(
      glow(s, 600, 740, 430, "#ffb05c", 0.7),
      fill(
        repeat(34, () =>
          disc(
            random.near(600, 190),
            random.between(766, 800),
            random.between(10, 26),
            random.between(7, 14),
          ),
        ),
        "#d9491c",
      ),
      fill(
        repeat(30, () =>
          disc(random.near(600, 170), random.between(762, 792), random.between(5, 13), random.between(3, 7)),
        ),
        "#ffb347",
      ),
      log(560, 762, -8),
      log(650, 744, 14),
      flame(560, 740, 46, 130, "#ff8a2c", 0.9),
      flame(640, 730, 54, 170, "#ff9f3c", 0.85),
      flame(600, 742, 34, 110, "#ffd36b", 0.95),
      flame(700, 742, 26, 76, "#ff8a2c", 0.8),
      fill(
        repeat(22, () => disc(random.near(610, 130), random.between(420, 660), random.between(1.5, 4))),
        "#ffc46b",
      ),
      line("M480 800V740M540 806V752M660 806V752M720 800V740M466 790H740", s.tint("#22181c"), 10),
    ),
    s.layer(
      fill(
        "M-100 826H1300V960H-100Z",
        s.linear([
          [0, s.tint("#8c7a78")],
          [1, s.tint("#5d4c54")],
        ]),
      ),
      glow(s, 600, 850, 520, "#ff9a4c", 0.35),
      group(
        { transform: "translate(150 800)" },
        solid(s, "M-70 0L-54 96H54L70 0Z", "#a8794e"),
        line("M-64 26H64M-60 54H60", s.tint("#7a5234"), 4),
        repeat(5, (i) => solid(s, disc(-44 + i * 22, -6 - (i % 2) * 14, 20), "#8a6244", "ball")),
      ),
      solid(
        s,
        "M880 900C860 780 900 740 960 752C1040 730 1140 750 1170 800C1200 850 1190 920 1180 960H880Z",
        "#7a5a94",
        "ball",
      ),
      line("M930 790C1010 800 1080 790 1150 820M910 850C1000 860 1090 850 1180 880", s.tint("#e9c58a"), 9, {
        opacity: 0.5,
      }),
    ),
  ];
};
