import { mix } from "@fernwell/studio-drawing/colour";
import { group } from "@fernwell/studio-drawing/svg";
import { hill, rolling } from "../elements/land.ts";
import { box, disc, fill, glow, repeat, solid } from "../elements/paint.ts";
import { sky } from "../elements/sky.ts";
import { foliageAt, grove, pine } from "../elements/trees.ts";
import { snowfall } from "../elements/weather.ts";
import type { Scene } from "../scene.ts";

export const nightTrain: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 470, 44, 1.6);
  const snow = mix(s.tint("#ffffff"), s.light.skyLow, 0.2);
  const middle = rolling(s.random.fork("middle"), 580, 24, 1.6);
  const near = rolling(s.random.fork("near"), 790, 26, 1.2);
  const carriage = (x: number): string =>
    group(
      { transform: `translate(${x} 640)` },
      solid(s, "M0 0V-84Q0-100 16-100H214Q230-100 230-84V0Z", "#2f5d6e", "plane"),
      fill(box(0, -34, 230, 7), s.tint("#e3b866")),
      fill("M4-92Q10-108 22-108H208Q220-108 226-92Z", mix(snow, s.light.shadow, 0.08)),
      ...[18, 70, 122, 174].map(
        (w) => glow(s, w + 19, -62, 50, s.light.flame, 0.5) + fill(box(w, -80, 38, 34, 6), s.light.window),
      ),
      fill(
        repeat(4, (i) => disc(36 + i * 54 - (i % 2) * 14, 4, 13)),
        s.tint("#22262e"),
      ),
    );
  return [
    s.layer(sky(s, { horizon: 540, orb: { x: 960, y: 150, r: 42 }, clouds: 3, stars: 60 })),
    s.layer(
      hill(s, far, 0.5, { colour: mix(snow, s.light.air, 0.5) }),
      grove(s, { edge: far, from: 0, to: 1200, count: 34, height: 60, distance: 0.5, kind: "pine" }),
      hill(s, middle, 0.4, { colour: mix(snow, s.light.air, 0.3) }),
    ),
    s.layer(
      fill("M-100 650H1300V690H-100Z", s.tint("#6a6f86")),
      repeat(9, (i) =>
        fill(`M${-70 + i * 160} 960V760A60 60 0 0 1 ${50 + i * 160} 760V960Z`, mix(snow, s.light.air, 0.55)),
      ),
      fill(
        `M-100 686H1300V960H-100Z${repeat(9, (i) => `M${-70 + i * 160} 960V770A60 62 0 0 1 ${50 + i * 160} 770V960Z`)}`,
        s.tint("#7d8098"),
        { "fill-rule": "evenodd" },
      ),
      fill(box(-100, 646, 1400, 10), snow),
      ...[-130, 110, 350, 590].map(carriage),
      group(
        { transform: "translate(836 640)" },
        solid(s, "M0 0V-90Q0-102 12-102H70V-78H190Q226-74 228-34V0Z", "#7a2f34", "plane"),
        fill("M0-96Q2-110 14-110H74L70-96ZM74-86H190Q210-84 218-72L74-76Z", mix(snow, s.light.shadow, 0.06)),
        solid(s, box(164, -112, 22, 40, 3), "#22262e"),
        fill(box(22, -84, 32, 34, 5), s.light.window),
        fill(disc(30, 4, 16) + disc(84, 4, 16) + disc(140, 4, 16) + disc(194, 4, 16), s.tint("#22262e")),
        glow(s, 236, -26, 150, s.light.flame, 0.9),
        fill(disc(228, -28, 8), "#fff3cf"),
      ),
      fill(
        repeat(9, (i) => disc(1000 - i * 74, 500 - i * 15, 22 + i * 8, 16 + i * 5)),
        s.light.cloud,
        { opacity: 0.5 },
      ),
    ),
    s.layer(
      hill(s, near, 0.3, { colour: mix(snow, s.light.air, 0.08) }),
      ...[
        [60, 860, 380],
        [180, 900, 300],
        [1110, 880, 420],
        [1000, 910, 280],
      ].map(([x = 0, y = 0, height = 0]) =>
        pine(s.random.fork(`pine ${x}`), { x, y, height, tones: foliageAt(s, 0.08) }, snow),
      ),
      snowfall(s, 180),
    ),
  ];
};
