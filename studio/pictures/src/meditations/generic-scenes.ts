import type { Practice } from "@fernwell/domain/calm/meditation";
import { hill, landAt, lane, mist, rolling } from "./elements/land.ts";
import { mountains } from "./elements/mountains.ts";
import { daisies, fernClump, grass } from "./elements/plants.ts";
import { birds, sky } from "./elements/sky.ts";
import { foliageAt, grove, roundTree } from "./elements/trees.ts";
import { lake, rings, ripples, shimmer } from "./elements/water.ts";
import type { NamedScene, Scene } from "./scene.ts";
import type { Stage } from "./stage.ts";

const lakeside: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 400, 40, 1.7);
  const shore = rolling(s.random.fork("shore"), 462, 14, 2.2);
  const orb = orbOver(s, 290);
  const quiet = s.random.fork("rings");
  return [
    s.layer(sky(s, { horizon: 470, orb, clouds: 4 }), birds(s, 1200 - orb.x, 180, 3, 9)),
    s.layer(
      hill(s, far, 0.72),
      mist(s, 410, 100),
      hill(s, shore, 0.46, { bottom: 500 }),
      grove(s, { edge: shore, from: 0, to: 1200, count: 18, height: 70, distance: 0.42, kind: "round" }),
    ),
    s.layer(
      lake(s, 496),
      shimmer(s, orb.x, 500, 820, 90),
      ripples(s, 516, 800, 44),
      rings(s, quiet.between(420, 780), 690, [38, 80, 130]),
    ),
    s.layer(
      fernClump(s, 70, 930, quiet.between(300, 380)),
      fernClump(s, 1140, 940, quiet.between(320, 400)),
      grass(s, () => 900, { count: 220, height: 80 }),
    ),
  ];
};

const meadow: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 470, 34, 1.8);
  const middle = rolling(s.random.fork("middle"), 570, 30, 1.5);
  const near = rolling(s.random.fork("near"), 690, 22, 1.1);
  const orb = orbOver(s, 300);
  const treeX = orb.x > 600 ? 290 : 910;
  return [
    s.layer(sky(s, { horizon: 520, orb, clouds: 5 }), birds(s, treeX, 190, 4, 9)),
    s.layer(hill(s, far, 0.74), mist(s, 480, 110, 0.7)),
    s.layer(
      hill(s, middle, 0.44),
      grove(s, { edge: middle, from: 60, to: 1140, count: 12, height: 84, distance: 0.4, kind: "round" }),
      mist(s, 600, 100, 0.5),
    ),
    s.layer(
      hill(s, near, 0.08),
      roundTree(s.random.fork("tree"), {
        x: treeX,
        y: near(treeX) + 26,
        height: 380,
        tones: foliageAt(s, 0.08),
      }),
      daisies(s, near, {
        from: 20,
        to: 1180,
        count: 60,
        size: 13,
        colours: ["#fff7ea", "#e9a3b4", "#f2cd52"],
        stem: 44,
      }),
      grass(s, (x) => near(x) + 20, { count: 260, height: 44 }),
      ...foreground(s),
    ),
  ];
};

const highland: Scene = (s) => {
  const peaks = s.random.fork("peaks");
  const slope = rolling(s.random.fork("slope"), 610, 34, 1.6);
  const near = rolling(s.random.fork("near"), 740, 20, 1.2);
  const orb = orbOver(s, 180);
  return [
    s.layer(sky(s, { horizon: 500, orb, clouds: 5 })),
    s.layer(
      mountains(s, {
        foot: 660,
        peaks: [160, 1040, 380, 820, 600].map((x, i) => ({
          x: peaks.near(x, 60),
          y: [330, 310, 260, 280, 190][i] ?? 260,
        })),
        distance: 0.34,
      }),
      mist(s, 520, 170, 0.7),
    ),
    s.layer(
      hill(s, slope, 0.36),
      grove(s, { edge: slope, from: 20, to: 1180, count: 22, height: 96, distance: 0.34, kind: "pine" }),
      mist(s, 660, 90, 0.4),
    ),
    s.layer(
      hill(s, near, 0.08),
      daisies(s, near, {
        from: 20,
        to: 1180,
        count: 46,
        size: 12,
        colours: ["#fff7ea", "#9382cb"],
        stem: 40,
      }),
      grass(s, (x) => near(x) + 18, { count: 260, height: 46 }),
      ...foreground(s),
    ),
  ];
};

const hillPath: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 440, 40, 1.6);
  const middle = rolling(s.random.fork("middle"), 540, 26, 1.4);
  const near = rolling(s.random.fork("near"), 600, 12, 1);
  const orb = orbOver(s, 280);
  const bend = s.random.fork("bend").between(-60, 60);
  return [
    s.layer(sky(s, { horizon: 500, orb, clouds: 5 }), birds(s, 1200 - orb.x, 200, 3, 9)),
    s.layer(
      hill(s, far, 0.72),
      mist(s, 450, 110),
      hill(s, middle, 0.44),
      grove(s, { edge: middle, from: 40, to: 1160, count: 16, height: 92, distance: 0.4, kind: "round" }),
    ),
    s.layer(
      hill(s, near, 0.12),
      lane(s, [
        [560 + bend, 960, 210],
        [640 + bend, 840, 150],
        [720 - bend, 740, 84],
        [610 - bend, 670, 44],
        [650, 622, 20],
        [640, near(640), 9],
      ]),
      roundTree(s.random.fork("tree"), { x: 170, y: 690, height: 330, tones: foliageAt(s, 0.1) }),
      roundTree(s.random.fork("other"), { x: 1080, y: 660, height: 260, tones: foliageAt(s, 0.16) }),
    ),
    s.layer(
      fernClump(s, 40, 950, 300, landAt(s, 0)),
      daisies(s, () => 850, {
        from: 900,
        to: 1190,
        count: 16,
        size: 14,
        colours: ["#fff7ea", "#e79a76"],
        stem: 40,
      }),
      grass(s, () => 905, { to: 380, count: 130, height: 80 }),
      grass(s, () => 905, { from: 860, count: 130, height: 80 }),
    ),
  ];
};

/** Flowers and grass at the lower edge of the picture. */
function foreground(s: Stage): string[] {
  return [
    daisies(s, () => 838, {
      from: 0,
      to: 1200,
      count: 22,
      size: 18,
      colours: ["#fff7ea", "#e79a76", "#9382cb"],
      stem: 60,
    }),
    grass(s, () => 905, { count: 240, height: 78 }),
  ];
}

/** The sun or the moon, to one side of the middle. */
function orbOver(s: Stage, y: number): { x: number; y: number; r: number } {
  const random = s.random.fork("orb");
  return { x: random.pick([-1, 1]) * random.between(140, 330) + 600, y: random.near(y, 40), r: 46 };
}

const byTheLake = {
  draw: lakeside,
  view: "A still lake with rings on the water, and wooded hills behind it",
};
const inTheMeadow = { draw: meadow, view: "A tree in a meadow full of flowers, with hills behind it" };
const inTheMountains = { draw: highland, view: "Snowy mountains above pine trees and a flowering meadow" };
const onThePath = { draw: hillPath, view: "A path winding between trees towards the hills" };

/** What a meditation shows if its entry chooses no scene. */
export const genericScenes: Readonly<Record<Practice, NamedScene>> = {
  "breath-awareness": byTheLake,
  "paced-breathing": byTheLake,
  "mantra-and-sound": byTheLake,
  "body-scan": inTheMeadow,
  "loving-kindness": inTheMeadow,
  visualisation: inTheMountains,
  "open-awareness": inTheMountains,
  "mindful-movement": onThePath,
};
