import { hill, rolling } from "../elements/land.ts";
import { blade, castShadow, disc, fill, line, repeat } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { sill, sunPatch, wall } from "../elements/room.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const jarOnSill: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 380, 26, 1.6);
  const random = s.random.fork("silt");
  const jar =
    "M470 330H730C744 330 746 350 742 364C766 376 778 400 778 430V716C778 742 762 756 738 756H462C438 756 422 742 422 716V430C422 400 434 376 458 364C454 350 456 330 470 330Z";
  return [
    s.layer(
      sky(s, { horizon: 430, clouds: 4 }),
      hill(s, far, 0.62),
      grove(s, { edge: far, from: 0, to: 1200, count: 14, height: 90, distance: 0.5, kind: "round" }),
    ),
    s.layer(
      hill(s, () => 480, 0.34),
      fill(
        "M-100 640C200 600 340 560 560 540C760 520 900 520 1300 500V560C1000 570 800 580 640 610C460 640 300 700 200 780H-100Z",
        s.linear([
          [0, s.light.waterFar],
          [1, s.light.waterNear],
        ]),
      ),
      grass(s, () => 720, { count: 200, height: 60 }),
    ),
    s.layer(
      wall(s, { x: 130, y: -80, width: 940, height: 790 }, { colour: "#e9dcc4", panes: [3, 2] }),
      sill(s, 730, { depth: 110 }),
      sunPatch(
        s,
        [
          [180, 742],
          [420, 742],
          [520, 832],
          [230, 832],
        ],
        0.6,
      ),
      sunPatch(
        s,
        [
          [820, 742],
          [1020, 742],
          [1160, 832],
          [900, 832],
        ],
        0.6,
      ),
    ),
    s.layer(
      castShadow(s, 640, 776, 420),
      fill("M640 760L900 800L960 826L640 800Z", s.tint("#cfeee6"), { opacity: 0.5 }),
      fill(
        jar,
        s.linear(
          [
            [0, s.tint("#dff0ea"), 0.5],
            [0.42, s.tint("#b9d9c9"), 0.72],
            [0.72, s.tint("#b7a980"), 0.85],
            [1, s.tint("#6f5638"), 0.96],
          ],
          { from: 420, to: 750 },
        ),
      ),
      fill(
        repeat(60, () => {
          const t = random.next() ** 0.5;
          return disc(600 + random.between(-165, 165), 470 + 260 * t, 1.6 + 3 * t);
        }),
        s.tint("#6f5638"),
        { opacity: 0.6 },
      ),
      fill(
        "M426 716C480 700 540 726 600 712C670 698 730 722 774 708V730Q774 752 738 752H462Q426 752 426 730Z",
        s.tint("#5d452c"),
      ),
      fill(
        blade(520, 640, 40, 46, 0.3) + blade(660, 570, 160, 40, 0.3) + blade(610, 690, 10, 50, 0.26),
        s.tint("#8a9a4c"),
      ),
      fill(disc(600, 424, 176, 18), s.light.glint, { opacity: 0.5 }),
      line(jar, s.tint("#f4fbf8"), 7, { opacity: 0.75 }),
      line("M452 420V690", "#ffffff", 15, { opacity: 0.5 }),
      line("M746 440V600", "#ffffff", 7, { opacity: 0.45 }),
      line("M470 344H730", "#ffffff", 6, { opacity: 0.6 }),
    ),
  ];
};
