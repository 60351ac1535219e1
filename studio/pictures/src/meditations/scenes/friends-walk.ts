import { hill, landAt, lane, mist, rolling } from "../elements/land.ts";
import { daisies } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { bough, foliageAt, grove, roundTree } from "../elements/trees.ts";
import { walker } from "../elements/walker.ts";
import type { Scene } from "../scene.ts";

export const friendsWalk: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 520, 20, 1.6);
  const near = rolling(s.random.fork("near"), 620, 12, 1.2);
  const avenue = [0, 1, 2, 3].flatMap((i) => [
    { x: 500 - i * i * 34 - i * 40, i },
    { x: 706 + i * i * 34 + i * 44, i },
  ]);
  return [
    s.layer(sky(s, { horizon: 540, orb: { x: 300, y: 260, r: 44 }, clouds: 4 })),
    s.layer(
      hill(s, far, 0.7),
      grove(s, { edge: far, from: 0, to: 1200, count: 22, height: 70, distance: 0.6, kind: "round" }),
      mist(s, 500, 110),
    ),
    s.layer(
      hill(s, near, 0.2),
      lane(s, [
        [620, 1000, 300],
        [612, 860, 170],
        [604, 740, 80],
        [602, 684, 30],
        [602, 660, 8],
        [602, 650, 1],
      ]),
      ...avenue.map(({ x, i }) =>
        roundTree(s.random.fork(`tree ${x}`), {
          x,
          y: 640 + i * 30,
          height: 190 + i * 90,
          tones: foliageAt(s, 0.34 - i * 0.1),
        }),
      ),
    ),
    s.layer(
      walker(s, { x: 566, y: 790, scale: 1.15 }, { coat: "#cf7a4e", hair: "#4a3226" }),
      walker(s, { x: 640, y: 796, scale: 1.18 }, { coat: "#2b7485", hair: "#8a5a34", skirt: 8 }),
      daisies(s, () => 880, {
        from: -20,
        to: 330,
        count: 16,
        size: 17,
        colours: ["#fff7ea", "#e79a76"],
        stem: 66,
      }),
      daisies(s, () => 880, {
        from: 900,
        to: 1220,
        count: 16,
        size: 17,
        colours: ["#fff7ea", "#9382cb"],
        stem: 66,
      }),
      bough(s, {
        d: "M-40-20C120 40 260 60 380 120",
        points: [
          [60, 30],
          [150, 60],
          [230, 76],
          [300, 96],
          [370, 124],
          [20, 70],
        ],
        leaf: landAt(s, 0),
        size: 60,
      }),
    ),
  ];
};
