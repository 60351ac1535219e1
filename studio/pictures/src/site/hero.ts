import { mix } from "@fernwell/studio-drawing/colour";
import { group, place, svg } from "@fernwell/studio-drawing/svg";
import { hill, landAt, mist, rolling } from "../meditations/elements/land.ts";
import { box, disc, fill, line, repeat, solid } from "../meditations/elements/paint.ts";
import { daisies, grass } from "../meditations/elements/plants.ts";
import { birds, sky } from "../meditations/elements/sky.ts";
import { cup } from "../meditations/elements/things.ts";
import { bough, foliageAt, grove, roundTree } from "../meditations/elements/trees.ts";
import { lake, ripples, shimmer } from "../meditations/elements/water.ts";
import { createLight } from "../meditations/light.ts";
import { createStage, type Stage } from "../meditations/stage.ts";
import { cushion, foodBowl, pottedFern, proppedPhone, trainers } from "./things.ts";

export const heroSize = { width: 1600, height: 1000 } as const;
export const heroPhoneSize = { width: 900, height: 1000 } as const;

/** A kitchen table by the window, with a plan on the phone. */
export function drawHero(): string {
  const s = kitchenStage("hero");
  return svg(
    heroSize,
    s.layer(
      group({ transform: place({ x: 150, y: -60, scale: 1.1 }) }, view(s)),
      wall(s, heroSize.width, [
        [210, 600],
        [830, 560],
      ]),
      pottedFern(s, { x: 330, y: 612, scale: 0.9 }, 270),
      group({ transform: place({ x: 1260, y: 640, scale: 1.1 }) }, shelfSeat(s)),
      tableTop(s, heroSize.width, 720),
      foodBowl(s, { x: 430, y: 900, scale: 1.05 }),
      proppedPhone(s, { x: 880, y: 900, scale: 0.72 }),
      cup(s, { x: 1130, y: 880, scale: 1 }, { band: "#14606f" }),
      spoon(s, 690, 930),
      fruit(s, 140, 900),
    ),
  );
}

export function drawHeroPhone(): string {
  const s = kitchenStage("hero phone");
  return svg(
    heroPhoneSize,
    s.layer(
      group({ transform: place({ x: -160, y: -80, scale: 1.05 }) }, view(s)),
      wall(s, heroPhoneSize.width, [[90, 620]]),
      pottedFern(s, { x: 180, y: 612, scale: 0.8 }, 250),
      group({ transform: place({ x: 760, y: 660, scale: 0.9 }) }, shelfSeat(s)),
      tableTop(s, heroPhoneSize.width, 720),
      proppedPhone(s, { x: 590, y: 890, scale: 0.7 }),
      foodBowl(s, { x: 230, y: 920, scale: 0.82 }),
      cup(s, { x: 820, y: 930, scale: 0.7 }, { band: "#14606f", steaming: false }),
    ),
  );
}

function kitchenStage(seed: string): Stage {
  return createStage(seed, createLight({ hour: "dawn", practice: "mindful-movement", land: "#5f9a5c" }));
}

/** Hills, a lake and the garden, seen through the window. */
function view(s: Stage): string {
  const far = rolling(s.random.fork("far"), 330, 30, 1.7);
  const range = rolling(s.random.fork("range"), 400, 26, 2);
  const bank = rolling(s.random.fork("bank"), 560, 16, 1.2);
  return [
    sky(s, { horizon: 400, orb: { x: 430, y: 250, r: 46 }, clouds: 4 }),
    birds(s, 620, 170, 3, 9),
    hill(s, far, 0.74),
    mist(s, 330, 90),
    hill(s, range, 0.5, { bottom: 450 }),
    grove(s, { edge: range, from: 0, to: 1200, count: 16, height: 56, distance: 0.46, kind: "round" }),
    lake(s, 446, 620),
    shimmer(s, 430, 450, 560, 60),
    ripples(s, 460, 580, 26),
    hill(s, bank, 0.12),
    roundTree(s.random.fork("tree"), { x: 960, y: 620, height: 330, tones: foliageAt(s, 0.08) }),
    daisies(s, bank, {
      from: 40,
      to: 1180,
      count: 40,
      size: 14,
      colours: ["#fff7ea", "#9382cb", "#e79a76"],
      stem: 44,
    }),
    grass(s, (x) => bank(x) + 30, { count: 220, height: 44 }),
    bough(s, {
      d: "M-40 40C120 80 260 80 420 150",
      points: [
        [40, 70],
        [140, 84],
        [230, 92],
        [320, 116],
        [400, 146],
      ],
      leaf: landAt(s, 0),
      size: 52,
    }),
  ].join("");
}

