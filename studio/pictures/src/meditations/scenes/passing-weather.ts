import { mix } from "@fernwell/studio-drawing/colour";
import { group, place } from "@fernwell/studio-drawing/svg";
import { hill, lane, mist, rolling } from "../elements/land.ts";
import { box, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import { fog } from "../elements/weather.ts";
import type { Scene } from "../scene.ts";

export const passingWeather: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 540, 34, 1.5);
  const near = rolling(s.random.fork("near"), 720, 22, 1.3);
  const drops = s.random.fork("drops");
  const storm = mix("#5f6f8c", s.light.skyMid, 0.3);
  return [
    s.layer(
      sky(s, { horizon: 580, orb: { x: 960, y: 190, r: 54 }, clouds: 2 }),
      ...[0, 1, 2].map((i) =>
        fill(
          repeat(7, (k) =>
            disc(-60 + k * 80 + i * 20, 150 + i * 46 - Math.sin(k) * 26, 100 - i * 14, 70 - i * 12),
          ),
          mix(storm, s.light.cloud, i * 0.3),
          { opacity: 0.85 },
        ),
      ),
      fog(s, 150, 420, 380, 250, 0.5, storm),
    ),
    s.layer(
      line(
        repeat(
          70,
          (i) =>
            `M${drops.between(-40, 420).toFixed(1)} ${drops.between(240, 620).toFixed(1)}l-8 ${20 + (i % 3) * 8}`,
        ),
        s.light.glint,
        2.4,
        { opacity: 0.6 },
      ),
      hill(s, far, 0.62),
      grove(s, { edge: far, from: 700, to: 1180, count: 9, height: 70, distance: 0.54, kind: "round" }),
      mist(s, 560, 100),
      line("M560 330q80-40 150 0t150-10t120 0M600 380q70-30 130 0t130-6", s.light.pale, 6, { opacity: 0.7 }),
    ),
    s.layer(
      hill(s, near, 0.14),
      lane(s, [
        [760, 1000, 130],
        [700, 860, 60],
        [640, 780, 30],
        [680, 722, 12],
        [700, 700, 5],
      ]),
    ),
    s.layer(
      solid(s, box(352, 500, 14, 460), "#4a4f58"),
      line("M258 520H460M359 430V560", s.tint("#4a4f58"), 8),
      group(
        { transform: place({ x: 359, y: 420, scale: 1.5 }) },
        fill(weathercock, s.tint("#a3421a")),
        fill(weathercock, s.form("plane")),
        line("M-80 14H84", s.tint("#4a4f58"), 6),
        fill("M78 4L104 14L78 24Z", s.tint("#4a4f58")),
      ),
      fill(disc(258, 520, 9) + disc(460, 520, 9), s.tint("#e3b866")),
      grass(s, () => 910, { count: 280, height: 90 }),
    ),
  ];
};

const weathercock =
  "M-30 10C-50-2-60-22-58-44C-66-52-78-50-86-42C-88-62-74-76-56-72C-62-84-74-86-84-80C-78-100-54-102-44-84C-36-70-34-52-20-44C0-36 12-46 16-62C18-76 24-84 32-86L28-98L37-92L40-104L47-92L56-99L54-86C62-82 64-74 62-70L76-66L62-60L60-48C52-48 52-54 50-56C52-32 42-6 20 6L22 14H-8L-10 10Z";
