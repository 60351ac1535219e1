import { townhouse } from "../elements/buildings.ts";
import { hill, lane, mist, rolling } from "../elements/land.ts";
import { box, fill, glow, line, repeat, solid } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { foliageAt, grove, roundTree } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const houseGoesToBed: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 540, 26, 1.5);
  const near = rolling(s.random.fork("near"), 760, 12, 1);
  const lit = (storey: number, window: number): boolean => storey === 1 && window === 3;
  return [
    s.layer(sky(s, { horizon: 600, orb: { x: 260, y: 170, r: 54 }, clouds: 3, stars: 130 })),
    s.layer(
      hill(s, far, 0.6),
      grove(s, { edge: far, from: 0, to: 1200, count: 22, height: 90, distance: 0.54, kind: "round" }),
      mist(s, 560, 130),
    ),
    s.layer(
      hill(s, near, 0.16),
      townhouse(s, { x: 430, y: 790, width: 440, storeys: 3, walls: "#e3d3bb", roof: "#6f5a70", lit }),
      solid(s, box(604, 700, 60, 92, 4), "#2f6b56", "plane"),
      fill("M590 700Q634 660 678 700Z", s.tint("#6f5a70")),
      glow(s, 686, 640, 220, s.light.flame, 0.4),
      roundTree(s.random.fork("left"), { x: 240, y: 810, height: 420, tones: foliageAt(s, 0.08) }),
      roundTree(s.random.fork("right"), { x: 1060, y: 800, height: 340, tones: foliageAt(s, 0.1) }),
    ),
    s.layer(
      lane(s, [
        [640, 1000, 140],
        [630, 880, 70],
        [634, 800, 36],
      ]),
      grass(s, () => 900, { to: 500, count: 140, height: 60 }),
      grass(s, () => 900, { from: 760, to: 1280, count: 140, height: 60 }),
      solid(s, box(420, 780, 12, 70), "#f0e6d8") +
        line("M-60 812H424M-60 846H424", s.tint("#f0e6d8"), 9) +
        repeat(8, (i) => fill(box(-30 + i * 56, 780, 12, 90, 5), s.tint("#f0e6d8"))),
      solid(s, box(846, 780, 12, 70), "#f0e6d8") +
        line("M852 812H1290M852 846H1290", s.tint("#f0e6d8"), 9) +
        repeat(8, (i) => fill(box(900 + i * 56, 780, 12, 90, 5), s.tint("#f0e6d8"))),
    ),
  ];
};
