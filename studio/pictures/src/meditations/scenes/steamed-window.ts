import { mix } from "@fernwell/studio-drawing/colour";
import { hill, rolling } from "../elements/land.ts";
import { blade, castShadow, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { sill, wall } from "../elements/room.ts";
import { sky } from "../elements/sky.ts";
import { at } from "../elements/spot.ts";
import { cup } from "../elements/things.ts";
import { grove } from "../elements/trees.ts";
import { fog, steam } from "../elements/weather.ts";
import type { Scene } from "../scene.ts";

export const steamedWindow: Scene = (s) => {
  const drops = s.random.fork("drops");
  const clear =
    "M470 300C560 250 700 262 760 340C820 420 800 560 690 610C590 650 450 610 410 500C384 420 400 340 470 300Z";
  return [
    s.layer(
      sky(s, { horizon: 700, clouds: 3 }),
      hill(s, rolling(s.random.fork("far"), 600, 26, 1.5), 0.6),
      grove(s, { edge: () => 660, from: 0, to: 1200, count: 10, height: 160, distance: 0.5, kind: "round" }),
      hill(s, () => 670, 0.4),
    ),
    s.layer(
      line(
        "M1300 250C1060 330 860 400 640 420C560 428 500 450 440 500M760 408C720 360 690 340 650 320",
        s.tint("#5d4334"),
        18,
      ),
      line("M640 420C600 400 560 396 520 400", s.tint("#5d4334"), 9),
      fill(
        [
          [520, 398],
          [650, 318],
          [560, 436],
          [700, 350],
          [860, 392],
        ]
          .map(([x = 0, y = 0]) => blade(x, y, 120, 40, 0.36) + blade(x, y, 60, 30, 0.34))
          .join(""),
        s.tint("#8fbf5c"),
      ),
      fill(
        "M452 506C470 530 474 548 462 560C448 572 428 562 430 544C432 528 446 520 452 506Z",
        s.radial(
          [
            [0, "#ffffff", 0.95],
            [1, s.light.waterNear, 0.8],
          ],
          { cx: 0.35, cy: 0.4, r: 0.8 },
        ),
      ),
      fill(
        [
          [560, 444],
          [700, 420],
          [620, 436],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 6, 8))
          .join(""),
        "#ffffff",
        { opacity: 0.8 },
      ),
    ),
    s.layer(
      fill(`M-100-100H1300V1000H-100Z${clear}`, mix(s.light.pale, s.light.skyMid, 0.3), {
        "fill-rule": "evenodd",
        opacity: 0.86,
      }),
      line(clear, "#ffffff", 5, { opacity: 0.6 }),
      line(
        "M470 610C466 680 474 720 468 790M610 632C614 690 606 730 612 810M730 590C736 660 728 700 734 760M200 240V420M940 300V520M1040 520V680M300 560V700",
        s.light.skyMid,
        7,
        { opacity: 0.5 },
      ),
      fill(
        repeat(120, () => disc(drops.between(90, 1110), drops.between(40, 780), drops.between(1.4, 6))),
        "#ffffff",
        { opacity: 0.4 },
      ),
      fog(s, 200, 760, 500, 260, 0.6, "#ffffff"),
      fog(s, 1050, 160, 460, 240, 0.5, "#ffffff"),
    ),
    s.layer(
      wall(s, { x: 90, y: 40, width: 1020, height: 740 }, { colour: "#e9dcc4", panes: [1, 1] }),
      sill(s, 790, { depth: 70 }),
      cup(s, { x: 940, y: 850, scale: 1.05 }, { band: "#a3421a" }),
      at(
        { x: 220, y: 856 },
        castShadow(s, 0, 0, 170),
        solid(s, "M-78-90A78 15 0 0 0 78-90L66-8Q64 0 54 0H-54Q-64 0-66-8Z", "#8c9aa0"),
        fill(disc(0, -90, 78, 15), s.tint("#5f6c72")),
        line("M78-76H170", s.tint("#3a3a40"), 15),
        steam(s, 0, -100, 260, 4),
      ),
    ),
  ];
};
