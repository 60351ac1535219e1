import { darken, mix } from "@fernwell/studio-drawing/colour";
import type { Random } from "@fernwell/studio-drawing/random";
import { smoothClosed, smoothOpen } from "@fernwell/studio-drawing/shapes";
import { el, round } from "@fernwell/studio-drawing/svg";
import type { Stage } from "../stage.ts";
import { fill, line, repeat } from "./paint.ts";

/** The upper edge of a hill. */
export type Edge = (x: number) => number;

export function rolling(random: Random, y: number, sway: number, waves = 2): Edge {
  const parts = [1, 0.5, 0.26].map((share, i) => ({
    share,
    turns: (waves * (1 + i * 1.15) * random.between(0.8, 1.2) * Math.PI) / 1200,
    phase: random.between(0, Math.PI * 2),
  }));
  return (x) =>
    y - sway * parts.reduce((sum, { share, turns, phase }) => sum + share * Math.sin(x * turns + phase), 0);
}

export function sloping(edge: Edge, from: number, to: number): Edge {
  return (x) => edge(x) + from + ((to - from) * x) / 1200;
}

function landUnder(edge: Edge, bottom = 960): string {
  const points = Array.from({ length: 29 }, (_, i) => -100 + i * 50).map((x) => ({
    x,
    y: Math.min(edge(x), bottom),
  }));
  return `${smoothOpen(points)}V${bottom}H-100Z`;
}

/** The colour of land at a distance, from 0 (near) to 1 (almost the colour of the air). */
export function landAt(s: Stage, distance: number): string {
  return mix(s.light.land, s.light.air, distance * 0.82);
}

export function hill(
  s: Stage,
  edge: Edge,
  distance: number,
  { colour = landAt(s, distance), bottom = 960 } = {},
): string {
  const d = landUnder(edge, bottom);
  const body = s.linear([
    [0, mix(colour, s.light.glow, 0.2)],
    [0.22, colour],
    [1, mix(colour, distance > 0.3 ? s.light.air : s.light.shadow, distance > 0.3 ? 0.4 : 0.16)],
  ]);
  return fill(d, body) + folds(s, edge, colour, bottom) + (distance < 0.22 ? turf(s, edge, colour) : "");
}

/** Grass on land that is near: short strokes, larger towards the bottom. */
function turf(s: Stage, edge: Edge, colour: string): string {
  const random = s.random.fork(`turf ${edge(7)}`);
  const tones = [mix(colour, s.light.glow, 0.28), mix(colour, s.light.shadow, 0.24)];
  return tones
    .map((tone) =>
      line(
        repeat(150, () => {
          const x = random.between(-80, 1280);
          const t = random.next() ** 1.1;
          const [y, tall] = [edge(x) + 8 + (900 - edge(x)) * t, 5 + 22 * t];
          return `M${round(x)} ${round(y)}q${round(tall * 0.1)} ${round(-tall * 0.6)} ${round(random.near(tall * 0.2, tall * 0.6))} ${round(-tall)}`;
        }),
        tone,
        2.2,
        { opacity: 0.42 },
      ),
    )
    .join("");
}

/** Soft shadows of hollows along the slope. */
function folds(s: Stage, edge: Edge, colour: string, bottom: number): string {
  const random = s.random.fork(`folds ${edge(0)}`);
  const shade = s.radial([
    [0, darken(colour, 0.3), 0.28],
    [1, darken(colour, 0.3), 0],
  ]);
  const shine = s.radial([
    [0, mix(colour, s.light.glow, 0.6), 0.3],
    [1, mix(colour, s.light.glow, 0.6), 0],
  ]);
  return repeat(7, (i) => {
    const x = i * 190 + random.between(-70, 70);
    if (edge(x) + 60 > bottom) return "";
    const rise = edge(x + 60) - edge(x - 60);
    const turn = (Math.atan2(rise, 120) * 180) / Math.PI;
    const [rx, ry] = [random.between(90, 190), random.between(12, 30)];
    const y = edge(x) + ry * random.between(1.6, 2.6);
    return el("ellipse", {
      cx: 0,
      cy: 0,
      rx,
      ry,
      fill: i % 2 === 0 ? shade : shine,
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`,
    });
  });
}

export function mist(s: Stage, y: number, height: number, strength = 0.6): string {
  const veil = s.linear([
    [0, s.light.air, 0],
    [0.7, s.light.air, strength],
    [1, s.light.air, 0],
  ]);
  return el("rect", { x: -100, y, width: 1400, height, fill: veil });
}

/** A lane through points from near to far, each with half its width there. */
export function lane(
  s: Stage,
  points: readonly (readonly [x: number, y: number, half: number])[],
  colour = s.light.path,
): string {
  const left = points.map(([x, y, half]) => ({ x: x - half, y }));
  const right = points.map(([x, y, half]) => ({ x: x + half, y })).reverse();
  const body = s.linear([
    [0, mix(colour, s.light.air, 0.4)],
    [1, colour],
  ]);
  return fill(smoothClosed([...left, ...right]), body);
}
