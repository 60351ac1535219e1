import { group, place } from "@fernwell/studio-drawing/svg";
import { hill, mist, rolling } from "../elements/land.ts";
import { box, castShadow, line, solid } from "../elements/paint.ts";
import { daisies, grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { foliageAt, roundTree, trunk } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const orchardSwing: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 520, 22, 1.6);
  const near = rolling(s.random.fork("near"), 700, 12, 1.1);
  const pears = [
    [300, 200],
    [470, 130],
    [640, 190],
    [180, 250],
    [760, 230],
    [560, 70],
    [860, 150],
    [390, 60],
    [90, 140],
    [240, 90],
  ] as const;
  return [
    s.layer(sky(s, { horizon: 560, orb: { x: 980, y: 170, r: 42 }, clouds: 4 })),
    s.layer(
      hill(s, far, 0.64),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        roundTree(s.random.fork(`orchard ${i}`), {
          x: 640 + i * 104,
          y: 606 + (i % 2) * 26,
          height: 128 + (i % 2) * 26,
          tones: foliageAt(s, 0.4),
        }),
      ),
      mist(s, 540, 120),
    ),
    s.layer(
      hill(s, near, 0.12),
      daisies(s, near, {
        from: 30,
        to: 1180,
        count: 34,
        size: 13,
        colours: ["#fff7ea", "#f2cd52"],
        stem: 34,
      }),
      trunk(250, 800, 640, 60, s.tint("#6b4a35")),
      line(
        "M250 440C360 330 520 300 760 330M250 480C180 380 120 340 20 330M270 420C330 300 360 220 420 120",
        s.tint("#6b4a35"),
        30,
      ),
    ),
    s.layer(
      castShadow(s, 640, 800, 220),
      line("M560 318L566 700M720 318L714 700", s.tint("#c9a878"), 7),
      solid(s, box(530, 696, 220, 22, 6), "#a8794e", "plane"),
      ...[
        [40, 40, 330],
        [250, 20, 380],
        [480, 0, 380],
        [700, 40, 340],
        [880, 90, 260],
        [120, 130, 330],
        [330, 130, 350],
        [560, 130, 320],
        [760, 160, 250],
        [-30, 170, 260],
        [250, 190, 300],
        [840, 210, 210],
        [60, 240, 210],
      ].map(([x = 0, y = 0, size = 0]) =>
        group(
          { transform: place({ x, y: y + size * 0.66 }) },
          roundTree(s.random.fork(`crown ${x}`), {
            x: 0,
            y: 0,
            height: size,
            tones: { ...foliageAt(s, 0.02), bark: "none" },
          }),
        ),
      ),
      ...pears.map(([x, y]) =>
        solid(s, `M${x} ${y}c8 0 9 14 12 20c8 14 2 26-12 26s-20-12-12-26c3-6 4-20 12-20Z`, "#d2c65a", "ball"),
      ),
      grass(s, () => 905, { count: 220, height: 60 }),
    ),
  ];
};
