import { darken, mix } from "@fernwell/studio-drawing/colour";
import { blob, polar, smoothClosed } from "@fernwell/studio-drawing/shapes";
import { group, place } from "@fernwell/studio-drawing/svg";
import { castShadow, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import type { Scene } from "../scene.ts";

export const starfishPool: Scene = (s) => {
  const random = s.random.fork("sand");
  const sand = "#e3c79c";
  const pool = smoothClosed(
    Array.from({ length: 14 }, (_, i) => {
      const { x, y } = polar((i * 360) / 14, 1 + random.between(-0.07, 0.07));
      return { x: 610 + x * 470, y: 510 + y * 300 };
    }),
  );
  const star = (scale: number): string =>
    smoothClosed(
      Array.from({ length: 20 }, (_, i) => polar(i * 18 - 90, scale * ([1, 0.76, 0.38, 0.76][i % 4] ?? 1))),
    );
  return [
    s.layer(
      fill(
        "M-100-100H1300V1000H-100Z",
        s.radial(
          [
            [0, mix(s.tint(sand), s.light.lit, 0.4)],
            [1, mix(s.tint(sand), s.light.shadow, 0.14)],
          ],
          { cx: 0.3, cy: 0.2, r: 1 },
        ),
      ),
      repeat(22, (i) =>
        line(
          `M-60 ${i * 46 - 20}q150 ${-26 + (i % 3) * 10} 320 0t330 ${(i % 4) * 4 - 6}t360 4t340-2`,
          darken(s.tint(sand), 0.3),
          5,
          { opacity: 0.16 },
        ),
      ),
    ),
    s.layer(
      fill(pool, darken(s.tint(sand), 0.25)),
      fill(
        pool,
        s.radial([
          [0, s.tint("#bfe6dc"), 0.75],
          [0.8, s.tint("#58a9b3"), 0.85],
          [1, s.tint("#3f8c99"), 0.9],
        ]),
      ),
      line(pool, s.light.glint, 6, { opacity: 0.6 }),
      repeat(9, (i) =>
        line(`M${250 + (i % 3) * 240} ${340 + Math.floor(i / 3) * 120}q60-26 120 0t120 0`, s.light.glint, 4, {
          opacity: 0.35,
        }),
      ),
    ),
    s.layer(
      ...[
        [150, 210, 150, 110],
        [1060, 190, 190, 130],
        [1120, 720, 170, 140],
        [90, 760, 170, 120],
        [330, 120, 90, 60],
      ].map(
        ([x = 0, y = 0, rx = 0, ry = 0], i) =>
          castShadow(s, x, y + ry * 0.7, rx * 1.9) +
          group(
            { transform: place({ x, y }) },
            solid(
              s,
              blob(s.random.fork(`rock ${i}`), { rx, ry, wobble: 0.1 }),
              i % 2 === 0 ? "#7f7f86" : "#94887c",
              "stone",
            ),
          ),
      ),
    ),
    s.layer(
      group(
        { transform: place({ x: 604, y: 536, turn: 12 }) },
        fill(star(236), s.light.shadow, { opacity: 0.25, transform: "translate(16 22)" }),
        solid(s, star(230), "#e0784c", "ball"),
        fill(
          repeat(5, (arm) =>
            repeat(9, (i) => {
              const p = polar(arm * 72 - 90, 26 + i * 21);
              return disc(p.x, p.y, 8 - i * 0.5);
            }),
          ),
          s.tint("#f6c79c"),
          { opacity: 0.85 },
        ),
        fill(
          repeat(40, () => {
            const p = polar(random.int(0, 4) * 72 - 90 + random.near(0, 9), random.between(30, 180));
            return disc(p.x, p.y, 3);
          }),
          s.tint("#f9dcb8"),
          { opacity: 0.7 },
        ),
      ),
      ...[
        [300, 640, 34],
        [900, 380, 28],
        [860, 690, 24],
      ].map(([x = 0, y = 0, r = 0], i) =>
        group(
          { transform: place({ x, y, turn: i * 50 }) },
          solid(
            s,
            repeat(
              1,
              () =>
                `M0 ${r}C${-r * 1.4} ${r * 0.4} ${-r} ${-r} 0 ${-r}C${r} ${-r} ${r * 1.4} ${r * 0.4} 0 ${r}Z`,
            ),
            ["#f0d9c4", "#e9b7a4", "#d9cbe0"][i] ?? "#f0d9c4",
            "ball",
          ),
          line(
            repeat(5, (k) => `M0 ${r * 0.9}Q${(k - 2) * r * 0.3} 0 ${(k - 2) * r * 0.4} ${-r * 0.8}`),
            s.tint("#b08a78"),
            2,
            { opacity: 0.6 },
          ),
        ),
      ),
    ),
  ];
};
