import { darken } from "@fernwell/studio-drawing/colour";
import type { Point } from "@fernwell/studio-drawing/shapes";
import { createBrush } from "../arrange/brush.ts";
import { liquid } from "../arrange/liquids.ts";
import { disc, spread } from "../arrange/regions.ts";
import { countFor, pieceSize } from "../arrange/strew.ts";
import type { DrawnMeal } from "../drawn-meal.ts";
import { type Helping, isHerb, matching } from "../helpings.ts";
import type { Sketch } from "../sketch.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { bowl } from "../vessels/round.ts";
import { fill } from "../vessels/vessel.ts";
import { cutlery, type Tool } from "./cutlery.ts";
import { napkin } from "./napkin.ts";

const chopstickKitchens = new Set(["Chinese", "Japanese", "Korean", "Vietnamese", "Hong Kong"]);
const servedAside = matching(
  /seeds$|nuts$|almonds$|pistachios$|^olives|^capers$|^lime$|^lemon$|^coriander$|^parsley$|^mint$|^basil$|^dill$|^chives$|^spring-onion$|^raspberries$|blueberries$|^strawberries$|^pomegranate-seeds$|^desiccated-coconut$|^radish$|^cherry-tomatoes$/,
);

export interface Setting {
  /** Drawn under the vessel. */
  readonly under: string;
  /** Drawn beside it. */
  readonly beside: string;
}

/** Lays napkin, cutlery and extras around a vessel that extends `reach` from `middle`. */
export function layTable(
  sketch: Sketch,
  meal: DrawnMeal,
  helpings: readonly Helping[],
  { middle, reach, ground, tools }: { middle: Point; reach: number; ground: string; tools: readonly Tool[] },
): Setting {
  const random = sketch.random.fork("table");
  const side = random.pick([-1, 1] as const);
  const isWide = reach > 440;
  const withNapkin = random.chance(0.62);
  const offers = helpings.filter(({ food, look }) => servedAside(food) && look.presence > 0);
  const aside = offers.some(({ food }) => !isHerb(food))
    ? offers.filter(({ food }) => !isHerb(food))
    : offers;
  const [offered] = tools;
  const tool =
    offered !== undefined && offered !== "wooden-spoon" && chopstickKitchens.has(meal.cuisine)
      ? "chopsticks"
      : offered;
  const toolAt = {
    x: Math.min(1120, Math.max(80, middle.x + side * (reach + 92))),
    y: middle.y + random.between(-10, 50),
  };
  const cloth = withNapkin
    ? napkin(
        sketch,
        { x: middle.x + side * (reach * 0.86), y: middle.y + random.between(-40, 60) },
        random.near(side * 9, 8),
        ground,
      )
    : "";
  const corner = {
    x: middle.x - side * (reach + 96),
    y: offered === "wooden-spoon" ? 146 : random.pick([150, 760]),
  };
  return {
    under: cloth,
    beside:
      (tool === undefined || isWide ? "" : cutlery(sketch, tool, toolAt, random.near(side * 5, 7))) +
      (aside.length > 0 && !isWide && random.chance(aside.some(({ food }) => !isHerb(food)) ? 0.55 : 0.22)
        ? sideBowl(sketch, random.pick(aside), corner)
        : ""),
  };
}

/** A small bowl with more of one ingredient. */
function sideBowl(sketch: Sketch, helping: Helping, middle: Point): string {
  const inner = { ...sketch, random: sketch.random.fork("side-bowl") };
  const vessel = bowl(inner, chooseGlaze(inner, helping.look.colour), middle, 104, 0.7);
  const size = Math.min(72, pieceSize(helping));
  const brush = createBrush(inner, helping, { size });
  const region = disc(middle, vessel.room * 0.86);
  const heap = spread(inner.random, region, Math.min(70, countFor(region, helping, size, 1.9)));
  return fill(
    inner,
    vessel,
    liquid(inner, middle, vessel.room, darken(helping.look.colour, 0.4)) +
      heap.map((at) => brush.dab(at)).join(""),
  );
}
