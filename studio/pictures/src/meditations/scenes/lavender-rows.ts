import { mix } from "@fernwell/studio-drawing/colour";
import { hill, landAt, mist, rolling } from "../elements/land.ts";
import { disc, fill, repeat } from "../elements/paint.ts";
import { spikes } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import { bee } from "../elements/wings.ts";
import type { Scene } from "../scene.ts";

export const lavenderRows: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 430, 26, 1.6);
  const purple = s.tint("#8f78c9");
  const rows = [-3, -2, -1, 0, 1, 2, 3].map((row) => ({ row, near: 600 + row * 330, far: 640 + row * 46 }));
  const ground = mix(landAt(s, 0.2), s.tint("#c9a878"), 0.45);
  return [
    s.layer(sky(s, { horizon: 470, orb: { x: 930, y: 130, r: 40 }, clouds: 3 })),
    s.layer(
      hill(s, far, 0.66),
      grove(s, { edge: far, from: 700, to: 900, count: 5, height: 84, distance: 0.5, kind: "poplar" }),
      mist(s, 410, 100),
    ),
    s.layer(
      hill(s, () => 486, 0.2, { colour: ground }),
      ...rows.map(({ near, far: away }) =>
        fill(
          `M${away - 9} 488L${away + 9} 488L${near + 120} 960L${near - 120} 960Z`,
          s.linear(
            [
              [0, mix(purple, s.light.air, 0.45)],
              [0.35, purple],
              [1, mix(purple, s.light.shadow, 0.3)],
            ],
            { from: 486, to: 900 },
          ),
        ),
      ),
      ...rows.map(({ near, far: away, row }) => {
        const random = s.random.fork(`row ${row}`);
        return fill(
          repeat(130, () => {
            const t = random.next() ** 1.7;
            const x = away + (near - away) * t + random.between(-1, 1) * (10 + 116 * t);
            return disc(x, 488 + 430 * t - (4 + 30 * t) * random.next(), 1.6 + 9 * t, 1.2 + 6 * t);
          }),
          random.pick([mix(purple, s.light.glow, 0.34), mix(purple, s.light.glow, 0.18)]),
        );
      }),
    ),
    s.layer(
      spikes(
        s,
        Array.from({ length: 46 }, (_, i) => {
          const random = s.random.fork(`near ${i}`);
          return { x: -20 + i * 28 + random.between(-16, 16), y: 960, height: random.between(170, 330) };
        }),
        purple,
      ),
      bee(s, 330, 560, 1.5, -14),
      bee(s, 760, 610, 1.9, 10),
      bee(s, 930, 500, 1.1, -20),
      bee(s, 540, 470, 0.9, 8),
    ),
  ];
};
