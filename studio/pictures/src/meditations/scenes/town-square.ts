import { darken, mix } from "@fernwell/studio-drawing/colour";
import { group } from "@fernwell/studio-drawing/svg";
import { townhouse } from "../elements/buildings.ts";
import { landAt } from "../elements/land.ts";
import { box, castShadow, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { sky } from "../elements/sky.ts";
import { bench } from "../elements/things.ts";
import { foliageAt, roundTree, trunk } from "../elements/trees.ts";
import { walker } from "../elements/walker.ts";
import type { Scene } from "../scene.ts";

export const townSquare: Scene = (s) => {
  const houses = [
    [-60, 190, 3, "#e9cfae", "#a8603f"],
    [140, 150, 4, "#d9a88a", "#8a5a4c"],
    [300, 210, 3, "#f0e2c4", "#a8603f"],
    [740, 180, 3, "#c9d2c0", "#7a6a6c"],
    [930, 150, 4, "#f0d9b0", "#a8603f"],
    [1090, 200, 3, "#d9b7a4", "#8a5a4c"],
  ] as const;
  const paving = s.linear(
    [
      [0, mix(s.tint("#e3d0b0"), s.light.air, 0.4)],
      [1, s.tint("#dcc49c")],
    ],
    { from: 560, to: 900 },
  );
  return [
    s.layer(sky(s, { horizon: 520, clouds: 4 })),
    s.layer(
      fill(box(520, 240, 210, 330), mix(s.tint("#e3c8a0"), s.light.air, 0.3)),
      ...houses.map(([x, width, storeys, walls, roof]) =>
        townhouse(s, {
          x,
          y: 590,
          width,
          storeys,
          walls: mix(walls, s.light.air, 0.22),
          roof: mix(roof, s.light.air, 0.22),
          lit: () => false,
        }),
      ),
      solid(s, box(560, 90, 120, 480), mix("#e9d4ae", s.light.air, 0.2), "plane"),
      solid(s, "M548 96L620-20L692 96Z", mix("#7a6a6c", s.light.air, 0.2), "plane"),
      fill(disc(620, 160, 38), s.tint("#fff8ea")),
      line("M620 160L627 140M620 160V190", s.tint("#3a4a4f"), 5),
    ),
    s.layer(
      fill("M-100 580H1300V960H-100Z", paving),
      line(
        repeat(9, (i) => `M-100 ${600 + i * i * 4.4}H1300`) +
          repeat(15, (i) => `M${620 + (i - 7) * 60} 580L${620 + (i - 7) * 210} 960`),
        darken(s.tint("#dcc49c"), 0.25),
        3,
        { opacity: 0.3 },
      ),
      castShadow(s, 820, 700, 280),
      solid(s, disc(820, 694, 150, 30), "#b8ad9e"),
      fill(disc(820, 688, 132, 22), s.light.waterNear),
      solid(s, box(806, 610, 28, 80), "#b8ad9e"),
      solid(s, disc(820, 610, 62, 14), "#cfc4b2"),
      line(
        repeat(7, (i) => `M820 604q${(i - 3) * 16}-70 ${(i - 3) * 36} 76`),
        s.light.glint,
        4,
        { opacity: 0.85 },
      ),
      walker(s, { x: 470, y: 690, scale: 0.75 }, { coat: "#a3421a", hair: "#4a3226" }),
      walker(s, { x: 1010, y: 660, scale: 0.62 }, { coat: "#2b7485", hair: "#2f2622", skirt: 8 }),
      walker(s, { x: 610, y: 650, scale: 0.56 }, { coat: "#6d5aa8", hair: "#b08a5c" }),
    ),
    s.layer(
      bench(s, { x: 400, y: 870, scale: 1.35 }),
      trunk(150, 930, 700, 46, s.tint("#a8927a")),
      fill(disc(128, 700, 12, 34) + disc(164, 560, 10, 40) + disc(150, 820, 14, 30), s.tint("#d9c8ae"), {
        opacity: 0.7,
      }),
      ...[
        [60, 210, 330],
        [260, 150, 340],
        [-40, 90, 320],
        [180, 20, 360],
        [400, 60, 300],
      ].map(([x = 0, y = 0, size = 0]) =>
        roundTree(s.random.fork(`plane ${x}`), {
          x,
          y: y + size * 0.6,
          height: size,
          tones: { ...foliageAt(s, 0.02, mix(landAt(s, 0), s.tint("#a8c05c"), 0.35)), bark: "none" },
        }),
      ),
      group(
        { transform: "translate(760 860)" },
        fill("M-34-8C-34-26-10-34 8-26L22-38C32-40 36-30 30-24C28-8 10 0-6 0L-52 6Z", s.tint("#8c8a9a")),
        fill("M32-32l12 3l-12 4Z", s.tint("#d99a4c")),
        line("M0 0v12M10-2v13", s.tint("#c9705c"), 3),
      ),
    ),
  ];
};
