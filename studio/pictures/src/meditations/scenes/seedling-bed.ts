import { mix } from "@fernwell/studio-drawing/colour";
import { group, place } from "@fernwell/studio-drawing/svg";
import { hill, mist, rolling } from "../elements/land.ts";
import { blade, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { sky } from "../elements/sky.ts";
import { wateringCan } from "../elements/things.ts";
import { grove } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const seedlingBed: Scene = (s) => {
  const crumbs = s.random.fork("crumbs");
  const far = rolling(s.random.fork("far"), 450, 22, 1.4);
  const leaf = s.tint("#6fb05c");
  const sprout = (x: number, y: number, size: number, droop = 0): string =>
    group(
      { transform: place({ x, y, scale: size }) },
      fill(disc(0, 4, 40, 9), s.light.shadow, { opacity: 0.3 }),
      line(`M0 0C-4-26 4-44 ${droop * 0.2}-66`, s.tint("#8fc06c"), 7),
      fill(
        blade(droop * 0.2, -62, 150 + droop, 56, 0.34) + blade(droop * 0.2, -62, 30 - droop, 58, 0.34),
        leaf,
      ),
      fill(
        blade(droop * 0.2, -66, 112, 34, 0.3) + blade(droop * 0.2, -66, 66, 36, 0.3),
        mix(leaf, s.light.glow, 0.4),
      ),
    );
  return [
    s.layer(sky(s, { horizon: 480, orb: { x: 260, y: 330, r: 46 }, clouds: 4 })),
    s.layer(
      hill(s, far, 0.66),
      grove(s, { edge: far, from: 0, to: 1200, count: 18, height: 90, distance: 0.56, kind: "round" }),
      line(
        repeat(24, (i) => `M${-40 + i * 54} 640V512`),
        mix(s.tint("#f0e2c8"), s.light.air, 0.2),
        16,
      ) + line("M-100 546H1300M-100 606H1300", mix(s.tint("#f0e2c8"), s.light.air, 0.2), 9),
      mist(s, 560, 90, 0.4),
    ),
    s.layer(
      hill(s, () => 630, 0.16),
      fill(
        "M-100 716C300 690 900 690 1300 716V900H-100Z",
        s.linear([
          [0, s.tint("#7a5640")],
          [1, s.tint("#553a2c")],
        ]),
      ),
      fill(
        repeat(110, () =>
          disc(
            crumbs.between(-20, 1220),
            crumbs.between(722, 850),
            crumbs.between(5, 14),
            crumbs.between(3, 6),
          ),
        ),
        s.tint("#8f6a50"),
        { opacity: 0.5 },
      ),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) =>
        sprout(
          48 + i * 85,
          800 + Math.sin(i * 1.4) * 6,
          [1, 1.06, 0.62, 1, 0.94, 1.1, 0.7, 1, 1.02, 0.8][i] ?? 1,
          i === 2 || i === 6 ? 24 : 0,
        ),
      ),
    ),
    s.layer(
      solid(s, "M-100 852H1300V960H-100Z", "#a8794e", "plane"),
      wateringCan(s, { x: 1070, y: 872, scale: 1.25, flip: true }),
    ),
  ];
};
