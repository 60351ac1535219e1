import { mix } from "@fernwell/studio-drawing/colour";
import { townhouse } from "../elements/buildings.ts";
import { fill } from "../elements/paint.ts";
import { cloud } from "../elements/sky.ts";
import { umbrella } from "../elements/things.ts";
import { walker } from "../elements/walker.ts";
import { rings } from "../elements/water.ts";
import { fog, rain } from "../elements/weather.ts";
import type { Scene } from "../scene.ts";

export const sharedUmbrella: Scene = (s) => {
  const grey = mix(s.light.skyMid, "#8aa0b4", 0.5);
  return [
    s.layer(
      fill(
        "M-100-100H1300V1000H-100Z",
        s.linear(
          [
            [0, mix(grey, "#5f7690", 0.4)],
            [0.7, mix(grey, s.light.pale, 0.35)],
            [1, mix(grey, s.light.pale, 0.5)],
          ],
          { from: 0, to: 700 },
        ),
      ),
      ...[0, 1, 2, 3].map((i) => cloud(s, s.random.fork(`c${i}`), 120 + i * 330, 130 + (i % 2) * 60, 480)),
    ),
    s.layer(
      ...[
        [-60, 190, 3],
        [150, 150, 4],
        [320, 170, 3],
        [740, 160, 3],
        [920, 170, 4],
        [1110, 180, 3],
      ].map(([x = 0, width = 0, storeys = 0]) =>
        townhouse(s, {
          x,
          y: 640,
          width,
          storeys,
          walls: mix("#b8a8b0", s.light.air, 0.5),
          roof: mix("#7a7086", s.light.air, 0.4),
          lit: () => false,
        }),
      ),
      fog(s, 600, 600, 900, 160, 0.6),
      rain(s, 130),
    ),
    s.layer(
      fill(
        "M-100 630H1300V960H-100Z",
        s.linear(
          [
            [0, mix(grey, s.light.pale, 0.3)],
            [1, mix(grey, "#4f6078", 0.5)],
          ],
          { from: 630, to: 900 },
        ),
      ),
      rings(s, 230, 760, [26, 54, 86]),
      rings(s, 960, 730, [20, 44]),
      rings(s, 860, 850, [36, 70, 110]),
      rings(s, 420, 860, [26, 50]),
    ),
    s.layer(
      umbrella(s, { x: 606, y: 700, scale: 1.55 }, ["#c2563f", "#f3d9a4"]),
      walker(s, { x: 520, y: 806, scale: 1.7 }, { coat: "#2b7485", hair: "#4a3226" }),
      walker(s, { x: 610, y: 810, scale: 1.75 }, { coat: "#574593", hair: "#8a5a34", skirt: 8 }),
      walker(s, { x: 700, y: 806, scale: 1.66 }, { coat: "#7c5a08", hair: "#2f2622", skirt: 4 }),
    ),
    s.layer(rain(s, 170, { colour: "#ffffff" })),
  ];
};
