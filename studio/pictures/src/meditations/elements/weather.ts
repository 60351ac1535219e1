import { mix } from "@fernwell/studio-drawing/colour";
import { el, round } from "@fernwell/studio-drawing/svg";
import type { Stage } from "../stage.ts";
import { disc, fill, line, repeat } from "./paint.ts";

export function rain(
  s: Stage,
  count: number,
  { slant = 14, colour = mix(s.light.glint, s.light.air, 0.3), from = -40, to = 900 } = {},
): string {
  const random = s.random.fork(`rain ${count}`);
  return [0.5, 0.28]
    .map((opacity) =>
      line(
        repeat(count, () => {
          const [x, y, length] = [
            random.between(-60, 1280),
            random.between(from, to),
            random.between(18, 46),
          ];
          return `M${round(x)} ${round(y)}l${round((-slant * length) / 46)} ${round(length)}`;
        }),
        colour,
        opacity > 0.4 ? 2 : 1.4,
        { opacity },
      ),
    )
    .join("");
}

export function snowfall(s: Stage, count: number): string {
  const random = s.random.fork("snowfall");
  return [0.95, 0.6, 0.4]
    .map((opacity, tier) =>
      fill(
        repeat(Math.round(count * (0.2 + tier * 0.4)), () =>
          disc(random.between(-40, 1240), random.between(-20, 900), random.between(1.2, 5.4 - tier * 1.4)),
        ),
        "#ffffff",
        { opacity },
      ),
    )
    .join("");
}

/** Beams of light that widen from one point. */
export function beams(
  s: Stage,
  x: number,
  y: number,
  rays: readonly (readonly [angle: number, spread: number])[],
  length = 1100,
  strength = 0.5,
): string {
  const shaft = s.radial(
    [
      [0, s.light.glow, strength],
      [1, s.light.glow, 0],
    ],
    { cx: 0.5, cy: 0, r: 1 },
  );
  return rays
    .map(([angle, spread]) => {
      const at = (turn: number): string => {
        const radians = (turn * Math.PI) / 180;
        return `${round(x + Math.cos(radians) * length)} ${round(y + Math.sin(radians) * length)}`;
      };
      return fill(`M${round(x)} ${round(y)}L${at(angle - spread / 2)}L${at(angle + spread / 2)}Z`, shaft);
    })
    .join("");
}

/** Steam that rises and thins out. */
export function steam(s: Stage, x: number, y: number, height: number, strands = 3): string {
  const random = s.random.fork(`steam ${x}`);
  const vapour = s.linear(
    [
      [0, s.light.pale, 0],
      [0.6, s.light.pale, 0.38],
      [1, s.light.pale, 0.1],
    ],
    { from: y - height, to: y },
  );
  return repeat(strands, (i) => {
    const left = x + (i - (strands - 1) / 2) * height * 0.13;
    const bend = height * random.between(0.1, 0.18) * (i % 2 === 0 ? 1 : -1);
    const rise = height * random.between(0.75, 1);
    return line(
      `M${round(left)} ${round(y)}c${round(-bend)} ${round(-rise * 0.3)} ${round(bend)} ${round(-rise * 0.45)} ${round(bend * 0.2)} ${round(-rise * 0.66)}s${round(bend * 0.5)} ${round(-rise * 0.2)} ${round(bend * 0.3)} ${round(-rise * 0.34)}`,
      vapour,
      height * 0.026,
    );
  });
}

export function fog(
  s: Stage,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  opacity = 0.6,
  colour = s.light.air,
): string {
  const puff = s.radial([
    [0, colour, opacity],
    [1, colour, 0],
  ]);
  return el("ellipse", { cx, cy, rx, ry, fill: puff });
}
