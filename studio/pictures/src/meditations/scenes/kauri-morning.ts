import { mix } from "@fernwell/studio-drawing/colour";
import { hill, landAt, rolling } from "../elements/land.ts";
import { fill, line, repeat } from "../elements/paint.ts";
import { fernClump, frond, grass } from "../elements/plants.ts";
import { beams, fog } from "../elements/weather.ts";
import type { Scene } from "../scene.ts";

export const kauriMorning: Scene = (s) => {
  const random = s.random.fork("bark");
  const stem = (x: number, half: number, distance: number): string => {
    const bark = mix(s.tint("#8a8272"), s.light.air, distance * 0.85);
    return fill(
      `M${x - half * 1.3} 960C${x - half} 700 ${x - half * 0.86} 300 ${x - half * 0.8}-60H${x + half * 0.8}C${x + half * 0.86} 300 ${x + half} 700 ${x + half * 1.3} 960Z`,
      s.linear(
        [
          [0, mix(bark, s.light.glow, 0.35)],
          [0.5, bark],
          [1, mix(bark, s.light.shadow, 0.3)],
        ],
        { x1: x - half, y1: 0, x2: x + half, y2: 0 },
      ),
    );
  };
  const big = 470;
  return [
    s.layer(
      fill(
        "M-100-100H1300V1000H-100Z",
        s.linear(
          [
            [0, mix(s.light.skyLow, s.light.glow, 0.4)],
            [0.6, mix(s.light.air, s.light.land, 0.25)],
            [1, landAt(s, 0.4)],
          ],
          { from: 0, to: 900 },
        ),
      ),
      ...[60, 190, 760, 880, 1010, 1150].map((x, i) => stem(x, 16 + (i % 3) * 6, 0.8)),
    ),
    s.layer(
      fog(s, 700, 460, 800, 300, 0.7, s.light.glow),
      ...[130, 830, 1080].map((x, i) => stem(x, 34 + i * 6, 0.5)),
      hill(s, rolling(s.random.fork("floor"), 760, 14, 1.3), 0.4),
      beams(
        s,
        1060,
        -240,
        [
          [104, 4],
          [112, 6],
          [121, 5],
          [131, 7],
          [141, 5],
        ],
        1400,
        0.6,
      ),
    ),
    s.layer(
      stem(big, 180, 0),
      line(
        repeat(34, () => {
          const x = big + random.between(-150, 150);
          const y = random.between(-40, 820);
          return `M${x.toFixed(1)} ${y.toFixed(1)}q${random.between(-8, 8).toFixed(1)} 30 ${random.between(-6, 6).toFixed(1)} ${random.between(40, 110).toFixed(1)}`;
        }),
        s.tint("#6a6254"),
        5,
        { opacity: 0.35 },
      ),
      fill(
        "M230 960C290 880 300 820 300 760C340 840 420 860 470 860C540 860 620 850 650 760C656 830 690 900 760 960Z",
        mix(s.tint("#8a8272"), s.light.shadow, 0.2),
      ),
    ),
    s.layer(
      fernClump(s, 120, 930, 330),
      fernClump(s, 860, 940, 380),
      fernClump(s, 1120, 930, 300, mix(landAt(s, 0), s.light.glow, 0.16)),
      grass(s, () => 915, { from: 240, to: 760, count: 90, height: 60 }),
      ...[
        [60, -20, 300, 300, -30],
        [220, -30, 260, 270, 30],
        [900, -30, 300, 250, 40],
        [1100, -20, 320, 240, 36],
      ].map(([x = 0, y = 0, length = 0, angle = 0, bend = 0]) =>
        frond(s, { x, y, length, angle, bend }, landAt(s, 0)),
      ),
    ),
  ];
};
