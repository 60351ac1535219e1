import { darken } from "@fernwell/studio-drawing/colour";
import { hill, mist, rolling } from "../elements/land.ts";
import { box, castShadow, disc, fill, line, solid } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const beginAgainBell: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 560, 40, 1.6);
  const middle = rolling(s.random.fork("middle"), 680, 26, 1.7);
  const bronze = "#a8814a";
  return [
    s.layer(
      sky(s, { horizon: 620, orb: { x: 600, y: 430, r: 70 }, clouds: 3 }),
      ...[190, 280, 380, 490, 610].map((r, i) =>
        line(disc(600, 470, r), s.light.glint, 4 - i * 0.5, { opacity: 0.6 - i * 0.1 }),
      ),
    ),
    s.layer(hill(s, far, 0.74), mist(s, 580, 130, 0.8)),
    s.layer(
      hill(s, middle, 0.4),
      grove(s, { edge: middle, from: -20, to: 420, count: 9, height: 130, distance: 0.36, kind: "pine" }),
      grove(s, { edge: middle, from: 820, to: 1240, count: 9, height: 140, distance: 0.36, kind: "pine" }),
      mist(s, 720, 110, 0.6),
    ),
    s.layer(
      hill(s, () => 838, 0.1),
      solid(s, box(250, 150, 44, 720), "#7a4f3c") +
        solid(s, box(906, 150, 44, 720), "#7a4f3c") +
        solid(s, box(190, 196, 820, 40, 6), "#7a4f3c", "plane") +
        solid(s, "M130 150Q600 96 1070 150L1044 104Q600 60 156 104Z", "#5d4a52", "plane"),
      line("M600 236V300", s.tint("#4a3a30"), 10),
      solid(
        s,
        "M600 290C660 290 690 330 696 400C702 480 712 540 736 570C700 590 500 590 464 570C488 540 498 480 504 400C510 330 540 290 600 290Z",
        bronze,
      ),
      line("M506 400H694M500 440H700M486 530H714", s.tint("#e3c98a"), 5, { opacity: 0.7 }),
      fill(disc(600, 574, 130, 15), s.tint(darken(bronze, 0.5))),
      solid(s, disc(600, 586, 20), "#5d4a3c", "ball"),
      castShadow(s, 600, 866, 460),
      grass(s, () => 912, { count: 200, height: 60 }),
    ),
  ];
};
