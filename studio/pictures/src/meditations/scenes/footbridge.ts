import { darken } from "@fernwell/studio-drawing/colour";
import { hill, rolling, sloping } from "../elements/land.ts";
import { line, repeat, solid } from "../elements/paint.ts";
import { sky } from "../elements/sky.ts";
import { rowingBoat, sailingBoat } from "../elements/things.ts";
import { grove } from "../elements/trees.ts";
import { lake, ripples } from "../elements/water.ts";
import type { Scene } from "../scene.ts";

export const footbridge: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 400, 22, 1.6);
  const left = sloping(rolling(s.random.fork("left"), 470, 14, 2), -40, 260);
  const right = sloping(rolling(s.random.fork("right"), 470, 14, 2), 250, -40);
  const wood = "#a8794e";
  return [
    s.layer(sky(s, { horizon: 430, orb: { x: 240, y: 120, r: 40 }, clouds: 4 })),
    s.layer(
      hill(s, far, 0.7),
      lake(s, 450),
      ripples(s, 470, 760, 60),
      hill(s, left, 0.36, { bottom: 560 }),
      hill(s, right, 0.36, { bottom: 560 }),
      grove(s, { edge: left, from: 10, to: 330, count: 6, height: 120, distance: 0.34, kind: "round" }),
      grove(s, { edge: right, from: 860, to: 1190, count: 6, height: 130, distance: 0.34, kind: "poplar" }),
    ),
    s.layer(
      sailingBoat(s, { x: 620, y: 512, scale: 0.62 }),
      sailingBoat(s, { x: 470, y: 560, scale: 0.9 }, "#e9c58a"),
      rowingBoat(s, { x: 770, y: 610, scale: 0.9 }, "#2b7485"),
      rowingBoat(s, { x: 560, y: 690, scale: 1.3 }, "#c2563f"),
      ripples(s, 600, 740, 26, 0.6),
    ),
    s.layer(
      solid(s, "M-100 800Q600 740 1300 800V960H-100Z", wood, "plane"),
      line(
        repeat(26, (i) => `M${-80 + i * 54} ${802 - 46 * Math.sin((Math.PI * (i + 1)) / 27)}V960`),
        s.tint(darken(wood, 0.4)),
        4,
        { opacity: 0.4 },
      ),
      line(
        repeat(
          8,
          (i) =>
            `M${20 + i * 166} ${800 - 40 * Math.sin((Math.PI * (i + 0.5)) / 8)}V${640 - 40 * Math.sin((Math.PI * (i + 0.5)) / 8)}`,
        ),
        s.tint(darken(wood, 0.1)),
        17,
      ),
      line("M-100 660Q600 580 1300 660", s.tint(wood), 24) +
        line("M-100 652Q600 572 1300 652", s.tint("#e3c08e"), 5, { opacity: 0.7 }) +
        line("M-100 736Q600 668 1300 736", s.tint(darken(wood, 0.12)), 13),
    ),
  ];
};
