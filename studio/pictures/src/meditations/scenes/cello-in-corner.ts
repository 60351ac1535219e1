import { darken, lighten } from "@fernwell/studio-drawing/colour";
import { group, place } from "@fernwell/studio-drawing/svg";
import { outlook } from "../elements/outlook.ts";
import { castShadow, disc, fill, line, solid } from "../elements/paint.ts";
import { curtain, floorboards, sunPatch, wall } from "../elements/room.ts";
import type { Scene } from "../scene.ts";

export const celloInCorner: Scene = (s) => {
  const varnish = "#b0612f";
  const body =
    "M0-20C-80-20-104-74-94-130C-86-166-58-176-58-208C-58-238-78-250-74-290C-68-332-34-346 0-346C34-346 68-332 74-290C78-250 58-238 58-208C58-176 86-166 94-130C104-74 80-20 0-20Z";
  const hole = (side: number): string =>
    `M${side * 40}-232c${side * 14} 0 ${side * 14} 16 ${side * 4} 18c${side * -8} 26 ${side * 22} 40 ${side * 8} 66c${side * -4} 12 ${side * -16} 8 ${side * -14}-2`;
  return [
    outlook(s, 330, { orb: { x: 250, y: 300, r: 46 }, clouds: 3, stars: 40 }),
    s.layer(
      wall(s, { x: 110, y: 70, width: 350, height: 440 }, { colour: "#cf9f84", panes: [2, 3] }),
      curtain(s, { x: 440, top: 46, bottom: 790, width: 130, colour: "#8a4f5c" }),
      line("M60 46H620", s.tint("#5d4030"), 12),
      sunPatch(
        s,
        [
          [680, 170],
          [860, 130],
          [880, 330],
          [700, 370],
        ],
        0.22,
      ),
      sunPatch(
        s,
        [
          [900, 122],
          [1070, 84],
          [1096, 284],
          [920, 322],
        ],
        0.22,
      ),
      sunPatch(
        s,
        [
          [702, 390],
          [882, 350],
          [902, 540],
          [722, 580],
        ],
        0.22,
      ),
      fill("M640-60L650 790H640Z", s.light.shadow, { opacity: 0.2 }),
    ),
    s.layer(
      floorboards(s, 780, "#8a5c3c", 640),
      solid(s, disc(640, 860, 520, 44), "#7a3f4a", "plane"),
      line(disc(640, 858, 470, 36), s.tint("#d9b06c"), 4, { opacity: 0.6 }),
      castShadow(s, 340, 850, 200),
      line("M290 690L262 850M390 690L418 850M340 690V862M276 790H404", s.tint("#7a5234"), 14),
      solid(s, disc(340, 680, 104, 24), "#8a5c3c", "plane"),
      solid(s, "M240 668C240 644 440 644 440 668C440 690 240 690 240 668Z", "#7a3f4a", "stone"),
    ),
    s.layer(
      castShadow(s, 830, 850, 300),
      group(
        { transform: place({ x: 800, y: 852, turn: 8, scale: 1.45 }) },
        line("M0-20V0", s.tint("#c9c4ba"), 5),
        solid(s, body, varnish, "ball"),
        line(body, s.tint(darken(varnish, 0.5)), 4),
        line("M0-32C-72-34-92-80-84-130M0-334C-30-334-58-322-63-290", s.tint(lighten(varnish, 0.5)), 3, {
          opacity: 0.5,
        }),
        line(hole(1) + hole(-1), s.tint("#3a1f16"), 6),
        solid(s, "M-15-50L-10-124H10L15-50Q0-42-15-50Z", "#2f2622", "plane"),
        solid(s, "M-30-160Q0-176 30-160L26-150H-26Z", "#e0b878", "plane"),
        solid(s, "M-11-214L-8-486H8L11-214Z", "#2f2622", "plane"),
        solid(s, "M-9-486C-12-510-18-520-14-536C-8-552 12-552 15-536C18-522 10-516 9-486Z", varnish),
        line("M-22-500H-9M22-512H9M-22-520H-9", s.tint("#2f2622"), 6),
        line("M-6-480L-8-124M-2-480L-3-124M2-480L3-124M6-480L8-124", s.tint("#f0e2c4"), 1.4),
      ),
      line("M1010 420L1130 850", s.tint("#6b3f28"), 9) + line("M1022 420L1146 846", s.tint("#f6ecd8"), 3),
    ),
  ];
};
