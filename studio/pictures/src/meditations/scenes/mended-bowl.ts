import { group, place } from "@fernwell/studio-drawing/svg";
import { outlook } from "../elements/outlook.ts";
import { blade, box, castShadow, disc, fill, line, solid } from "../elements/paint.ts";
import { sill, table, wall } from "../elements/room.ts";
import { at } from "../elements/spot.ts";
import type { Scene } from "../scene.ts";

export const mendedBowl: Scene = (s) => [
  outlook(s, 290, { orb: { x: 760, y: 170, r: 42 }, clouds: 3 }),
  s.layer(
    wall(s, { x: 330, y: 50, width: 560, height: 390 }, { colour: "#d9d3c0", panes: [4, 2] }),
    sill(s, 440, { x: 290, width: 640, depth: 24 }),
    line("M60 130H250M60 260H250M980 150H1180", s.tint("#a8794e"), 14),
    ...[80, 130, 180, 226].map((x, i) =>
      solid(
        s,
        `M${x - 18} 122V${80 - (i % 2) * 16}H${x + 18}V122Z`,
        ["#cf7a4e", "#f0e2c4", "#7fa08c", "#e3b866"][i] ?? "#f0e2c4",
      ),
    ),
    ...[100, 190].map((x) => solid(s, disc(x, 226, 38, 28), "#8fa8b0", "ball")),
    ...[1010, 1060, 1110, 1156].map(
      (x, i) =>
        line(`M${x} 158v${90 + i * 20}`, s.tint("#8a6248"), 9) +
        solid(
          s,
          box(x - 8, 240 + i * 20, 16, 46, 4),
          ["#c9c4ba", "#b58a35", "#c9c4ba", "#8c9aa0"][i] ?? "#c9c4ba",
        ),
    ),
  ),
  s.layer(
    table(s, 600, "#b07f4f"),
    solid(s, "M280 680L900 672L960 850H220Z", "#4f7a6c", "plane"),
    at(
      { x: 1050, y: 760 },
      castShadow(s, 0, 0, 150),
      solid(s, "M-54-110A54 11 0 0 0 54-110L46-6Q44 0 36 0H-36Q-44 0-46-6Z", "#f0e2c4"),
      ...[-30, -10, 12, 32].map(
        (x, i) =>
          line(`M${x}-110L${x * 1.7}-${230 + i * 14}`, s.tint("#a8794e"), 7) +
          fill(blade(x * 1.7, -(226 + i * 14), 90, 40, 0.16), s.tint("#3a3a40")),
      ),
    ),
  ),
  s.layer(
    castShadow(s, 580, 820, 440),
    fill(disc(580, 590, 270, 50), s.tint("#3f6a7a")),
    fill(disc(580, 598, 250, 40), s.tint("#2f5564")),
    solid(s, "M310 590A270 50 0 0 0 850 590C846 720 740 800 650 816H510C420 800 314 720 310 590Z", "#6f9fae"),
    solid(s, "M500 806H660V822Q660 834 646 834H514Q500 834 500 822Z", "#5f8c9a"),
    line(
      "M640 636C630 670 668 690 654 724C644 750 672 770 662 800M654 724C690 734 704 720 726 728",
      "#e9c05c",
      8,
    ),
    line("M640 636C630 670 668 690 654 724", "#fff0b8", 3),
    group(
      { transform: place({ x: 690, y: 700, turn: -30 }) },
      solid(s, box(20, -8, 300, 16, 8), "#a8794e"),
      solid(s, box(-6, -9, 34, 18, 3), "#c9c4ba"),
      fill("M-6-8L-52 0L-6 8Z", s.tint("#4a3a30")),
    ),
    at(
      { x: 250, y: 800 },
      castShadow(s, 0, 0, 120),
      solid(s, disc(0, -12, 70, 18), "#f6ecd8"),
      fill(disc(0, -16, 50, 10), s.tint("#e0b04c")),
    ),
  ),
];
