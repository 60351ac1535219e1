import { mix } from "@fernwell/studio-drawing/colour";
import { hill, landAt, mist, rolling } from "../elements/land.ts";
import { box, fill, line, repeat, solid } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import { swallow } from "../elements/wings.ts";
import type { Scene } from "../scene.ts";

export const swallowsOnWire: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 640, 30, 2);
  const near = rolling(s.random.fork("near"), 770, 24, 1.4);
  const sag = (x: number): number => 300 + 60 * Math.sin((Math.PI * (x + 60)) / 1320) + (x / 1200) * 40;
  const wire = `M-60 ${sag(-60)}${repeat(12, (i) => `L${i * 110} ${sag(i * 110).toFixed(1)}`)}L1260 ${sag(1260)}`;
  const places = [130, 214, 292, 350, 470, 540, 640, 716, 880, 1040];
  return [
    s.layer(sky(s, { horizon: 640, orb: { x: 220, y: 500, r: 44 }, clouds: 4 })),
    s.layer(
      hill(s, far, 0.62),
      grove(s, { edge: far, from: 60, to: 1160, count: 18, height: 54, distance: 0.56, kind: "round" }),
      repeat(5, (i) =>
        fill(
          box(760 + i * 76 - i * i * 3, 560 + i * 8, 7 - i, 110 - i * 14) +
            box(748 + i * 76 - i * i * 3, 572 + i * 8, 30 - i * 4, 5 - i * 0.6),
          mix(s.tint("#6b4a35"), s.light.air, 0.3 + i * 0.12),
        ),
      ),
      mist(s, 620, 110),
    ),
    s.layer(
      hill(s, near, 0.1, { colour: mix(landAt(s, 0), s.tint("#d2b95c"), 0.36) }),
      grass(s, near, { count: 300, height: 66, colour: mix(landAt(s, 0), s.tint("#d2b95c"), 0.4) }),
    ),
    s.layer(
      solid(s, box(1086, 180, 26, 800), "#7a5a40") + solid(s, box(1010, 236, 178, 18, 4), "#7a5a40", "plane"),
      line(wire, s.tint("#3f4450"), 3.4),
      ...places.map((x, i) =>
        swallow(s, x, sag(x), 1 + (i % 3) * 0.09, [0, 4, -5, 3, 0, -4, 6, 0, -3, 5][i] ?? 0),
      ),
    ),
  ];
};
