import { mix } from "@fernwell/studio-drawing/colour";
import { group, place } from "@fernwell/studio-drawing/svg";
import { hill, landAt, lane, rolling, sloping } from "../elements/land.ts";
import { castShadow, disc, fill, glow, line, repeat, solid } from "../elements/paint.ts";
import { fernClump, frond, grass } from "../elements/plants.ts";
import type { Scene } from "../scene.ts";

export const wonderland: Scene = (s) => {
  const moss = mix(landAt(s, 0), s.tint("#8fbf4c"), 0.35);
  const mushroom = (x: number, y: number, size: number, cap: string): string =>
    group(
      { transform: place({ x, y, scale: size }) },
      castShadow(s, 0, 0, 120),
      solid(s, "M-24 0C-16-60-18-100-14-130H14C18-100 16-60 24 0Z", "#f3e6d0"),
      solid(s, "M-104-120C-96-200-40-226 0-226C40-226 96-200 104-120C60-104-60-104-104-120Z", cap, "ball"),
      fill(
        disc(-44, -168, 13, 10) + disc(10, -198, 15, 11) + disc(50, -150, 12, 9) + disc(-8, -142, 9, 6),
        s.tint("#fff4e2"),
      ),
    );
  const dew = (x: number, y: number, r: number): string =>
    glow(s, x, y, r * 2.6, s.light.glow, 0.7) +
    fill(
      disc(x, y, r),
      s.radial(
        [
          [0, "#ffffff", 0.95],
          [0.5, s.tint("#cfeee6"), 0.7],
          [1, s.tint("#6fb0a8"), 0.75],
        ],
        { cx: 0.35, cy: 0.3, r: 0.8 },
      ),
    ) +
    fill(disc(x - r * 0.3, y - r * 0.36, r * 0.2), "#ffffff");
  return [
    s.layer(
      fill(
        "M-100-100H1300V1000H-100Z",
        s.linear(
          [
            [0, mix(s.light.skyMid, s.light.glow, 0.3)],
            [0.7, mix(s.light.air, moss, 0.35)],
            [1, moss],
          ],
          { from: 0, to: 900 },
        ),
      ),
      glow(s, 760, 260, 560, s.light.glow, 0.9),
      ...[40, 150, 330, 480, 980, 1120].map((x, i) =>
        fill(
          `M${x - 14} 960C${x - 30} 600 ${x + 60} 260 ${x + 110 - i * 30}-40C${x + 90 - i * 20} 260 ${x + 20} 600 ${x + 26} 960Z`,
          mix(moss, s.light.air, 0.55),
        ),
      ),
    ),
    s.layer(
      solid(s, "M820 660V330Q900 260 980 330V660Z", "#b0705c", "plane"),
      line(
        repeat(
          8,
          (r) => `M${824 + (r % 2) * 20} ${350 + r * 38}h40M${890 + (r % 2) * 16} ${350 + r * 38}h46`,
        ),
        s.tint("#8a4f40"),
        12,
        { opacity: 0.35, "stroke-linecap": "butt" },
      ),
      solid(s, "M850 660V420Q900 360 950 420V660Z", "#2f7a58", "plane"),
      line("M875 660V398M900 660V384M925 660V398", s.tint("#1e5b41"), 3, { opacity: 0.6 }),
      solid(s, disc(936, 540, 8), "#e3b866", "ball"),
      hill(s, rolling(s.random.fork("moss"), 660, 24, 2.4), 0.34, { colour: mix(moss, s.light.air, 0.3) }),
      fernClump(s, 1050, 690, 180, mix(moss, s.light.air, 0.25)),
      fernClump(s, 720, 690, 130, mix(moss, s.light.air, 0.25)),
      lane(s, [
        [520, 1000, 120],
        [640, 860, 70],
        [780, 760, 40],
        [880, 690, 28],
        [900, 660, 24],
      ]),
    ),
    s.layer(
      hill(s, sloping(rolling(s.random.fork("near"), 760, 26, 1.8), -30, 70), 0.1, { colour: moss }),
      mushroom(330, 810, 1.7, "#c9503a"),
      mushroom(160, 830, 1.0, "#d9793f"),
      mushroom(500, 836, 0.8, "#c9503a"),
    ),
    s.layer(
      ...[
        [-30, 960, 560, 84, 30],
        [1230, 970, 560, 98, -30],
      ].map(([x = 0, y = 0, length = 0, angle = 0, bend = 0]) =>
        frond(s, { x, y, length, angle, bend, pairs: 30 }, mix(moss, s.light.shadow, 0.22)),
      ),
      fill("M1010 960C1000 800 960 640 850 540C960 620 1040 780 1050 960Z", mix(moss, s.light.shadow, 0.1)),
      dew(862, 560, 44),
      dew(640, 800, 26),
      dew(1000, 740, 20),
      dew(520, 870, 34),
      grass(s, () => 915, { count: 160, height: 120, colour: moss }),
    ),
  ];
};
