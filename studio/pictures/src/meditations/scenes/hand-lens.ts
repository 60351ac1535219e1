import { mix } from "@fernwell/studio-drawing/colour";
import { polar } from "@fernwell/studio-drawing/shapes";
import { group, place, round } from "@fernwell/studio-drawing/svg";
import { hill, landAt, mist, rolling } from "../elements/land.ts";
import { box, disc, fill, line, solid } from "../elements/paint.ts";
import { daisies, grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const handLens: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 560, 26, 1.6);
  const near = rolling(s.random.fork("near"), 730, 14, 1.2);
  const clock = (x: number, y: number, r: number, seeds: number): string => {
    const random = s.random.fork(`clock ${x}`);
    const tips = Array.from({ length: seeds }, (_, i) => {
      const reach = r * (0.5 + 0.5 * Math.sqrt((i + 1) / seeds)) * random.between(0.9, 1.05);
      return { angle: (i * 2.4 * 180) / Math.PI, ...polar((i * 2.4 * 180) / Math.PI, reach) };
    });
    const stalks = tips.map(
      (tip) =>
        `M${round(x + tip.x * 0.12)} ${round(y + tip.y * 0.12)}L${round(x + tip.x)} ${round(y + tip.y)}`,
    );
    const hairs = tips.flatMap((tip) =>
      [-57, -28, 0, 28, 57].map((turn) => {
        const hair = polar(tip.angle + turn, r * 0.16);
        return `M${round(x + tip.x)} ${round(y + tip.y)}l${round(hair.x)} ${round(hair.y)}`;
      }),
    );
    return (
      fill(disc(x, y, r * 0.13), s.tint("#b59a6c")) +
      line(stalks.join(""), s.light.pale, 1.6, { opacity: 0.75 }) +
      line(hairs.join(""), "#ffffff", 1.6, { opacity: 0.85 })
    );
  };
  return [
    s.layer(sky(s, { horizon: 600, orb: { x: 240, y: 260, r: 46 }, clouds: 3 })),
    s.layer(
      hill(s, far, 0.62),
      grove(s, { edge: far, from: 700, to: 1180, count: 8, height: 70, distance: 0.56, kind: "round" }),
      mist(s, 540, 120),
    ),
    s.layer(
      hill(s, near, 0.12),
      daisies(s, near, {
        from: -20,
        to: 1220,
        count: 30,
        size: 16,
        colours: ["#f2cd52", "#f6dc7a"],
        stem: 60,
      }),
      grass(s, (x) => near(x) + 40, { count: 260, height: 90 }),
      line("M210 900C220 760 190 640 200 560M960 900C950 800 990 720 980 660", s.tint("#7aa05c"), 7),
      clock(200, 540, 70, 60),
      clock(980, 640, 56, 50),
    ),
    s.layer(
      line("M600 960C590 820 610 700 604 520", s.tint("#7aa05c"), 16),
      fill(
        disc(620, 400, 250),
        s.linear([
          [0, s.light.skyHigh],
          [0.6, mix(s.light.skyMid, s.light.land, 0.2)],
          [1, landAt(s, 0.15)],
        ]),
      ),
      clock(620, 400, 214, 84),
      fill(
        disc(620, 400, 250),
        s.radial([
          [0, "#ffffff", 0],
          [0.85, "#ffffff", 0.06],
          [1, s.light.shadow, 0.22],
        ]),
      ),
      line("M450 300A210 210 0 0 1 560 206", "#ffffff", 16, { opacity: 0.7 }),
      line(disc(620, 400, 252), s.tint("#b58a35"), 20),
      line(disc(620, 400, 258), s.tint("#e9cf8a"), 5, { opacity: 0.8 }),
      group(
        { transform: place({ x: 806, y: 582, turn: 45 }) },
        solid(s, box(-4, -22, 220, 44, 20), "#7a4f35", "plane"),
        solid(s, box(-20, -26, 40, 52, 8), "#b58a35"),
      ),
      grass(s, () => 915, { count: 120, height: 130 }),
    ),
  ];
};
