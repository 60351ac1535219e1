import { group, place } from "@fernwell/studio-drawing/svg";
import { outlook } from "../elements/outlook.ts";
import { box, castShadow, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { sill, table, wall } from "../elements/room.ts";
import { beams } from "../elements/weather.ts";
import type { Scene } from "../scene.ts";

export const risingBread: Scene = (s) => {
  const flour = s.random.fork("flour");
  return [
    outlook(s, 280, { orb: { x: 300, y: 210, r: 46 }, clouds: 3 }),
    s.layer(
      wall(s, { x: 150, y: 60, width: 440, height: 380 }, { colour: "#efd9b4" }),
      sill(s, 440, { x: 110, width: 520, depth: 26 }),
      line("M720 190H1220M720 330H1220", s.tint("#a8794e"), 16),
      ...[760, 860, 960, 1060, 1150].map((x, i) =>
        solid(
          s,
          `M${x - 32} 182V${120 - (i % 2) * 24}Q${x} ${104 - (i % 2) * 24} ${x + 32} ${120 - (i % 2) * 24}V182Z`,
          ["#cf7a4e", "#f6ecd8", "#7fa08c", "#e3b866", "#f6ecd8"][i] ?? "#f6ecd8",
        ),
      ),
      ...[780, 900, 1040].map((x, i) =>
        solid(s, disc(x, 290, 46, 36), ["#f6ecd8", "#2b7485", "#f6ecd8"][i] ?? "#f6ecd8", "ball"),
      ),
      beams(
        s,
        360,
        40,
        [
          [40, 9],
          [54, 10],
          [68, 9],
        ],
        1000,
        0.35,
      ),
    ),
    s.layer(
      table(s, 600, "#c9925c"),
      fill(disc(620, 800, 470, 70), "#ffffff", { opacity: 0.35 }),
      fill(
        repeat(70, () => disc(flour.near(620, 320), flour.between(720, 880), flour.between(1.5, 5))),
        "#ffffff",
        { opacity: 0.6 },
      ),
      group(
        { transform: place({ x: 1000, y: 690, turn: -12 }) },
        castShadow(s, 0, 26, 260),
        solid(s, box(-130, -24, 260, 50, 24), "#d9a86c"),
        solid(s, box(-190, -11, 64, 24, 12), "#b07a45") + solid(s, box(126, -11, 64, 24, 12), "#b07a45"),
      ),
    ),
    s.layer(
      castShadow(s, 560, 830, 520),
      solid(
        s,
        "M270 600A290 52 0 0 0 850 600C846 730 760 826 690 838H430C360 826 274 730 270 600Z",
        "#cf7a4e",
      ),
      line("M280 650Q560 730 840 650", s.tint("#f6ecd8"), 12, { opacity: 0.8 }),
      solid(
        s,
        "M262 604C280 470 420 420 560 418C700 420 840 470 858 604C880 640 860 690 836 700C816 660 780 650 740 676C700 700 660 690 620 672C570 650 520 690 480 690C430 690 400 650 350 676C310 694 268 660 262 604Z",
        "#f9f1e2",
        "stone",
      ),
      line(
        "M330 540C420 480 500 470 560 470M600 500C680 510 760 540 800 600M420 610C500 580 600 590 660 620",
        s.tint("#d9c3a0"),
        5,
        { opacity: 0.6 },
      ),
      line("M276 600C420 660 700 660 846 600", s.tint("#a3421a"), 7, { opacity: 0.55 }),
      line("M282 622C420 684 700 684 840 622", s.tint("#a3421a"), 3, { opacity: 0.5 }),
      group(
        { transform: place({ x: 180, y: 780 }) },
        castShadow(s, 0, 30, 130),
        solid(s, "M-70-110H70L62 24Q60 34 48 34H-48Q-60 34-62 24Z", "#f3ead9", "plane"),
        fill("M-70-110Q0-150 70-110Q0-96-70-110Z", "#ffffff"),
      ),
    ),
  ];
};
