import { darken, mix } from "@fernwell/studio-drawing/colour";
import { round } from "@fernwell/studio-drawing/svg";
import type { Stage } from "../stage.ts";
import { box, fill, glow, line, repeat } from "./paint.ts";

export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A wall with a window. The view is on the layers behind. */
export function wall(
  s: Stage,
  opening: Opening,
  {
    colour,
    panes = [2, 2],
    bottom = 960,
  }: {
    colour: string;
    panes?: readonly [across: number, down: number];
    bottom?: number;
  },
): string {
  const { x, y, width, height } = opening;
  const base = s.tint(colour);
  const night = s.light.hour === "night";
  const plaster = s.radial(
    [
      [0, mix(base, s.light.lit, night ? 0.16 : 0.4)],
      [0.6, base],
      [1, mix(base, s.light.shadow, night ? 0.3 : 0.2)],
    ],
    { cx: (x + width / 2 + 100) / 1400, cy: (y + height / 2 + 60) / (bottom + 60), r: 0.72 },
  );
  const hole = `M${x} ${y}v${height}h${width}v${-height}Z`;
  return (
    fill(`M-100-60H1300V${bottom}H-100Z${hole}`, plaster, { "fill-rule": "evenodd" }) +
    casement(s, opening, panes)
  );
}

/** The window frame with its bars and the depth of the wall. */
function casement(
  s: Stage,
  { x, y, width, height }: Opening,
  [across, down]: readonly [number, number],
): string {
  const wood = s.light.pale;
  const [frame, bar] = [18, 9];
  const bars =
    repeat(across - 1, (i) => box(x + (width * (i + 1)) / across - bar / 2, y, bar, height)) +
    repeat(down - 1, (i) => box(x, y + (height * (i + 1)) / down - bar / 2, width, bar));
  const ring = `${box(x - frame, y - frame, width + frame * 2, height + frame * 2, 4)}M${x} ${y}v${height}h${width}v${-height}Z`;
  const edges = `M${x} ${y}h${width}v5h${-width}ZM${x} ${y}v${height}h5v${-height}Z`;
  return (
    fill(ring, wood, { "fill-rule": "evenodd" }) +
    fill(ring, s.form("plane"), { "fill-rule": "evenodd", opacity: 0.6 }) +
    fill(bars, wood) +
    fill(bars, s.light.shadow, { opacity: 0.08 }) +
    fill(edges, s.light.shadow, { opacity: 0.22 })
  );
}

/** The windowsill. */
export function sill(s: Stage, y: number, { x = -100, width = 1400, depth = 56 } = {}): string {
  const top = mix(s.light.pale, s.tint("#a9713f"), 0.14);
  return (
    fill(box(x, y, width, depth), top) +
    fill(box(x, y, width, 7), s.light.pale) +
    fill(box(x, y + depth, width, 20), mix(s.light.pale, s.tint("#8a6a35"), 0.32)) +
    fill(box(x, y + depth + 20, width, 14), s.light.shadow, { opacity: 0.16 })
  );
}

/** A curtain from (x, top), gathered to one side. */
export function curtain(
  s: Stage,
  {
    x,
    top,
    bottom,
    width,
    colour,
  }: { x: number; top: number; bottom: number; width: number; colour: string },
): string {
  const cloth = s.tint(colour);
  const folds = 5;
  const hem = repeat(folds, () => `q${round(-width / folds / 2)} 14 ${round(-width / folds)} 0`);
  const d = `M${round(x)} ${top}H${round(x + width)}C${round(x + width * 1.08)} ${round(top + (bottom - top) * 0.35)} ${round(x + width * 0.86)} ${round(top + (bottom - top) * 0.7)} ${round(x + width)} ${bottom}${hem}Z`;
  const shade = s.linear([
    [0, darken(cloth, 0.36), 0.5],
    [1, darken(cloth, 0.36), 0.15],
  ]);
  return (
    fill(d, cloth) +
    repeat(folds, (i) => {
      const left = x + (width * (i + 0.35)) / folds;
      const [w, bend] = [width / folds / 2.4, width * 0.05 * Math.sin(i * 2.1)];
      return fill(
        `M${round(left)} ${top}h${round(w)}C${round(left + w + bend)} ${round(top + (bottom - top) * 0.4)} ${round(left + w * 0.6 - bend)} ${round(top + (bottom - top) * 0.7)} ${round(left + w)} ${bottom + 6}h${round(-w)}C${round(left - bend)} ${round(top + (bottom - top) * 0.7)} ${round(left + bend)} ${round(top + (bottom - top) * 0.4)} ${round(left)} ${top}Z`,
        shade,
      );
    })
  );
}

