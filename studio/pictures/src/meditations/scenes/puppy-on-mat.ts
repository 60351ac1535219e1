import { mix } from "@fernwell/studio-drawing/colour";
import { puppy } from "../elements/animals.ts";
import { hill, rolling } from "../elements/land.ts";
import { disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { daisies, grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const puppyOnMat: Scene = (s) => {
  const hedge = rolling(s.random.fork("hedge"), 500, 10, 2);
  const lawn = rolling(s.random.fork("lawn"), 610, 6, 1);
  return [
    s.layer(sky(s, { horizon: 520, orb: { x: 940, y: 210, r: 44 }, clouds: 4 })),
    s.layer(
      hill(s, hedge, 0.5),
      grove(s, { edge: hedge, from: -40, to: 1240, count: 18, height: 150, distance: 0.42, kind: "round" }),
      line(
        repeat(22, (i) => `M${-20 + i * 60} 640V500`),
        mix(s.tint("#f6ecd8"), s.light.air, 0.15),
        18,
      ) + line("M-100 536H1300M-100 604H1300", mix(s.tint("#f6ecd8"), s.light.air, 0.15), 10),
    ),
    s.layer(
      hill(s, lawn, 0.14),
      daisies(s, () => 650, { from: 0, to: 1200, count: 40, size: 11, colours: ["#fff7ea"], stem: 16 }),
      fill("M330 810L470 730H830L940 826Q640 850 330 810Z", s.tint("#574593")),
      line("M352 804L480 738H822L914 816Q640 838 352 804Z", s.tint("#e3d9f2"), 6, { opacity: 0.7 }),
    ),
    s.layer(
      line("M640 640C760 700 900 660 1000 760S1160 860 1260 830", s.tint("#b8412f"), 9),
      puppy(s, { x: 630, y: 806, scale: 1.75 }),
      solid(s, disc(250, 840, 46), "#e0784c", "ball"),
      line("M214 812Q250 840 290 816", s.tint("#fff4e2"), 6),
      grass(s, () => 912, { count: 240, height: 50 }),
    ),
  ];
};
