import { sleepingCat } from "../elements/animals.ts";
import { outlook } from "../elements/outlook.ts";
import { box, castShadow, fill, line, repeat, solid } from "../elements/paint.ts";
import { fernClump } from "../elements/plants.ts";
import { curtain, floorboards, sunPatch, wall } from "../elements/room.ts";
import { at } from "../elements/spot.ts";
import { beams } from "../elements/weather.ts";
import type { Scene } from "../scene.ts";

export const patchOfSun: Scene = (s) => [
  outlook(s, 300, { clouds: 3 }),
  s.layer(
    wall(s, { x: 120, y: 60, width: 340, height: 430 }, { colour: "#f0e0c4", panes: [2, 3] }),
    curtain(s, { x: 450, top: 40, bottom: 640, width: 110, colour: "#f6ecd8" }),
    line("M70 40H600", s.tint("#a8794e"), 10),
    solid(s, box(720, 120, 400, 470, 6), "#b0855c", "plane"),
    ...[0, 1, 2].map(
      (row) =>
        fill(box(740, 140 + row * 150, 360, 128), s.tint("#7a5a40")) +
        repeat(11, (i) =>
          solid(
            s,
            box(
              748 + i * 31,
              268 + row * 150 - (84 + ((i * 37 + row * 23) % 36)),
              27,
              84 + ((i * 37 + row * 23) % 36),
              3,
            ),
            ["#cf7a4e", "#2b7485", "#e3b866", "#6d5aa8", "#7fa08c", "#f0e2c4", "#a3421a"][
              (i * 3 + row) % 7
            ] ?? "#cf7a4e",
          ),
        ),
    ),
  ),
  s.layer(
    floorboards(s, 600, "#c99a68", 500),
    beams(
      s,
      200,
      40,
      [
        [44, 12],
        [58, 12],
      ],
      1100,
      0.35,
    ),
    sunPatch(
      s,
      [
        [420, 660],
        [620, 660],
        [740, 740],
        [500, 740],
      ],
      0.75,
    ),
    sunPatch(
      s,
      [
        [640, 660],
        [840, 660],
        [1000, 740],
        [764, 740],
      ],
      0.75,
    ),
    sunPatch(
      s,
      [
        [508, 750],
        [752, 750],
        [900, 850],
        [610, 850],
      ],
      0.75,
    ),
    sunPatch(
      s,
      [
        [776, 750],
        [1016, 750],
        [1200, 850],
        [926, 850],
      ],
      0.75,
    ),
  ),
  s.layer(
    sleepingCat(s, { x: 780, y: 800, scale: 1.5 }, "#8c8a94"),
    at(
      { x: 160, y: 820 },
      castShadow(s, 0, 0, 190),
      solid(s, "M-70-110H70L56-8Q54 0 44 0H-44Q-54 0-56-8Z", "#cf7a4e"),
      fernClump(s, 0, -106, 260, s.tint("#3f8a5c")),
      solid(s, "M-80-130H80V-100Q0-88-80-100Z", "#cf7a4e"),
    ),
  ),
];
