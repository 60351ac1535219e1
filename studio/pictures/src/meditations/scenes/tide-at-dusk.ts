import { mix } from "@fernwell/studio-drawing/colour";
import { hill, rolling, sloping } from "../elements/land.ts";
import { disc, fill, line, repeat } from "../elements/paint.ts";
import { sky } from "../elements/sky.ts";
import { breaker, lake, ripples, shimmer } from "../elements/water.ts";
import type { Scene } from "../scene.ts";

export const tideAtDusk: Scene = (s) => {
  const random = s.random.fork("pebbles");
  const head = sloping(rolling(s.random.fork("head"), 470, 12, 2), -60, 130);
  const sand = s.linear(
    [
      [0, mix(s.tint("#d9b892"), s.light.waterFar, 0.35)],
      [1, s.tint("#b8906c")],
    ],
    { from: 730, to: 900 },
  );
  const shore = "M-100 786C150 744 380 812 640 780C880 750 1080 800 1300 768V960H-100Z";
  const pebbles = [0, 1, 2].map((tone) =>
    fill(
      repeat(26, () => {
        const t = random.next();
        return disc(random.between(-20, 1220), 812 + 90 * t, 6 + 22 * t, 4 + 13 * t);
      }),
      s.tint(["#8c8a8e", "#b7b1ab", "#6f6a78"][tone] ?? "#8c8a8e"),
    ),
  );
  return [
    s.layer(sky(s, { horizon: 500, orb: { x: 760, y: 410, r: 54 }, clouds: 4, stars: 60 })),
    s.layer(
      lake(s, 500),
      hill(s, head, 0.5, { bottom: 506 }),
      shimmer(s, 760, 504, 720, 80),
      ripples(s, 520, 700, 40),
    ),
    s.layer(breaker(s, 690, 34, "third"), breaker(s, 738, 44, "second"), breaker(s, 786, 40, "first")),
    s.layer(
      fill(shore, sand),
      line("M-100 786C150 744 380 812 640 780C880 750 1080 800 1300 768", s.light.glint, 9, { opacity: 0.8 }),
      line("M-100 804C160 766 380 830 640 800C880 772 1080 820 1300 790", s.light.glint, 3, { opacity: 0.4 }),
      ...pebbles,
    ),
  ];
};
