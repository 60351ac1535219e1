import { darken, lighten } from "@fernwell/studio-drawing/colour";
import { el } from "@fernwell/studio-drawing/svg";
import { type Sketch, slope, softOval, within } from "../sketch.ts";

/** A glass on the table, seen slightly from above. */
export interface Glass {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** Half widths at the rim and at the foot. */
  readonly mouth: number;
  readonly foot: number;
  /** How much its circles are foreshortened. */
  readonly squash: number;
  /** The waist of a tulip-shaped tea glass. 0 means none. */
  readonly waist: number;
}

/** Half the glass's width at a height from the foot (0) to the rim (1). */
export function halfWidth({ mouth, foot, waist }: Glass, share: number): number {
  return foot + (mouth - foot) * share - waist * Math.sin(Math.PI * Math.min(1, share * 1.15)) ** 2;
}

export function heightAt({ top, bottom }: Glass, share: number): number {
  return bottom + (top - bottom) * share;
}

/** The outline from the foot up to a fraction of the height. */
function glassBody(glass: Glass, share: number): string {
  const { x, squash } = glass;
  const steps = 10;
  const sides = Array.from({ length: steps + 1 }, (_, i) => {
    const at = (share * i) / steps;
    return { half: halfWidth(glass, at), y: heightAt(glass, at) };
  });
  const [low, high] = [sides[0] ?? { half: 0, y: 0 }, sides[steps] ?? { half: 0, y: 0 }];
  const right = sides.map(({ half, y }) => `L${x + half} ${y}`).join("");
  const left = [...sides]
    .reverse()
    .map(({ half, y }) => `L${x - half} ${y}`)
    .join("");
  return `M${x - low.half} ${low.y}A${low.half} ${low.half * squash} 0 0 0 ${x + low.half} ${low.y}${right}A${high.half} ${high.half * squash} 0 0 1 ${x - high.half} ${high.y}${left}Z`;
}

/** Draws a glass filled to a fraction of its height. */
export function drawGlass(
  sketch: Sketch,
  glass: Glass,
  {
    level,
    body,
    surface,
    inside = "",
    above = "",
  }: { level: number; body: string; surface: string; inside?: string; above?: string },
): string {
  const { x, squash, bottom, top } = glass;
  const half = halfWidth(glass, level);
  const y = heightAt(glass, level);
  const rim = halfWidth(glass, 1);
  const base = bottom + 14;
  const height = bottom - top;
  return (
    softOval(sketch, {
      cx: x + 70,
      cy: base + 6,
      rx: glass.foot * 1.8,
      ry: glass.foot * squash * 1.3,
      opacity: 0.36,
      softness: 0.34,
    }) +
    el("ellipse", {
      cx: x,
      cy: base,
      rx: glass.foot + 5,
      ry: (glass.foot + 5) * squash,
      fill: "#f6f3ea",
      opacity: 0.75,
      stroke: "#b9b6a8",
      "stroke-width": 2,
    }) +
    el("path", { d: glassBody(glass, 1), fill: "#ffffff", opacity: 0.28 }) +
    el("ellipse", {
      cx: x,
      cy: top,
      rx: rim,
      ry: rim * squash,
      fill: "#ffffff",
      opacity: 0.25,
      stroke: "#ffffff",
      "stroke-width": 4,
    }) +
    el("path", { d: glassBody(glass, level), fill: body }) +
    within(sketch, el("path", { d: glassBody(glass, level) }), inside) +
    el("path", {
      d: glassBody(glass, level),
      fill: slope(
        sketch,
        [
          [0, "#20120a", 0.22],
          [0.18, "#ffffff", 0.2],
          [0.4, "#ffffff", 0],
          [0.8, "#20120a", 0.08],
          [1, "#20120a", 0.32],
        ],
        { from: [0, 0], to: [1, 0] },
      ),
    }) +
    el("ellipse", {
      cx: x,
      cy: y,
      rx: half,
      ry: half * squash,
      fill: surface,
      stroke: lighten(surface, 0.4),
      "stroke-width": 3,
      "stroke-opacity": 0.7,
    }) +
    above +
    shine(glass, height) +
    el("path", {
      d: `M${x - rim} ${top}A${rim} ${rim * squash} 0 0 0 ${x + rim} ${top}`,
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 6,
      opacity: 0.9,
    }) +
    el("path", {
      d: `M${x - rim} ${top}A${rim} ${rim * squash} 0 0 0 ${x + rim} ${top}`,
      fill: "none",
      stroke: darken("#cfd6d2", 0.3),
      "stroke-width": 1.5,
      opacity: 0.5,
    })
  );
}

function shine(glass: Glass, height: number): string {
  const edge = (share: number, inset: number) =>
    `${glass.x - halfWidth(glass, share) + inset} ${heightAt(glass, share)}`;
  const far = (share: number, inset: number) =>
    `${glass.x + halfWidth(glass, share) - inset} ${heightAt(glass, share)}`;
  return (
    el("path", {
      d: `M${edge(0.9, 26)}L${edge(0.5, 24)}L${edge(0.12, 22)}`,
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 14,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
      opacity: 0.5,
    }) +
    el("path", {
      d: `M${edge(0.86, 50)}L${edge(0.62, 48)}`,
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 6,
      "stroke-linecap": "round",
      opacity: 0.45,
    }) +
    el("path", {
      d: `M${far(0.7, 14)}L${far(0.2, 13)}`,
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 5,
      "stroke-linecap": "round",
      opacity: height > 300 ? 0.35 : 0.25,
    }) +
    el("path", { d: glassBody(glass, 1), fill: "none", stroke: "#ffffff", "stroke-width": 3, opacity: 0.55 })
  );
}
