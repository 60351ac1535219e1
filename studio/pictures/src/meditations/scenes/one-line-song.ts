import { mix } from "@fernwell/studio-drawing/colour";
import { hill, landAt, lane, mist, rolling } from "../elements/land.ts";
import { disc, fill, line } from "../elements/paint.ts";
import { daisies, grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { bough, grove } from "../elements/trees.ts";
import { songbird } from "../elements/wings.ts";
import type { Scene } from "../scene.ts";

export const oneLineSong: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 560, 26, 1.4);
  const tune =
    "M-60 470C80 470 130 380 230 380S380 470 470 460S600 300 700 310S840 400 920 380S1060 430 1260 400";
  return [
    s.layer(sky(s, { horizon: 620, orb: { x: 860, y: 470, r: 50 }, clouds: 4 })),
    s.layer(
      hill(s, far, 0.66),
      grove(s, { edge: far, from: 40, to: 560, count: 8, height: 70, distance: 0.58, kind: "round" }),
      mist(s, 560, 120),
    ),
    s.layer(
      line(tune, s.light.glow, 26, { opacity: 0.4 }),
      line(tune, mix("#ffffff", s.tint("#e3b866"), 0.35), 7),
      fill(
        [
          [40, 462],
          [230, 380],
          [420, 466],
          [700, 310],
          [830, 372],
          [990, 394],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 13, 10))
          .join(""),
        s.tint("#cf7a4e"),
      ),
      hill(s, (x) => 720 - 110 * Math.exp(-(((x - 420) / 330) ** 2)), 0.22),
      lane(s, [
        [330, 960, 90],
        [430, 860, 46],
        [370, 760, 24],
        [410, 680, 12],
        [420, 622, 4],
      ]),
    ),
    s.layer(
      bough(s, {
        d: "M1260 620C1120 660 980 690 760 680M980 690C940 650 900 630 860 610",
        points: [
          [1120, 650],
          [1040, 670],
          [940, 640],
          [870, 612],
          [780, 684],
          [1200, 640],
        ],
        leaf: landAt(s, 0),
        size: 70,
        thickness: 18,
      }),
      songbird(s, { x: 860, y: 676, scale: 1.7, flip: true }, { back: "#8a6a4c", breast: "#e0784c" }),
      grass(s, () => 905, { count: 240, height: 110 }),
      daisies(s, () => 880, {
        from: 0,
        to: 700,
        count: 16,
        size: 18,
        colours: ["#fff7ea", "#e79a76", "#9382cb"],
        stem: 80,
      }),
    ),
  ];
};
