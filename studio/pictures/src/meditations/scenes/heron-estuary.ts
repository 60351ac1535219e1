import { mix } from "@fernwell/studio-drawing/colour";
import { group } from "@fernwell/studio-drawing/svg";
import { heron } from "../elements/animals.ts";
import { hill, landAt, mist, rolling } from "../elements/land.ts";
import { fill, line, repeat } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { birds, sky } from "../elements/sky.ts";
import { lake, rings, ripples, shimmer } from "../elements/water.ts";
import type { Scene } from "../scene.ts";

export const heronEstuary: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 440, 26, 1.8);
  const bar =
    "M-100 640C120 610 380 640 520 622C700 600 980 640 1300 610V664C1000 676 700 650 480 668C280 684 60 664-100 686Z";
  const flat = "M-100 820C120 790 330 802 470 834C620 866 900 850 1300 880V960H-100Z";
  return [
    s.layer(sky(s, { horizon: 470, orb: { x: 330, y: 330, r: 46 }, clouds: 5 }), birds(s, 820, 190, 4, 9)),
    s.layer(hill(s, far, 0.7), lake(s, 470), shimmer(s, 330, 474, 640, 70), mist(s, 430, 90)),
    s.layer(fill(bar, mix(s.tint("#cdb08a"), s.light.waterFar, 0.35)), ripples(s, 660, 880, 60, 0.55)),
    s.layer(
      rings(s, 742, 800, [44, 84, 130, 190]),
      group({ transform: "translate(740 802) scale(1.35 -0.7)", opacity: 0.2 }, heron(s, { x: 0, y: 0 })),
      heron(s, { x: 740, y: 802, scale: 1.35 }),
    ),
    s.layer(
      fill(flat, s.tint("#b3946e")),
      repeat(7, (i) =>
        line(`M${-60 + i * 40} ${850 + (i % 4) * 14}q120-12 240 0t260 4`, s.light.glint, 3, { opacity: 0.4 }),
      ),
      grass(s, (x) => 900 + x * 0.1, {
        to: 420,
        count: 90,
        height: 190,
        colour: mix(landAt(s, 0), s.tint("#c9b45c"), 0.4),
      }),
    ),
  ];
};
