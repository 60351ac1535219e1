import { mix } from "@fernwell/studio-drawing/colour";
import { group } from "@fernwell/studio-drawing/svg";
import { cottage } from "../elements/buildings.ts";
import { hill, landAt, rolling } from "../elements/land.ts";
import { disc, fill, glow, line, solid } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { milkyWay, sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const skyAboveLawn: Scene = (s) => {
  const trees = rolling(s.random.fork("trees"), 720, 20, 2);
  return [
    s.layer(
      sky(s, { horizon: 760, clouds: 0, stars: 340 }),
      milkyWay(s),
      line("M180 210L330 168", "#ffffff", 3, { opacity: 0.7 }),
      fill(disc(182, 210, 3.6), "#ffffff"),
    ),
    s.layer(
      hill(s, trees, 0.36),
      grove(s, { edge: trees, from: -40, to: 460, count: 9, height: 170, distance: 0.3, kind: "round" }),
      grove(s, { edge: trees, from: 800, to: 1240, count: 8, height: 210, distance: 0.3, kind: "round" }),
      cottage(s, { x: 640, y: 744, scale: 0.7 }),
    ),
    s.layer(
      hill(s, () => 760, 0.06),
      group(
        { transform: "translate(330 776)" },
        fill("M0 30L420-6L520 66L60 116Z", s.tint("#b8604a")),
        line("M96 22L176 104M196 14L296 90M296 4L408 78M20 56L450 16M40 84L490 42", s.tint("#f6ecd8"), 6, {
          opacity: 0.55,
        }),
        solid(s, "M30 12C60-14 120-18 146 2C160 22 140 44 96 46C48 50 10 36 30 12Z", "#cfc3e0", "ball"),
      ),
    ),
    s.layer(
      grass(s, () => 915, { count: 360, height: 90, colour: mix(landAt(s, 0), s.light.shadow, 0.2) }),
      ...[
        [160, 800],
        [980, 790],
        [1060, 850],
        [860, 860],
      ].map(([x = 0, y = 0]) => glow(s, x, y, 26, "#f6efa0", 0.9) + fill(disc(x, y, 3), "#fdf7c4")),
    ),
  ];
};