/** A wall with windows, each given by its left edge and width, and their sills. */
function wall(s: Stage, width: number, windows: readonly (readonly [x: number, width: number])[]): string {
  const [top, height, frame] = [70, 510, 18];
  const plaster = s.linear([
    [0, s.tint("#f6ead2")],
    [1, s.tint("#ecd9b8")],
  ]);
  const holes = windows.map(([x, w]) => box(x, top, w, height)).join("");
  const wood = s.light.pale;
  const bars = windows
    .map(([x, w]) => box(x + w / 2 - 5, top, 10, height) + box(x, top + height * 0.36, w, 10))
    .join("");
  const frames = windows
    .map(([x, w]) => box(x - frame, top - frame, w + frame * 2, height + frame * 2, 4))
    .join("");
  return [
    fill(`${box(-10, -10, width + 20, 780)}${holes}`, plaster, { "fill-rule": "evenodd" }),
    fill(`${frames}${holes}`, wood, { "fill-rule": "evenodd" }),
    fill(bars, wood),
    fill(windows.map(([x, w]) => box(x, top, w, 7)).join(""), s.light.shadow, { opacity: 0.2 }),
    ...windows.map(
      ([x, w]) =>
        solid(s, box(x - 50, 584, w + 100, 36, 6), "#f6ecd8", "plane") +
        fill(box(x - 50, 620, w + 100, 12), s.light.shadow, { opacity: 0.14 }),
    ),
  ].join("");
}

/** A bench by the wall with trainers and a cushion. */
function shelfSeat(s: Stage): string {
  return [
    solid(s, box(-190, 40, 400, 30, 8), "#b98458", "plane"),
    line("M-150 70V220M170 70V220", s.tint("#8a6248"), 22),
    cushion(s, { x: -50, y: 38, scale: 0.8 }),
    trainers(s, { x: 70, y: 34, scale: 0.6 }),
  ].join("");
}

function tableTop(s: Stage, width: number, y: number): string {
  const random = s.random.fork("grain");
  const wood = s.tint("#c9925c");
  const top = s.linear([
    [0, mix(wood, s.light.lit, 0.5)],
    [1, wood],
  ]);
  const grain = repeat(18, () => {
    const [x, gy, length] = [
      random.between(-60, width - 200),
      random.between(y + 16, 990),
      random.between(160, 520),
    ];
    return `M${x.toFixed(1)} ${gy.toFixed(1)}q${(length / 2).toFixed(1)} ${random.between(-5, 5).toFixed(1)} ${length.toFixed(1)} 0`;
  });
  return (
    fill(box(-10, y, width + 20, 1000 - y), top) +
    line(grain, s.tint("#9a6a42"), 2.6, { opacity: 0.28 }) +
    fill(box(-10, y, width + 20, 6), s.light.lit, { opacity: 0.8 }) +
    fill(
      `M${width * 0.1} ${y + 8}H${width * 0.36}L${width * 0.3} 1000H${-width * 0.1}ZM${width * 0.5} ${y + 8}H${width * 0.72}L${width * 0.78} 1000H${width * 0.42}Z`,
      s.light.lit,
      { opacity: 0.32 },
    )
  );
}

function spoon(s: Stage, x: number, y: number): string {
  return group(
    { transform: place({ x, y, turn: -8 }) },
    fill(disc(-94, 8, 40, 17), s.light.shadow, { opacity: 0.18 }),
    solid(s, disc(-96, 0, 38, 16), "#c9986a", "ball"),
    solid(s, box(-66, -6, 190, 12, 6), "#c9986a"),
  );
}

function fruit(s: Stage, x: number, y: number): string {
  return (
    solid(s, disc(x, y - 44, 50, 48), "#c9503a", "ball") +
    line(`M${x} ${y - 88}q4-18 16-24`, s.tint("#6b4a35"), 6) +
    solid(s, disc(x - 84, y - 30, 42, 40), "#e9a94a", "ball")
  );
}
