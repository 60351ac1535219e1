import { mix } from "@fernwell/studio-drawing/colour";
import { hill, landAt, mist, rolling, sloping } from "../elements/land.ts";
import { mountains } from "../elements/mountains.ts";
import { disc, fill, glow, repeat } from "../elements/paint.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const duskValley: Scene = (s) => {
  const left = sloping(rolling(s.random.fork("left"), 560, 30, 2), -180, 300);
  const right = sloping(rolling(s.random.fork("right"), 560, 30, 2), 330, -150);
  const floor = rolling(s.random.fork("floor"), 760, 12, 1);
  const river =
    "M560 900C640 850 500 812 590 772C660 742 590 716 614 690L626 690C620 716 720 740 690 776C640 826 820 850 800 900Z";
  return [
    s.layer(sky(s, { horizon: 470, clouds: 3, stars: 60 })),
    s.layer(
      mountains(s, {
        foot: 640,
        peaks: [
          { x: 200, y: 250 },
          { x: 980, y: 230 },
          { x: 420, y: 330 },
          { x: 620, y: 170 },
          { x: 800, y: 310 },
        ],
        distance: 0.25,
      }),
      mist(s, 470, 190, 0.7),
    ),
    s.layer(
      hill(s, left, 0.4),
      grove(s, { edge: left, from: 40, to: 560, count: 16, height: 80, distance: 0.36, kind: "pine" }),
      hill(s, right, 0.3),
      grove(s, { edge: right, from: 700, to: 1180, count: 16, height: 90, distance: 0.26, kind: "pine" }),
    ),
    s.layer(
      hill(s, floor, 0.1, { colour: mix(landAt(s, 0), s.light.shadow, 0.35) }),
      fill(river, mix(s.light.waterFar, s.light.waterNear, 0.3)),
      fill(
        "M-100 560H1300V960H-100Z",
        s.linear(
          [
            [0, s.light.skyHigh, 0],
            [1, s.light.skyHigh, 0.7],
          ],
          { from: 600, to: 900 },
        ),
      ),
      repeat(
        4,
        (i) =>
          glow(s, [300, 352, 900, 420][i] ?? 0, [742, 756, 760, 736][i] ?? 0, 26, s.light.flame, 1) +
          fill(disc([300, 352, 900, 420][i] ?? 0, [742, 756, 760, 736][i] ?? 0, 3.4), s.light.window),
      ),
    ),
  ];
};