/** A table top seen slightly from above, with its front edge. */
export function table(s: Stage, y: number, colour = "#c08a56"): string {
  const random = s.random.fork(`table ${y}`);
  const wood = s.tint(colour);
  const top = s.linear(
    [
      [0, mix(wood, s.light.lit, 0.36)],
      [1, wood],
    ],
    { from: y, to: 900 },
  );
  const grain = repeat(16, () => {
    const gy = y + (900 - y) * random.next() ** 0.8;
    const x = random.between(-80, 900);
    const length = random.between(160, 520);
    return `M${round(x)} ${round(gy)}q${round(length / 2)} ${round(random.between(-5, 5))} ${round(length)} ${round(random.between(-3, 3))}`;
  });
  return (
    fill(box(-100, y, 1400, 960 - y), top) +
    line(grain, darken(wood, 0.3), 2.4, { opacity: 0.22 }) +
    fill(box(-100, y, 1400, 5), mix(wood, s.light.lit, 0.6), { opacity: 0.8 })
  );
}

/** Floorboards in perspective. */
export function floorboards(s: Stage, y: number, colour = "#b98a5c", vanish = 600): string {
  const wood = s.tint(colour);
  const body = s.linear(
    [
      [0, mix(wood, s.light.shadow, 0.22)],
      [1, mix(wood, s.light.lit, 0.1)],
    ],
    { from: y, to: 900 },
  );
  const seams = repeat(17, (i) => {
    const x = -700 + i * 162;
    return `M${round(vanish + (x - vanish) * 0.55)} ${y}L${x} 960`;
  });
  return fill(box(-100, y, 1400, 960 - y), body) + line(seams, darken(wood, 0.4), 2.5, { opacity: 0.35 });
}

/** Light from the window on the floor or the table. */
export function sunPatch(s: Stage, corners: readonly (readonly [number, number])[], strength = 0.7): string {
  const d = `M${corners.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
  return fill(d, s.light.lit, { opacity: strength });
}

/** A lit lamp with a shade. */
export function lampLight(s: Stage, x: number, y: number, scale = 1): string {
  const shade = s.radial(
    [
      [0, "#fff3cf"],
      [1, "#f0b160"],
    ],
    { cx: 0.5, cy: 0.7, r: 0.72 },
  );
  const at = (px: number, py: number): string => `${round(x + px * scale)} ${round(y + py * scale)}`;
  return (
    glow(s, x, y - 120 * scale, 330 * scale, s.light.flame) +
    fill(`M${at(-5, -100)}L${at(5, -100)}L${at(5, -40)}L${at(-5, -40)}Z`, s.tint("#b58a35")) +
    fill(
      `M${at(-10, -60)}L${at(10, -60)}C${at(14, -48)} ${at(40, -40)} ${at(38, -16)}C${at(38, -6)} ${at(26, 0)} ${at(16, 0)}L${at(-16, 0)}C${at(-26, 0)} ${at(-38, -6)} ${at(-38, -16)}C${at(-40, -40)} ${at(-14, -48)} ${at(-10, -60)}Z`,
      s.tint("#cf7a4e"),
    ) +
    fill(
      `M${at(-36, -190)}Q${at(0, -198)} ${at(36, -190)}L${at(68, -92)}Q${at(0, -78)} ${at(-68, -92)}Z`,
      shade,
    )
  );
}
