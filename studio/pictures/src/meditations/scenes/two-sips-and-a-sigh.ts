import { mix } from "@fernwell/studio-drawing/colour";
import { hill, mist, rolling, sloping } from "../elements/land.ts";
import { fill, line, repeat } from "../elements/paint.ts";
import { daisies, grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { foliageAt, poplar } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const twoSipsAndASigh: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 520, 24, 1.4);
  const cliff = sloping(rolling(s.random.fork("cliff"), 640, 14, 1), -70, 220);
  const breath = mix(s.light.glint, s.light.pale, 0.5);
  return [
    s.layer(sky(s, { horizon: 560, clouds: 3 })),
    s.layer(hill(s, far, 0.8), mist(s, 500, 90)),
    s.layer(
      fill(
        "M-100 560H1300V960H-100Z",
        s.linear(
          [
            [0, s.light.waterFar],
            [1, s.light.waterNear],
          ],
          { from: 560, to: 900 },
        ),
      ),
      hill(s, cliff, 0.08),
      poplar(s.random.fork("p"), { x: 190, y: 600, height: 250, tones: foliageAt(s, 0.1) }),
    ),
    s.layer(
      ...[
        "M250 520C320 450 380 440 400 380C412 340 372 320 356 346",
        "M400 480C480 400 540 390 556 320C566 272 518 252 502 284",
        "M560 400C680 270 800 320 900 400C1000 480 1100 480 1260 420",
      ].map((d, i) =>
        [0.22, 0.4, 0.95]
          .map((opacity, tier) => line(d, breath, (i + 2) * ([7, 3.4, 1.2][tier] ?? 1), { opacity }))
          .join(""),
      ),
      ...[
        [300, 462],
        [392, 372],
        [470, 420],
        [548, 330],
        [640, 320],
        [760, 318],
        [880, 386],
        [1000, 452],
        [1110, 456],
      ].map(([x = 0, y = 0], i) => thistledown(x, y - 8, 0.7 + (i % 3) * 0.16)),
      grass(s, (x) => cliff(x) + 26, { count: 300, height: 80 }),
      daisies(s, (x) => cliff(x) + 50, {
        from: -20,
        to: 900,
        count: 24,
        size: 15,
        colours: ["#fff7ea", "#e79a76"],
        stem: 60,
      }),
    ),
  ];
};

function thistledown(x: number, y: number, size: number): string {
  const hairs = repeat(9, (i) => {
    const angle = (-160 + i * 17.5) * (Math.PI / 180);
    return `M${x} ${y}l${(Math.cos(angle) * 22 * size).toFixed(1)} ${(Math.sin(angle) * 22 * size).toFixed(1)}`;
  });
  return line(hairs, "#ffffff", 1.6) + line(`M${x} ${y}v${(16 * size).toFixed(1)}`, "#8a6a4c", 2.4);
}
