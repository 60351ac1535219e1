import { mix } from "@fernwell/studio-drawing/colour";
import { hill, rolling } from "../elements/land.ts";
import { blade, box, castShadow, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { curtain, sill, wall } from "../elements/room.ts";
import { sky } from "../elements/sky.ts";
import { at } from "../elements/spot.ts";
import { foliageAt, roundTree } from "../elements/trees.ts";
import { steam } from "../elements/weather.ts";
import { songbird } from "../elements/wings.ts";
import type { Scene } from "../scene.ts";

export const morningSounds: Scene = (s) => {
  const roofs = [
    [-40, 560, 300, "#b0603c"],
    [230, 600, 260, "#8a5a4c"],
    [900, 580, 360, "#b0603c"],
    [700, 620, 240, "#7a6a6c"],
  ] as const;
  return [
    s.layer(sky(s, { horizon: 560, orb: { x: 760, y: 330, r: 54 }, clouds: 4 })),
    s.layer(
      hill(s, rolling(s.random.fork("far"), 520, 22, 1.6), 0.6),
      ...roofs.map(
        ([x, y, width, roof]) =>
          solid(s, box(x + 16, y, width - 32, 300), mix("#efdcc0", s.light.air, 0.2), "plane") +
          solid(
            s,
            `M${x} ${y}L${x + 60} ${y - 110}H${x + width - 60}L${x + width} ${y}Z`,
            mix(roof, s.light.air, 0.2),
            "plane",
          ) +
          solid(s, box(x + width * 0.62, y - 160, 30, 80), mix(roof, s.light.air, 0.1)) +
          fill(box(x + width * 0.3, y + 30, 46, 56), s.tint("#6f8a94")),
      ),
      roundTree(s.random.fork("tree"), { x: 560, y: 740, height: 360, tones: foliageAt(s, 0.2) }),
    ),
    s.layer(
      wall(s, { x: 180, y: -60, width: 840, height: 760 }, { colour: "#efe0c4", panes: [1, 1] }),
      solid(s, "M180-60L90-30V716L180 700Z", "#f6efe0", "plane") +
        fill(
          "M166-20L106 4V330L166 322ZM166 346L106 356V690L166 680Z",
          mix(s.light.skyMid, s.light.glow, 0.3),
        ),
      solid(s, "M1020-60L1110-30V716L1020 700Z", "#f6efe0", "plane") +
        fill(
          "M1034-20L1094 4V330L1034 322ZM1034 346L1094 356V690L1034 680Z",
          mix(s.light.skyMid, s.light.glow, 0.3),
        ),
      sill(s, 716, { depth: 100 }),
      curtain(s, { x: -40, top: -20, bottom: 900, width: 110, colour: "#f0c9a4" }),
      curtain(s, { x: 1140, top: -20, bottom: 900, width: 110, colour: "#f0c9a4" }),
    ),
    s.layer(
      songbird(s, { x: 460, y: 728, scale: 1.9 }, { back: "#3a3a44", breast: "#4a4a54" }),
      ...[0, 1, 2].map((i) =>
        line(
          `M${620 + i * 26} ${560 - i * 14}q${22 + i * 8} ${34 + i * 10} 0 ${70 + i * 22}`,
          s.tint("#e3a94c"),
          6,
          { opacity: 0.8 - i * 0.2 },
        ),
      ),
      at(
        { x: 880, y: 806, scale: 1.15 },
        castShadow(s, 0, 0, 180),
        line("M-60-130C-50-210 60-210 70-130", s.tint("#3a4a4f"), 10),
        solid(s, "M70-70L140-120L152-108L84-30Z", "#c2563f", "plane"),
        solid(
          s,
          "M-90-10C-100-80-60-130 0-132C60-130 96-80 86-10C84 0 70 2 60 2H-62C-76 2-88 0-90-10Z",
          "#c2563f",
          "ball",
        ),
        solid(s, disc(0, -134, 34, 9), "#a8402f"),
        solid(s, disc(0, -148, 11), "#3a4a4f", "ball"),
        steam(s, 156, -124, 160, 2),
      ),
      at(
        { x: 250, y: 806 },
        castShadow(s, 0, 0, 130),
        solid(s, "M-46-80H46L36-6Q34 0 26 0H-26Q-34 0-36-6Z", "#2b7485"),
        fill(
          repeat(26, (i) => blade(-36 + (i % 7) * 12, -78, 50 + ((i * 37) % 80), 60 + (i % 4) * 16, 0.18)),
          s.tint("#4f9a5c"),
        ),
      ),
    ),
  ];
};
