import { darken, mix } from "@fernwell/studio-drawing/colour";
import { group, place } from "@fernwell/studio-drawing/svg";
import { blade, box, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { daisies, grass } from "../elements/plants.ts";
import type { Scene } from "../scene.ts";

export const chalkSquares: Scene = (s) => {
  const dust = s.random.fork("dust");
  const stone = s.tint("#d2c4b0");
  const chalk = (d: string, colour: string, width = 15): string =>
    line(d, colour, width, { opacity: 0.82 }) +
    line(d, "#ffffff", width * 0.5, { opacity: 0.35, "stroke-dasharray": "3 9 14 7" });
  return [
    s.layer(
      fill(
        "M-100-100H1300V1000H-100Z",
        s.linear(
          [
            [0, mix(stone, s.light.lit, 0.3)],
            [1, mix(stone, s.light.shadow, 0.08)],
          ],
          { x1: 0, y1: 0, x2: 700, y2: 900 },
        ),
      ),
    ),
    s.layer(
      line("M-60 250H1260M-60 610H1260M230-40V960M720-40V960M1150-40V960", darken(stone, 0.3), 9, {
        opacity: 0.4,
      }),
      line("M-60 256H1260M-60 616H1260M236-40V960M726-40V960M1156-40V960", s.light.lit, 4, { opacity: 0.6 }),
      fill(
        repeat(120, () => disc(dust.between(0, 1200), dust.between(0, 900), dust.between(1.6, 5))),
        darken(stone, 0.3),
        { opacity: 0.25 },
      ),
      fill(leavesShade(), s.light.shadow, { opacity: 0.14 }),
    ),
    s.layer(
      chalk("M330 680L322 338L664 330L672 672Z", "#f2c94a"),
      chalk("M778 548L770 300L1014 292L1024 540Z", "#e98aa6"),
      chalk("M820 820L816 690L946 686L950 818Z", "#6fb3d9", 12),
      chalk("M118 216L112 96L226 92L232 212Z", "#8fc98a", 11),
      chalk("M300 560v-120m-16 26l16-28l16 26", "#f2c94a", 8),
      chalk("M430 306h130m-26-15l28 15l-28 15", "#f2c94a", 8),
    ),
    s.layer(
      group(
        { transform: place({ x: 700, y: 716, turn: -24 }) },
        fill(box(-6, 6, 150, 38, 18), s.light.shadow, { opacity: 0.25 }),
        solid(s, box(0, -20, 144, 38, 18), "#f2c94a"),
      ),
      group(
        { transform: place({ x: 1040, y: 640, turn: 40 }) },
        fill(box(-6, 6, 120, 34, 16), s.light.shadow, { opacity: 0.25 }),
        solid(s, box(0, -18, 116, 34, 16), "#e98aa6"),
      ),
      group(
        { transform: place({ x: 180, y: 790, turn: 8 }) },
        fill(box(-6, 6, 96, 32, 15), s.light.shadow, { opacity: 0.25 }),
        solid(s, box(0, -17, 92, 32, 15), "#6fb3d9"),
      ),
      fill(
        repeat(46, () => disc(dust.near(690, 70), dust.near(700, 46), dust.between(1, 3.4))),
        "#f2c94a",
        { opacity: 0.7 },
      ),
      grass(s, () => 915, { to: 300, count: 50, height: 80 }),
      daisies(s, () => 900, { from: 20, to: 240, count: 5, size: 18, colours: ["#fff7ea"], stem: 50 }),
    ),
  ];
};

/** Dappled light from a tree outside the picture. */
function leavesShade(): string {
  return repeat(60, (i) =>
    blade(760 + ((i * 83) % 560), ((i * 67) % 330) - 40, (i * 47) % 360, 60 + (i % 4) * 16, 0.4),
  );
}
