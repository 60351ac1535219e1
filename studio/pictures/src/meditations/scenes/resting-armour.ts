import { group, place } from "@fernwell/studio-drawing/svg";
import { hill, mist, rolling } from "../elements/land.ts";
import { box, castShadow, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { daisies, grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const restingArmour: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 500, 22, 1.6);
  const near = rolling(s.random.fork("near"), 660, 8, 1);
  const steel = "#9fb0b8";
  const pavilion = (x: number, y: number, size: number, [a, b]: readonly [string, string]): string =>
    group(
      { transform: place({ x, y, scale: size }) },
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        fill(
          `M0-250L${-130 + (i * 260) / 6}-130L${-116 + (i * 232) / 6} 0H${-116 + ((i + 1) * 232) / 6}L${-130 + ((i + 1) * 260) / 6}-130Z`,
          s.tint(i % 2 === 0 ? a : b),
        ),
      ),
      fill("M0-250L-130-130L-116 0H116L130-130Z", s.form("cylinder")),
      fill(
        "M-130-130q22 26 43 0q22 26 43 0q22 26 44 0q22 26 43 0q22 26 43 0q22 26 44 0L130-142H-130Z",
        s.tint(b),
      ),
      line("M0-250V-310", s.tint("#6b4a35"), 5),
      fill("M0-310q40 6 66 22q-30 4-66 14Z", s.tint(a)),
    );
  return [
    s.layer(sky(s, { horizon: 560, orb: { x: 260, y: 150, r: 40 }, clouds: 4 })),
    s.layer(
      hill(s, far, 0.62),
      grove(s, { edge: far, from: 0, to: 1200, count: 16, height: 76, distance: 0.54, kind: "round" }),
      mist(s, 500, 110),
    ),
    s.layer(
      hill(s, near, 0.16),
      pavilion(300, 720, 1.25, ["#a3421a", "#f6ecd8"]),
      pavilion(920, 700, 0.9, ["#14606f", "#f6ecd8"]),
      pavilion(1110, 690, 0.6, ["#574593", "#f3e2b4"]),
    ),
    s.layer(
      castShadow(s, 660, 850, 300),
      solid(s, box(540, 716, 240, 26, 8), "#a8794e", "plane"),
      line("M570 742L610 866M750 742L710 866M610 742L570 866M710 742L750 866", s.tint("#7a5234"), 13),
      group(
        { transform: place({ x: 660, y: 716, scale: 1.3 }) },
        solid(s, "M-72 0C-80-70-74-150 0-168C74-150 80-70 72 0C40 14-40 14-72 0Z", steel, "ball"),
        fill("M-66-88H66L62-64H-62Z", s.tint("#2f3a42")),
        line("M-66-92H66M0-168V6", s.tint("#d9e2e4"), 5),
        fill(
          repeat(5, (i) => disc(18 + (i % 3) * 14, -36 + Math.floor(i / 3) * 16, 3.4)),
          s.tint("#2f3a42"),
        ),
        fill("M0-168C-30-240-110-232-150-190C-110-200-60-190-30-158Z", s.tint("#c2563f")),
      ),
      group(
        { transform: place({ x: 470, y: 872, turn: -10 }) },
        castShadow(s, 10, 0, 170),
        solid(s, "M-80-170Q0-190 80-170C84-90 50-24 0 0C-50-24-84-90-80-170Z", "#574593", "plane"),
        fill("M-10-180H10V-6Q0 0-10-6ZM-80-124H80V-104H-78Z", s.tint("#f3e2b4")),
      ),
      group(
        { transform: place({ x: 860, y: 862 }) },
        castShadow(s, 0, 0, 150),
        solid(s, "M-66 0C-84-50-60-96-20-102C20-100 70-70 78 0Z", steel, "ball"),
        line("M-58-40Q0-66 66-36M-64-18Q0-40 74-14", s.tint("#d9e2e4"), 4),
      ),
      group(
        { transform: place({ x: 1000, y: 872 }) },
        solid(s, "M-40 0C-46-26-30-52-4-54C30-54 52-30 50 0Z", steel, "ball"),
        line("M-32-20Q4-36 44-18", s.tint("#d9e2e4"), 3),
      ),
      grass(s, () => 914, { count: 240, height: 60 }),
      daisies(s, () => 890, {
        from: 0,
        to: 400,
        count: 14,
        size: 14,
        colours: ["#fff7ea", "#f2cd52"],
        stem: 40,
      }),
    ),
  ];
};
