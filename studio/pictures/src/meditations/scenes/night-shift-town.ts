import { townhouse } from "../elements/buildings.ts";
import { hill, rolling } from "../elements/land.ts";
import { box, disc, fill, glow, line, repeat, solid } from "../elements/paint.ts";
import { sky } from "../elements/sky.ts";
import { walker } from "../elements/walker.ts";
import { lake, ripples, shimmer } from "../elements/water.ts";
import type { Scene } from "../scene.ts";

export const nightShiftTown: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 470, 20, 1.4);
  const houses = [
    [-40, 150, 3, "#8a7a94", "#5d4a5c"],
    [116, 120, 4, "#a08a84", "#6f4a4c"],
    [242, 160, 2, "#7d8294", "#4c4a66"],
    [408, 130, 3, "#9a8478", "#5d4a5c"],
    [744, 150, 3, "#8a7a94", "#4c4a66"],
    [900, 130, 4, "#a08a84", "#6f4a4c"],
    [1036, 190, 2, "#7d8294", "#5d4a5c"],
  ] as const;
  return [
    s.layer(sky(s, { horizon: 500, orb: { x: 640, y: 180, r: 46 }, clouds: 3, stars: 130 })),
    s.layer(
      lake(s, 500, 700),
      shimmer(s, 640, 506, 640, 60),
      ripples(s, 510, 640, 24),
      hill(s, far, 0.62, { bottom: 504 }),
      fill("M560 524h96l-12 16h-74Z", s.tint("#2b2f36")) +
        fill(box(590, 506, 34, 18), s.tint("#d9cbb0")) +
        glow(s, 606, 500, 40, s.light.flame, 1) +
        fill(disc(606, 502, 3.4), s.light.window),
    ),
    s.layer(
      ...houses.map(([x, width, storeys, walls, roof], house) =>
        townhouse(s, {
          x,
          y: 760,
          width,
          storeys,
          walls,
          roof,
          lit: (storey, window) => (house * 7 + storey * 3 + window * 5) % 11 === 0,
        }),
      ),
    ),
    s.layer(
      fill(
        "M-100 752H1300V960H-100Z",
        s.linear([
          [0, s.tint("#6a6880")],
          [1, s.tint("#4a4864")],
        ]),
      ),
      glow(s, 620, 780, 340, s.light.flame, 0.75),
      solid(s, box(540, 560, 184, 200), "#b08a70", "plane"),
      solid(s, "M530 566L556 506H708L734 566Z", "#6f4a4c", "plane"),
      fill(box(562, 628, 100, 84, 4), s.light.window),
      line("M612 628V712M562 660H662", s.tint("#6f4a35"), 5),
      fill(
        repeat(4, (i) => disc(580 + i * 22, 700, 10, 8)),
        s.tint("#b0703c"),
      ),
      fill("M554 622H672L682 640Q632 656 544 640Z", s.tint("#c2563f")) +
        fill("M584 622h24l-2 26h-26ZM632 622h24l8 22h-28Z", s.tint("#f6ecd8")),
      fill(box(676, 636, 36, 124, 3), s.tint("#2f5d52")) + fill(box(682, 644, 24, 40, 2), s.light.window),
      fill("M520 900L566 762H660L740 900Z", s.light.window, { opacity: 0.16 }),
      solid(s, box(1000, 600, 12, 260), "#2b2f36") +
        glow(s, 1006, 590, 150, s.light.flame, 0.8) +
        fill("M990 604L996 566H1016L1022 604Z", s.light.window) +
        fill("M988 566H1024L1006 548Z", s.tint("#2b2f36")),
      walker(s, { x: 860, y: 850, scale: 1.2 }, { coat: "#5d7fa0", hair: "#3a2a24", skirt: 4 }),
    ),
  ];
};
