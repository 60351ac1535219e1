import { mix } from "@fernwell/studio-drawing/colour";
import { group } from "@fernwell/studio-drawing/svg";
import { hill, landAt, mist, rolling } from "../elements/land.ts";
import { box, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { birds, cloud, sky } from "../elements/sky.ts";
import { foliageAt, grove, roundTree } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const widePaddock: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 520, 14, 1.5);
  const near = rolling(s.random.fork("near"), 610, 8, 1);
  const grassland = mix(landAt(s, 0), s.tint("#c9b45c"), 0.3);
  const posts = repeat(9, (i) => {
    const t = 1 - (1 - i / 8) ** 1.6;
    return box(-40 + 340 * t, 738 - 146 * t, 13 - 9 * t, 112 - 84 * t);
  });
  return [
    s.layer(
      sky(s, { horizon: 560, orb: { x: 300, y: 430, r: 38 }, clouds: 6 }),
      cloud(s, s.random.fork("big"), 760, 250, 760),
      birds(s, 700, 330, 5, 8),
    ),
    s.layer(
      hill(s, far, 0.6),
      grove(s, { edge: far, from: 720, to: 1220, count: 16, height: 44, distance: 0.55, kind: "round" }),
      mist(s, 490, 90),
    ),
    s.layer(
      hill(s, near, 0.14, { colour: grassland }),
      repeat(7, (i) =>
        line(
          `M-60 ${660 + i * 38}q330 ${-18 + i * 4} 660-4t700 4`,
          mix(grassland, s.light.glow, 0.5),
          3 + i,
          { opacity: 0.22 },
        ),
      ),
      roundTree(s.random.fork("tree"), { x: 880, y: 640, height: 230, tones: foliageAt(s, 0.12) }),
      fill(disc(930, 642, 130, 12), s.light.shadow, { opacity: 0.2 }),
    ),
    s.layer(
      fill(posts, s.tint("#8a6a4c")),
      line("M-60 770L304 602M-60 812L304 612", s.tint("#8a6a4c"), 5),
      group(
        { transform: "translate(330 860) rotate(-3)" },
        line("M0-20H330M0-56H330M0-92H330M0-128H330M6-20L324-128", s.tint("#b08d66"), 14),
        solid(s, box(-24, -160, 26, 240, 5), "#7a5a40"),
        solid(s, box(322, -150, 18, 150, 4), "#8a6a4c"),
      ),
      grass(s, () => 900, { count: 320, height: 110, colour: mix(grassland, s.light.shadow, 0.1) }),
    ),
  ];
};
