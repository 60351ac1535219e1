import { el, round } from "@fernwell/studio-drawing/svg";
import type { Form, Stage } from "../stage.ts";

export type Extra = Readonly<Record<string, string | number>>;

export function fill(d: string, colour: string, extra: Extra = {}): string {
  return el("path", { d, fill: colour, ...extra });
}

export function line(d: string, colour: string, strokeWidth: number, extra: Extra = {}): string {
  return el("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": strokeWidth,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...extra,
  });
}

/** A shape lit from the left. */
export function solid(s: Stage, d: string, colour: string, form: Form = "cylinder"): string {
  return fill(d, s.tint(colour)) + fill(d, s.form(form));
}

/** The shadow on the ground of a thing of this width. */
export function castShadow(s: Stage, x: number, y: number, width: number): string {
  const shade = s.radial([
    [0, s.light.shadow, 0.42],
    [0.5, s.light.shadow, 0.22],
    [1, s.light.shadow, 0],
  ]);
  return (
    el("ellipse", { cx: x + width * 0.3, cy: y + 4, rx: width * 0.82, ry: 13 + width * 0.05, fill: shade }) +
    el("ellipse", { cx: x + width * 0.03, cy: y, rx: width * 0.56, ry: 8 + width * 0.02, fill: shade })
  );
}

export function glow(s: Stage, x: number, y: number, radius: number, colour: string, strength = 0.7): string {
  const light = s.radial([
    [0, colour, strength],
    [0.2, colour, strength * 0.56],
    [0.45, colour, strength * 0.24],
    [0.72, colour, strength * 0.07],
    [1, colour, 0],
  ]);
  return el("circle", { cx: x, cy: y, r: radius, fill: light });
}

export function disc(x: number, y: number, rx: number, ry = rx): string {
  const [left, across] = [round(x - rx), round(rx * 2)];
  const arc = `${round(rx)} ${round(ry)} 0 1 0`;
  return `M${left} ${round(y)}a${arc} ${across} 0a${arc} -${across} 0Z`;
}

/** A leaf or petal. Angles are in degrees, 0 to the right and 90 straight up. */
export function blade(x: number, y: number, angle: number, length: number, breadth: number): string {
  const cos = Math.cos((angle * Math.PI) / 180) * length;
  const sin = Math.sin((angle * Math.PI) / 180) * length;
  const side = (share: number): string =>
    `${round(x + cos * 0.55 - sin * share)} ${round(y - sin * 0.55 - cos * share)}`;
  const [foot, tip] = [`${round(x)} ${round(y)}`, `${round(x + cos)} ${round(y - sin)}`];
  return `M${foot}Q${side(breadth)} ${tip}Q${side(-breadth)} ${foot}Z`;
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
  const corner = (dx: number, dy: number): string =>
    `a${round(r)} ${round(r)} 0 0 1 ${round(dx)} ${round(dy)}`;
  return `M${round(x + r)} ${round(y)}h${round(width - 2 * r)}${corner(r, r)}v${round(height - 2 * r)}${corner(-r, r)}h${round(2 * r - width)}${corner(-r, -r)}v${round(2 * r - height)}${corner(r, -r)}Z`;
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join("");
}
