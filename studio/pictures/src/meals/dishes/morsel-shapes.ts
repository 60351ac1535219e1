import type { Point } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { disc } from "../arrange/regions.ts";
import { scatter, strew } from "../arrange/strew.ts";
import { type Helping, isHerb, isSeed, matching, only, pieces } from "../helpings.ts";
import { bar } from "../items/rolled.ts";
import { solid } from "../items/shaped.ts";
import type { DishContext } from "./dish.ts";

export const listFlecks = (helpings: readonly Helping[]) =>
  [...only(helpings, isHerb), ...pieces(helpings)].slice(0, 4).map(({ look }) => look.colour);
export const findColour = (context: DishContext, ids: RegExp, fallback: string) =>
  context.helpings.find(({ food }) => ids.test(food))?.look.colour ?? fallback;

/** A hollow stick or half with a filling. */
export function boat(
  context: DishContext,
  spot: Point & { turn: number },
  {
    length,
    girth,
    shell,
    inside,
    holder,
  }: { length: number; girth: number; shell: string; inside: string; holder: RegExp },
): string {
  const { sketch, helpings } = context;
  const filling = pieces(helpings, matching(holder), isHerb, isSeed);
  const { lower, upper } = strew(
    { ...sketch, random: sketch.random.fork(`boat-${spot.x}`) },
    disc({ x: 0, y: 0 }, length * 0.4, 0.24),
    filling,
    { cover: 1.7, scale: 0.62, most: 8 },
  );
  const herb = only(helpings, isHerb)[0];
  return (
    solid(sketch, spot, bar(length, girth), {
      colour: shell,
      height: 12,
      over: el("path", { d: bar(length * 0.95, girth * 0.76), fill: inside }),
    }) +
    group({ transform: `${place({ x: spot.x, y: spot.y })} rotate(${spot.turn})` }, lower, upper) +
    (herb === undefined ? "" : scatter(sketch, disc(spot, 40), herb, { count: 2, size: 44 }))
  );
}
