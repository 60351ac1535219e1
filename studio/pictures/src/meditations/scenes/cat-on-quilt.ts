import { sleepingCat } from "../elements/animals.ts";
import { bed } from "../elements/bed.ts";
import { outlook } from "../elements/outlook.ts";
import { box, fill, line, repeat, solid } from "../elements/paint.ts";
import { curtain, lampLight, wall } from "../elements/room.ts";
import type { Scene } from "../scene.ts";

export const catOnQuilt: Scene = (s) => {
  const patches = ["#b8604a", "#e3c08e", "#6d5aa8", "#7fa08c", "#cf8f6a", "#8f9fc0"];
  return [
    outlook(s, 300, { orb: { x: 800, y: 150, r: 40 }, clouds: 2, stars: 90 }),
    s.layer(
      wall(s, { x: 600, y: 70, width: 400, height: 340 }, { colour: "#c9b4c4" }),
      curtain(s, { x: 520, top: 40, bottom: 470, width: 90, colour: "#8f7fb4" }),
      curtain(s, { x: 1000, top: 40, bottom: 470, width: 90, colour: "#8f7fb4" }),
      line("M490 44H1120", s.tint("#8a6248"), 10),
      lampLight(s, 200, 470, 1.1),
      solid(s, box(120, 470, 160, 300, 6), "#8a6248", "plane"),
    ),
    s.layer(
      bed(s, 600, "#a89ac4"),
      ...[0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3, 4, 5].map((i) =>
          fill(
            `M${350 + i * 160 - row * 30} ${590 + row * 86 + Math.sin(i) * 8}h150l-26 78h-150Z`,
            s.tint(patches[(i * 2 + row * 3) % 6] ?? "#b8604a"),
            { opacity: 0.9 },
          ),
        ),
      ),
      line(
        repeat(4, (row) =>
          repeat(6, (i) => `M${362 + i * 160 - row * 30} ${600 + row * 86 + Math.sin(i) * 8}h126`),
        ),
        s.tint("#fff4e2"),
        2.4,
        { "stroke-dasharray": "7 7", opacity: 0.6 },
      ),
    ),
    s.layer(
      sleepingCat(s, { x: 720, y: 680, scale: 1.75 }, "#d9924c"),
      fill(
        "M-100-60H1300V960H-100Z",
        s.radial(
          [
            [0, s.light.flame, 0.26],
            [0.6, s.light.flame, 0.05],
            [1, s.light.shadow, 0.25],
          ],
          { cx: 0.24, cy: 0.4, r: 0.9 },
        ),
      ),
    ),
  ];
};
