import { lighten, mix } from "@fernwell/studio-drawing/colour";
import { outlook } from "../elements/outlook.ts";
import { castShadow, disc, fill, glow, line, solid } from "../elements/paint.ts";
import { floorboards, sill, wall } from "../elements/room.ts";
import { at } from "../elements/spot.ts";
import { steam } from "../elements/weather.ts";
import type { Scene } from "../scene.ts";

export const longTable: Scene = (s) => {
  const chair = (x: number, y: number, scale: number, colour: string, kind: number): string =>
    at(
      { x, y, scale },
      kind === 0
        ? solid(s, "M-52 0V-150Q-50-176-30-176H30Q50-176 52-150V0H36V-150H-36V0Z", colour) +
            line("M-36-130H36M-36-96H36M-36-62H36", s.tint(colour), 12)
        : kind === 1
          ? line("M-50 0V-110C-50-190 50-190 50-110V0M-24-150V0M0-166V0M24-150V0", s.tint(colour), 11)
          : solid(s, "M-60 0V-120C-60-176 60-176 60-120V0Z", colour, "plane") +
            line("M-40-110Q0-140 40-110", s.tint(lighten(colour, 0.3)), 6),
    );
  const setting = (x: number, y: number, size: number): string =>
    fill(disc(x, y, 70 * size, 17 * size), s.tint("#f6ecd8")) +
    fill(disc(x, y - 2, 52 * size, 11 * size), s.tint("#e0a050"));
  return [
    outlook(s, 250, { clouds: 2, stars: 60, orb: { x: 640, y: 190, r: 40 } }),
    s.layer(
      wall(s, { x: 410, y: 60, width: 380, height: 300 }, { colour: "#d9b694" }),
      sill(s, 360, { x: 370, width: 460, depth: 22 }),
      line("M600-40V120", s.tint("#4a3a34"), 5),
      glow(s, 600, 190, 480, s.light.flame, 0.6),
      solid(s, "M520 200C530 140 570 118 600 118C630 118 670 140 680 200Z", "#a3421a"),
      fill(disc(600, 202, 80, 13), "#fff0c4"),
    ),
    s.layer(
      floorboards(s, 560, "#8a6248"),
      ...[
        [330, 0.85, "#7fa08c", 0],
        [460, 0.8, "#cf8f6a", 2],
        [590, 0.78, "#6d5aa8", 1],
        [720, 0.8, "#e3b866", 0],
        [850, 0.85, "#7a94b0", 2],
      ].map(([x, scale, colour, kind]) => chair(Number(x), 600, Number(scale), String(colour), Number(kind))),
    ),
    s.layer(
      fill(
        "M260 590H940L1180 800H20Z",
        s.linear([
          [0, mix(s.tint("#d9b083"), s.light.lit, 0.3)],
          [1, s.tint("#c08a56")],
        ]),
      ),
      solid(s, "M20 800H1180V838H20Z", "#9a6a42", "plane"),
      line("M400 590L300 800M540 590L500 800M680 590L720 800M800 590L900 800", s.tint("#9a6a42"), 3, {
        opacity: 0.4,
      }),
      ...[360, 480, 600, 720, 840].map((x) => setting(x, 626, 0.7)),
      ...[180, 390, 610, 830, 1030].map((x) => setting(x, 760, 1.1)),
      at(
        { x: 600, y: 700, scale: 1.1 },
        castShadow(s, 0, 0, 170),
        steam(s, 0, -70, 200),
        solid(s, "M-84-66A84 16 0 0 0 84-66C84-20 60 0 40 4H-40C-60 0-84-20-84-66Z", "#2b7485"),
        fill(disc(0, -66, 76, 13), s.tint("#d98a3c")),
      ),
      at(
        { x: 790, y: 706 },
        solid(s, "M-56 0C-60-40-20-58 0-58C30-58 64-40 60 0Z", "#c98a4c", "ball"),
        line("M-30-36l14 14M-6-48l14 16M20-46l12 16", s.tint("#f0d9b0"), 4),
      ),
      ...[
        [150, "#a3421a", 1],
        [370, "#f0e2c4", 0],
        [600, "#5f7a84", 2],
        [830, "#b8604a", 0],
        [1050, "#8f7fb4", 1],
      ].map(([x, colour, kind]) => chair(Number(x), 960, 1.2, String(colour), Number(kind))),
    ),
  ];
};
