import { mix } from "@fernwell/studio-drawing/colour";
import { hill, landAt, rolling } from "../elements/land.ts";
import { box, disc, fill, line, solid } from "../elements/paint.ts";
import { fernClump } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import { lake, ripples, shimmer } from "../elements/water.ts";
import type { Scene } from "../scene.ts";

export const threeSteps: Scene = (s) => {
  const stone = s.tint("#b8ae9e");
  const step = (y: number, left: number, right: number, tread: number, rise: number, shade: number): string =>
    fill(
      `M${left} ${y}H${right}L${right + 40} ${y + tread}H${left - 40}Z`,
      s.linear([
        [0, mix(stone, s.light.lit, 0.4 - shade)],
        [1, mix(stone, s.light.shadow, shade * 0.4)],
      ]),
    ) +
    fill(
      `M${left - 40} ${y + tread}H${right + 40}V${y + tread + rise}H${left - 40}Z`,
      mix(stone, s.tint("#4f6a70"), 0.24 + shade * 0.5),
    ) +
    line(`M${left - 40} ${y + tread}H${right + 40}`, s.light.lit, 4, { opacity: 0.6 });
  return [
    s.layer(
      sky(s, { horizon: 420, orb: { x: 250, y: 110, r: 40 }, clouds: 3 }),
      hill(s, rolling(s.random.fork("far"), 330, 20, 1.8), 0.6),
      grove(s, {
        edge: () => 380,
        from: -20,
        to: 1220,
        count: 14,
        height: 150,
        distance: 0.42,
        kind: "round",
      }),
    ),
    s.layer(
      fill(
        "M-100 380H330L240 960H-100ZM1300 380H870L960 960H1300Z",
        s.linear([
          [0, landAt(s, 0.2)],
          [1, landAt(s, 0)],
        ]),
      ),
      solid(s, "M300 350H350V960H210Z", "#a89c8c", "plane"),
      solid(s, "M900 350H850V960H990Z", "#a89c8c", "plane"),
      solid(s, box(280, 320, 90, 40, 6), "#c4b8a4", "plane") +
        solid(s, box(830, 320, 90, 40, 6), "#c4b8a4", "plane"),
    ),
    s.layer(
      fill("M350 400H850V960H350Z", s.tint("#8f9a8c")),
      step(396, 360, 840, 60, 50, 0),
      step(506, 330, 870, 80, 56, 0.12),
      step(642, 300, 900, 92, 50, 0.26),
      fill(
        "M250 784H950L1010 960H190Z",
        s.linear([
          [0, s.tint("#6fa9b0")],
          [1, s.tint("#3f7a88")],
        ]),
      ),
      ...[
        [600, 428, 50],
        [600, 548, 74],
        [600, 690, 104],
      ].map(
        ([x = 0, y = 0, r = 0]) =>
          line(disc(x, y, r, r * 0.22) + disc(x, y, r * 1.5, r * 0.33), s.tint("#f0c05c"), 5, {
            opacity: 0.75,
          }) + fill(disc(x, y, r * 0.36, r * 0.09), s.tint("#f0c05c")),
      ),
      ripples(s, 800, 900, 16, 0.5),
    ),
    s.layer(
      fernClump(s, 130, 920, 380),
      fernClump(s, 1080, 930, 400),
      fernClump(s, 250, 640, 170, landAt(s, 0.1)),
      fernClump(s, 950, 620, 170, landAt(s, 0.1)),
      lake(s, 955, 960),
      shimmer(s, 600, 830, 900, 60),
    ),
  ];
};
