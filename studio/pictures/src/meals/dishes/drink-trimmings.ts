import { lighten } from "@fernwell/studio-drawing/colour";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { onePiece } from "../arrange/brush.ts";
import { type Helping, matching } from "../helpings.ts";
import type { Glass } from "../vessels/glass.ts";
import type { DishContext } from "./dish.ts";

export const isSlice = matching(
  /^(?:lime|lemon|orange|mandarin|cucumber|kiwifruit|strawberries|peach|mango|feijoa|banana|pineapple|watermelon|celery|carrot|beetroot|tomato|apple)$/,
);

export function foam(
  { sketch }: DishContext,
  { x, squash }: Glass,
  y: number,
  half: number,
  colour: string,
): string {
  const { random } = sketch;
  return Array.from({ length: 16 }, () => {
    const [dx, r] = [random.between(-0.86, 0.86) * half, random.between(4, 12)];
    const reach = Math.sqrt(1 - (dx / half) ** 2) * half * squash * 0.85;
    return el("ellipse", {
      cx: x + dx,
      cy: y + random.between(-reach, reach),
      rx: r,
      ry: r * 0.5,
      fill: lighten(colour, 0.5),
      opacity: 0.6,
    });
  }).join("");
}

export function ice({ sketch }: DishContext, { x }: Glass, y: number, half: number, count: number): string {
  const random = sketch.random.fork("ice");
  return Array.from({ length: count }, (_, i) => {
    const side = half * random.between(0.5, 0.62);
    const at = {
      x: x + (i % 2 === 0 ? -1 : 1) * half * random.between(0.25, 0.48),
      y: y + 44 + i * 62,
      turn: random.between(-28, 28),
    };
    return group(
      { transform: place(at), opacity: 0.62 },
      el("rect", {
        x: -side / 2,
        y: -side / 2,
        width: side,
        height: side,
        rx: side * 0.2,
        fill: "#ffffff",
        opacity: 0.5,
        stroke: "#ffffff",
        "stroke-width": 3,
      }),
      el("path", {
        d: `M${-side * 0.3} ${side * 0.22}V${-side * 0.28}H${side * 0.2}`,
        fill: "none",
        stroke: "#ffffff",
        "stroke-width": 5,
        "stroke-linecap": "round",
      }),
    );
  }).join("");
}

export function straw({ sketch }: DishContext, { x, top }: Glass, y: number): string {
  const random = sketch.random.fork("straw");
  if (random.chance(0.35)) return "";
  const colour = random.pick(["#27724f", "#a3421a", "#14606f", "#574593", "#d9a441"]);
  const at = { x: x + 46, y: y + 6 };
  const tip = { x: at.x + 70, y: top - 150 };
  return (
    el("path", {
      d: `M${at.x} ${at.y}L${tip.x} ${tip.y}`,
      stroke: "#fbf6ea",
      "stroke-width": 22,
      "stroke-linecap": "butt",
    }) +
    el("path", {
      d: `M${at.x} ${at.y}L${tip.x} ${tip.y}`,
      stroke: colour,
      "stroke-width": 22,
      "stroke-dasharray": "16 16",
      opacity: 0.85,
    }) +
    el("path", {
      d: `M${at.x - 6} ${at.y}L${tip.x - 6} ${tip.y}`,
      stroke: "#ffffff",
      "stroke-width": 4,
      opacity: 0.6,
    })
  );
}

export function afloat(
  { sketch }: DishContext,
  shown: readonly Helping[],
  { x, squash }: Glass,
  y: number,
  half: number,
): string {
  const random = sketch.random.fork("afloat");
  return shown
    .slice(0, 2)
    .flatMap((helping, k) =>
      Array.from({ length: helping.look.size < 30 ? 6 : 2 }, (_, i) => {
        const at = {
          x: x + (k === 0 ? -1 : 1) * half * (0.2 + 0.18 * (i % 3)),
          y: y + random.between(-0.5, 0.5) * half * squash,
        };
        return group(
          { transform: `${place(at)} scale(1 0.5)` },
          onePiece(sketch, helping, {
            x: 0,
            y: 0,
            size: Math.min(84, Math.max(20, helping.look.size * 1.2)),
            random: random.fork(`${k}${i}`),
          }),
        );
      }),
    )
    .join("");
}

/** A slice of the drink's fruit on the rim. */
export function rimSlice(
  { sketch }: DishContext,
  shown: readonly Helping[],
  { x, top, mouth }: Glass,
): string {
  const fruit = shown.find(({ food }) => isSlice(food) && !/tomato|beetroot|mango/.test(food));
  return fruit === undefined ? "" : onePiece(sketch, fruit, { x: x - mouth + 6, y: top + 26, size: 132 });
}

/** The drink's ingredients on the table. */
export function beside({ sketch }: DishContext, shown: readonly Helping[], glass: Glass): string {
  const random = sketch.random.fork("beside");
  return shown
    .slice(0, 2)
    .flatMap((helping, k) => {
      const small = helping.look.size < 40;
      return Array.from({ length: small ? 7 : 3 }, (_, i) => {
        const side = k === 0 ? 1 : -1;
        const at = {
          x: glass.x + side * (210 + (i % 4) * (small ? 46 : 88)),
          y: 770 + (i % 2) * 40 + random.between(-14, 14),
        };
        return onePiece(sketch, helping, {
          ...at,
          size: Math.min(130, Math.max(36, helping.look.size * 1.7)),
          random: random.fork(`${k}${i}`),
        });
      });
    })
    .join("");
}
