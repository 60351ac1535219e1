import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import { polar, smoothOpen } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import type { Sketch } from "../sketch.ts";
import type { Mound } from "./mound.ts";

/** Long strands in loose overlapping coils. */
export function strandNest(
  sketch: Sketch,
  { middle, rx, ry = rx }: Mound,
  { colour, girth, strands = 44 }: { colour: string; girth: number; strands?: number },
): string {
  const { random } = sketch;
  const lay = Array.from({ length: strands }, (_, i) => {
    const start = random.between(0, 360);
    const sweep = random.between(120, 300) * random.pick([1, -1]);
    const orbit = Math.sqrt(random.between(0.02, 0.9));
    const drift = { x: random.near(0, 0.16), y: random.near(0, 0.16) };
    const points = Array.from({ length: 8 }, (_, k) => {
      const { x, y } = polar(start + (sweep * k) / 7, orbit * (0.9 + 0.16 * Math.sin(k * 1.3 + i)));
      const reach = Math.min(1, 1 / Math.max(1, Math.hypot(x + drift.x, y + drift.y)));
      return { x: middle.x + (x + drift.x) * reach * rx, y: middle.y + (y + drift.y) * reach * ry };
    });
    const d = smoothOpen(points);
    const depth = i / strands;
    const tone = mix(darken(colour, 0.2), lighten(colour, 0.3), depth);
    const path = sketch.define((id) => el("path", { id, d, fill: "none", "stroke-linecap": "round" }));
    const line = (stroke: string, width: number) =>
      el("use", { href: `#${path}`, stroke, "stroke-width": width });
    return (
      line(darken(colour, 0.42), girth + 2.4) + line(tone, girth) + line(lighten(tone, 0.45), girth * 0.25)
    );
  }).join("");
  const floor = el("ellipse", {
    cx: middle.x,
    cy: middle.y,
    rx: rx * 0.98,
    ry: ry * 0.98,
    fill: darken(colour, 0.32),
  });
  return (
    el("ellipse", { cx: middle.x + 6, cy: middle.y + 12, rx, ry, fill: "#20120a", opacity: 0.25 }) +
    floor +
    lay
  );
}
