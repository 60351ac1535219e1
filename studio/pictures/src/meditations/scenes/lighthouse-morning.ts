import { group } from "@fernwell/studio-drawing/svg";
import { lighthouse } from "../elements/buildings.ts";
import { hill, rolling, sloping } from "../elements/land.ts";
import { box, fill, line, solid } from "../elements/paint.ts";
import { daisies, grass } from "../elements/plants.ts";
import { birds, sky } from "../elements/sky.ts";
import { lake, ripples, shimmer } from "../elements/water.ts";
import { beams } from "../elements/weather.ts";
import type { Scene } from "../scene.ts";

export const lighthouseMorning: Scene = (s) => {
  const head = sloping(rolling(s.random.fork("head"), 640, 14, 1.6), 130, -130);
  return [
    s.layer(sky(s, { horizon: 520, orb: { x: 300, y: 470, r: 56 }, clouds: 5 }), birds(s, 420, 250, 4, 10)),
    s.layer(
      lake(s, 520, 960),
      shimmer(s, 300, 526, 860, 110),
      ripples(s, 540, 880, 60, 0.45),
      group(
        { transform: "translate(520 560)" },
        fill("M-40 0h90l-14 16h-62Z", s.tint("#7a4f3c")),
        fill("M0-4V-60Q34-30 38-4ZM-6-4V-46Q-28-24-30-4Z", s.light.pale),
      ),
    ),
    s.layer(
      hill(s, (x) => (x < 560 ? 2000 : head(x) + Math.max(0, 700 - x) * 2.2), 0.14),
      fill("M560 960C600 850 640 830 700 800C690 860 760 900 780 960Z", s.tint("#9a8a80")),
      lighthouse(s, { x: 900, y: 640, scale: 1.55 }),
      solid(s, "M990 646V590H1110V646Z", "#f6efe0", "plane") +
        solid(s, "M976 594L1010 552H1090L1124 594Z", "#c2563f", "plane") +
        fill(box(1010, 606, 26, 26) + box(1062, 606, 26, 26), s.tint("#5f7a84")),
    ),
    s.layer(
      beams(
        s,
        900,
        196,
        [
          [186, 9],
          [8, 8],
        ],
        1100,
        0.75,
      ),
      fill("M-100 900C100 840 240 880 360 960H-100Z", s.tint("#8a7f78")) +
        fill("M-100 930C40 890 140 900 240 960H-100Z", s.tint("#6f6664")),
      line("M-60 880q90-30 200 10M380 930q60-10 140 4", s.light.glint, 6, { opacity: 0.7 }),
      grass(s, (x) => head(x) + 210, { from: 800, to: 1290, count: 120, height: 90 }),
      daisies(s, (x) => head(x) + 190, {
        from: 800,
        to: 1240,
        count: 20,
        size: 14,
        colours: ["#fff7ea", "#e9a3b4"],
        stem: 40,
      }),
    ),
  ];
};
