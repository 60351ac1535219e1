import { outlook } from "../elements/outlook.ts";
import { box, castShadow, line, solid } from "../elements/paint.ts";
import { fernClump } from "../elements/plants.ts";
import { sill, sunPatch, table, wall } from "../elements/room.ts";
import { at } from "../elements/spot.ts";
import { cup } from "../elements/things.ts";
import { beams, fog, steam } from "../elements/weather.ts";
import type { Scene } from "../scene.ts";

export const steamingCup: Scene = (s) => [
  outlook(s, 330, { clouds: 4, orb: { x: 300, y: 130, r: 40 } }),
  s.layer(
    wall(s, { x: 130, y: 50, width: 620, height: 430 }, { colour: "#dfe6dc", panes: [3, 2] }),
    sill(s, 486, { x: 90, width: 700, depth: 26 }),
    at(
      { x: 230, y: 500, scale: 0.8 },
      fernClump(s, 0, -70, 200, s.tint("#3f8a5c")),
      solid(s, "M-50-80H50L40-6Q38 0 30 0H-30Q-38 0-40-6Z", "#cf7a4e"),
    ),
    beams(
      s,
      420,
      20,
      [
        [46, 9],
        [60, 10],
        [74, 9],
      ],
      900,
      0.3,
    ),
  ),
  s.layer(
    table(s, 620, "#b98458"),
    sunPatch(
      s,
      [
        [430, 640],
        [760, 640],
        [980, 840],
        [560, 840],
      ],
      0.35,
    ),
    at(
      { x: 1010, y: 760 },
      castShadow(s, 0, 0, 240),
      solid(s, box(-130, -30, 270, 28, 4), "#574593", "plane") +
        solid(s, box(-118, -56, 250, 26, 4), "#e3b866", "plane") +
        line("M-60-56L-30-70H120L140-52", s.tint("#f6ecd8"), 4),
    ),
  ),
  s.layer(
    cup(s, { x: 600, y: 850, scale: 2.5 }, { glaze: "#e9e2d2", band: "#14606f", steaming: false }),
    steam(s, 600, 570, 520, 4),
    fog(s, 600, 300, 220, 220, 0.3, s.light.pale),
  ),
];
