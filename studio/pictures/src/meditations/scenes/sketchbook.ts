import { mix } from "@fernwell/studio-drawing/colour";
import { group, place } from "@fernwell/studio-drawing/svg";
import { hill, rolling } from "../elements/land.ts";
import { box, castShadow, disc, fill, line, solid } from "../elements/paint.ts";
import { sunPatch, table } from "../elements/room.ts";
import { sky } from "../elements/sky.ts";
import { cup } from "../elements/things.ts";
import { grove } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const sketchbook: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 330, 40, 1.6);
  const near = rolling(s.random.fork("near"), 440, 26, 1.4);
  const graphite = mix(s.tint("#4a4a52"), s.light.pale, 0.3);
  return [
    s.layer(sky(s, { horizon: 380, orb: { x: 820, y: 230, r: 46 }, clouds: 3 })),
    s.layer(
      hill(s, far, 0.66),
      hill(s, near, 0.36),
      grove(s, { edge: near, from: 80, to: 420, count: 5, height: 110, distance: 0.34, kind: "round" }),
      grove(s, { edge: near, from: 820, to: 1100, count: 5, height: 130, distance: 0.34, kind: "poplar" }),
    ),
    s.layer(
      table(s, 540, "#c9986a"),
      sunPatch(
        s,
        [
          [80, 548],
          [500, 548],
          [360, 900],
          [-100, 900],
        ],
        0.3,
      ),
      castShadow(s, 620, 830, 760),
    ),
    s.layer(
      group(
        { transform: "rotate(-4 620 700)" },
        solid(s, "M270 560L936 556L1010 852L206 856Z", "#8a5a44", "plane"),
        fill("M286 556Q450 540 606 566L604 846Q410 820 226 840Z", s.tint("#fbf6ea")),
        fill("M606 566Q760 540 922 552L990 836Q800 818 604 846Z", s.tint("#f6efe0")),
        fill("M560 562Q590 562 606 568L604 846Q580 836 548 832Z", s.light.shadow, { opacity: 0.12 }),
        line(
          "M640 700Q700 640 760 676T900 640M650 740Q740 700 820 730T950 706M660 786Q760 760 850 776T966 766M700 664q10-44 22 0M712 664v24M868 648q8-50 16 0M896 640q8-44 16 0",
          graphite,
          3.4,
        ),
        line("M660 752l26-16M690 752l26-16M720 752l26-16M780 752l26-16M810 752l26-16", graphite, 2, {
          opacity: 0.6,
        }),
        line(disc(880, 596, 18), graphite, 3),
        line("M300 620h180M296 660h130M290 700h200M284 740h110M278 780h170", graphite, 3, { opacity: 0.55 }),
      ),
      group(
        { transform: place({ x: 700, y: 800, turn: -38 }) },
        fill(box(0, 8, 380, 26, 8), s.light.shadow, { opacity: 0.2 }),
        solid(s, box(0, -16, 330, 30, 4), "#2f6b56", "plane"),
        solid(s, "M0-16L-56 0L0 14Z", "#e3c08e", "plane"),
        fill("M-56 0L-36-6L-36 6Z", s.tint("#3a3a42")),
        solid(s, box(330, -16, 22, 30), "#c9b46c", "plane"),
      ),
      cup(s, { x: 150, y: 720, scale: 1 }, { band: "#574593" }),
    ),
  ];
};
