import { darken, mix } from "@fernwell/studio-drawing/colour";
import { round } from "@fernwell/studio-drawing/svg";
import { disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { beams } from "../elements/weather.ts";
import type { Scene } from "../scene.ts";

export const kelpForest: Scene = (s) => {
  const frond = (x: number, height: number, sway: number, colour: string, scale: number): string => {
    const points = Array.from({ length: 12 }, (_, i) => {
      const t = i / 11;
      return { x: x + Math.sin(t * 4.4 + sway) * 46 * scale * t + sway * 16 * t, y: 920 - height * t };
    });
    const stem = points
      .map(({ x: px, y }, i) => (i === 0 ? `M${round(px)} ${round(y)}` : `L${round(px)} ${round(y)}`))
      .join("");
    const leaves = points.slice(1).map(({ x: px, y }, i) => {
      const side = i % 2 === 0 ? 1 : -1;
      const [l, h] = [124 * scale * (1 - i * 0.045) * side, 46 * scale];
      return `M${round(px)} ${round(y)}c${round(l * 0.3)} ${round(-h * 1.4)} ${round(l * 0.8)} ${round(-h * 0.4)} ${round(l)} ${round(-h * 1.3)}c${round(-l * 0.2)} ${round(h * 1.3)} ${round(-l * 0.7)} ${round(h * 1.4)} ${round(-l)} ${round(h * 1.3)}Z`;
    });
    return (
      fill(leaves.join(""), colour) +
      line(stem, darken(colour, 0.2), 7 * scale) +
      fill(
        points
          .slice(1)
          .map(({ x: px, y }) => disc(px, y, 7 * scale, 9 * scale))
          .join(""),
        mix(colour, "#f2cd52", 0.25),
      )
    );
  };
  const [deep, clear] = [s.tint("#14606f"), s.tint("#a9dfdc")];
  const kelp = s.tint("#9a8a3c");
  const fish = (x: number, y: number, size: number): string =>
    `M${x} ${y}q${size} ${-size * 0.6} ${size * 2} 0l${size * 0.7} ${-size * 0.4}v${size * 0.8}l${-size * 0.7} ${-size * 0.4}q${-size} ${size * 0.6} ${-size * 2} 0Z`;
  return [
    s.layer(
      fill(
        "M-100-100H1300V1000H-100Z",
        s.linear(
          [
            [0, "#d9f3e6"],
            [0.2, clear],
            [0.6, mix(clear, deep, 0.6)],
            [1, deep],
          ],
          { from: 0, to: 900 },
        ),
      ),
      beams(
        s,
        420,
        -260,
        [
          [60, 5],
          [72, 7],
          [86, 6],
          [98, 8],
          [112, 6],
          [124, 5],
        ],
        1300,
        0.55,
      ),
    ),
    s.layer(
      fill("M-100 800C200 740 420 800 640 770C900 740 1100 780 1300 750V960H-100Z", mix(deep, clear, 0.24)),
      ...[90, 300, 760, 1010, 1150].map((x, i) =>
        frond(x, 560 + (i % 3) * 110, i * 1.3 - 2, mix(kelp, clear, 0.55), 0.6),
      ),
      fill(
        fish(520, 300, 14) +
          fish(580, 330, 12) +
          fish(560, 270, 11) +
          fish(640, 296, 13) +
          fish(612, 360, 10),
        mix(deep, clear, 0.45),
      ),
    ),
    s.layer(
      ...[200, 660, 900].map((x, i) => frond(x, 700 + i * 60, i * 1.7 - 1, mix(kelp, deep, 0.24), 0.85)),
      fill(
        "M-100 850C200 800 500 870 760 840C980 820 1140 850 1300 830V960H-100Z",
        mix(deep, s.tint("#c9a878"), 0.25),
      ),
    ),
    s.layer(
      ...[40, 420, 1120].map((x, i) =>
        frond(x, 820 + i * 60, i * 2.1 + 0.6, mix(kelp, s.light.shadow, 0.18), 1.2),
      ),
      ...[
        [120, 900, 120, 70],
        [1080, 910, 150, 90],
        [470, 920, 90, 50],
      ].map(([x = 0, y = 0, rx = 0, ry = 0]) => solid(s, disc(x, y, rx, ry), "#5f6a70", "stone")),
      fill(
        repeat(12, (i) => disc(560 + Math.sin(i * 1.9) * 26, 700 - i * 56, 3 + (i % 3) * 2)),
        "#ffffff",
        { opacity: 0.5 },
      ),
    ),
  ];
};
