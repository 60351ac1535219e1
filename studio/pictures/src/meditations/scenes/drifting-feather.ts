import { mix } from "@fernwell/studio-drawing/colour";
import { group, place } from "@fernwell/studio-drawing/svg";
import { hill, mist, rolling } from "../elements/land.ts";
import { fill, line, repeat } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const driftingFeather: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 650, 30, 1.6);
  const middle = rolling(s.random.fork("middle"), 740, 24, 1.5);
  const random = s.random.fork("barbs");
  const vane = "M0 0C60-40 120-130 150-250C160-330 110-390 40-430C-30-380-60-300-56-210C-52-120-26-50 0 0Z";
  return [
    s.layer(sky(s, { horizon: 700, orb: { x: 250, y: 190, r: 44 }, clouds: 5 })),
    s.layer(
      hill(s, far, 0.7),
      mist(s, 640, 110),
      hill(s, middle, 0.42),
      grove(s, { edge: middle, from: 760, to: 1160, count: 7, height: 90, distance: 0.38, kind: "round" }),
    ),
    s.layer(
      line("M820 110C560 130 500 210 700 250S960 340 740 400S420 470 560 540", "#ffffff", 4, {
        opacity: 0.6,
        "stroke-dasharray": "2 18",
      }),
    ),
    s.layer(
      group(
        { transform: place({ x: 500, y: 640, turn: 38, scale: 1.05 }) },
        fill(vane, mix("#ffffff", s.light.air, 0.12)),
        line(
          repeat(34, (i) => {
            const y = -30 - i * 11.4;
            const w = 110 * Math.sin((Math.PI * (i + 3)) / 40) * random.between(0.7, 0.95);
            return `M${(i * 1.4).toFixed(1)} ${y.toFixed(1)}q${(w * 0.5).toFixed(1)}-10 ${w.toFixed(1)}-44M${(i * 1.4).toFixed(1)} ${y.toFixed(1)}q${(-w * 0.4).toFixed(1)}-10 ${(-w * 0.72).toFixed(1)}-38`;
          }),
          mix(s.tint("#9fb4c4"), "#ffffff", 0.2),
          2,
          { opacity: 0.6 },
        ),
        fill(vane, s.form("plane"), { opacity: 0.8 }),
        line("M-10 60C-6 20 10-60 24-160C36-260 42-340 40-430", s.tint("#cfc4b2"), 5),
      ),
    ),
    s.layer(
      hill(s, rolling(s.random.fork("near"), 850, 12, 1.2), 0.1),
      grass(s, () => 905, { count: 240, height: 70 }),
    ),
  ];
};
