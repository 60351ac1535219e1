import { outlook } from "../elements/outlook.ts";
import { blade, box, castShadow, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { curtain, floorboards, sunPatch, wall } from "../elements/room.ts";
import { at } from "../elements/spot.ts";
import { cup } from "../elements/things.ts";
import { beams } from "../elements/weather.ts";
import type { Scene } from "../scene.ts";

export const openedCurtains: Scene = (s) => [
  outlook(s, 380, { orb: { x: 560, y: 250, r: 54 }, clouds: 3 }),
  s.layer(
    wall(s, { x: 330, y: 60, width: 460, height: 520 }, { colour: "#e3c4b4", panes: [2, 3] }),
    line("M250 34H880", s.tint("#8a6248"), 12),
    curtain(s, { x: 250, top: 30, bottom: 800, width: 240, colour: "#d99a8c" }),
    curtain(s, { x: 640, top: 30, bottom: 800, width: 240, colour: "#d99a8c" }),
    beams(
      s,
      570,
      120,
      [
        [72, 10],
        [84, 11],
        [96, 10],
        [108, 9],
      ],
      1000,
      0.5,
    ),
  ),
  s.layer(
    floorboards(s, 760, "#c4966c"),
    sunPatch(
      s,
      [
        [480, 770],
        [640, 770],
        [760, 900],
        [360, 900],
      ],
      0.65,
    ),
    solid(s, disc(560, 846, 420, 40), "#cfa0a0", "plane"),
  ),
  s.layer(
    castShadow(s, 340, 860, 420),
    solid(s, "M120 560C110 460 200 420 300 430C420 420 500 460 490 560V800H120Z", "#7fa08c", "plane"),
    solid(
      s,
      "M80 640C70 590 150 580 160 640V830H96C80 830 80 760 80 640ZM450 640C446 590 530 580 540 640V830H466Z",
      "#7fa08c",
      "cylinder",
    ),
    solid(s, "M150 690H470V780C470 800 450 810 430 810H180C160 810 150 800 150 780Z", "#96b4a0", "plane"),
    solid(
      s,
      "M190 500C260 470 420 480 500 520C520 620 500 720 540 830C440 850 380 800 330 820C300 700 240 620 190 500Z",
      "#e9c58a",
      "plane",
    ),
    line(
      "M230 540C320 520 420 530 506 560M260 600C340 580 430 590 508 620M290 670C360 650 440 660 512 690M316 740C380 720 460 730 524 760",
      s.tint("#b8604a"),
      10,
      { opacity: 0.6 },
    ),
    solid(s, box(800, 660, 240, 22, 8), "#a8794e", "plane"),
    line("M830 682L816 880M1010 682L1024 880M920 682V870", s.tint("#8a6248"), 16),
    cup(s, { x: 880, y: 668, scale: 0.52 }, { band: "#a3421a" }),
    at(
      { x: 990, y: 662 },
      solid(s, "M-24 0C-34-30-22-60-16-80H16C22-60 34-30 24 0Z", "#cfe0e6"),
      line(
        "M0-80C-6-120 10-140 4-170M-6-80C-20-110-30-120-34-150M6-80C20-110 34-120 36-146",
        s.tint("#5f9a5c"),
        4,
      ),
      fill(
        [
          [4, -176],
          [-36, -156],
          [38, -152],
        ]
          .map(([x = 0, y = 0]) => repeat(7, (k) => blade(x, y, k * 51, 22, 0.34)))
          .join(""),
        s.tint("#f3d36b"),
      ),
    ),
  ),
];
