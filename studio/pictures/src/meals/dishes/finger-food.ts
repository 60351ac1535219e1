import { darken } from "@fernwell/studio-drawing/colour";
import { type Point, polar } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import { onePiece } from "../arrange/brush.ts";
import { disc } from "../arrange/regions.ts";
import { scatter, strew } from "../arrange/strew.ts";
import { isHerb, isSaladLeaf, isSeed, matching, oneOf, only, pieces } from "../helpings.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { bowl, plate } from "../vessels/round.ts";
import { fill } from "../vessels/vessel.ts";
import { dipBowlFill } from "./dip-bowl.ts";
import { chooseCentre, type DishContext, type DrawDish, type DrawnDish, fromAbove, isNamed } from "./dish.ts";
import { leavesUnder } from "./leaf-bites.ts";
import { type Morsel, morsels } from "./morsels.ts";
import { toppings } from "./wet.ts";

const isDipped = matching(/avocado|black-eyed|chickpeas/);

export const fingerFood: DrawDish = (context) => {
  if (isNamed(context, /skewers/)) return skewers(context);
  if (isNamed(context, /wedges/)) return wedgesWithDip(context);
  const morsel = morsels.find(({ test }) => isNamed(context, test));
  return morsel === undefined ? nibbles(context) : arranged(context, morsel);
};

/** Small pieces in rings on a plate, around a dip if there is one. */
function arranged(context: DishContext, { count, spread, colour, draw }: Morsel): DrawnDish {
  const { sketch } = context;
  const vessel = plate(sketch, chooseGlaze(sketch, colour), chooseCentre(context), 394, 0.8);
  const { middle, room } = vessel;
  const hasDip = isNamed(context, /sauce|dip|relish|mojo/);
  const outer = hasDip ? count : Math.ceil(count * 0.68);
  const ring = (many: number, radius: number, from: number): (Point & { turn: number })[] =>
    Array.from({ length: many }, (_, i) => ({
      ...polar(from + (i * 360) / many, radius + sketch.random.near(0, 8), middle),
      turn: sketch.random.between(0, 360),
    }));
  const spots = [
    ...ring(outer, room * 0.72 * spread, 12),
    ...(hasDip ? [] : ring(count - outer, count - outer < 2 ? 0 : room * 0.3, 40)),
  ];
  const dip = hasDip ? dipBowl(context, middle, 138) : "";
  return fromAbove(
    vessel,
    vessel.under +
      leavesUnder(context, middle, room * 0.8) +
      spots.map((spot, i) => draw(context, spot, i)).join("") +
      dip +
      toppings(
        {
          ...context,
          helpings: context.helpings.filter(({ food }) => isHerb(food) || food === "pomegranate-seeds"),
        },
        vessel,
      ),
    [],
  );
}

function dipBowl(context: DishContext, middle: Point, radius: number): string {
  const inner = { ...context.sketch, random: context.sketch.random.fork("dip-bowl") };
  const vessel = bowl(inner, chooseGlaze(inner, "#c2542c"), middle, radius, 0.8);
  return fill(inner, vessel, dipBowlFill({ ...context, sketch: inner }, middle, vessel.room));
}

function wedgesWithDip(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const vessel = plate(sketch, chooseGlaze(sketch, "#e08a3a"), chooseCentre(context), 394, 0.8);
  const { middle, room } = vessel;
  const kumara = pieces(helpings).filter(({ food }) => food === "kumara");
  return fromAbove(
    vessel,
    vessel.under +
      kumara
        .map((part) =>
          scatter(sketch, disc(middle, room * 0.86), part, {
            count: 62,
            size: 170,
            isCooked: true,
            lift: 1.5,
          }),
        )
        .join("") +
      dipBowl(context, { x: middle.x + 70, y: middle.y + 40 }, 150) +
      toppings({ ...context, helpings: helpings.filter(({ food }) => isHerb(food)) }, vessel),
    [],
  );
}

/** Pieces threaded on sticks, side by side. */
function skewers(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const vessel = plate(sketch, chooseGlaze(sketch, "#e06a5a"), chooseCentre(context), 394, 0.82);
  const threaded = pieces(helpings, isSeed).slice(0, 4);
  const { middle } = vessel;
  const rows = [-210, -106, 0, 106, 210].map((dy, row) => {
    const length = 2 * Math.sqrt(330 ** 2 - dy ** 2) * 0.92;
    const stick = el("path", {
      d: `M${middle.x - length / 2 - 50} ${middle.y + dy + 14}L${middle.x + length / 2 + 50} ${middle.y + dy - 14}`,
      stroke: "#d8b37c",
      "stroke-width": 8,
      "stroke-linecap": "round",
    });
    const count = Math.floor(length / 78);
    return (
      stick +
      Array.from({ length: count }, (_, i) => {
        const part = threaded[(i + row) % threaded.length];
        return part === undefined
          ? ""
          : onePiece(sketch, part, {
              x: middle.x - length / 2 + (i + 0.5) * (length / count),
              y: middle.y + dy - 8,
              size: Math.min(128, Math.max(88, part.look.size * 1.3)),
              random: sketch.random.fork(`${row}-${i}`),
            });
      }).join("")
    );
  });
  return fromAbove(vessel, vessel.under + rows.join(""), []);
}

/** A bowl full of snacks. */
function nibbles(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const main = pieces(helpings, isHerb, isSaladLeaf, oneOf("sesame-seeds", "nori", "oregano-dried"));
  const heap = main.length > 0 ? main : pieces(helpings);
  const vessel = bowl(
    sketch,
    chooseGlaze(sketch, heap[0]?.look.colour ?? "#c08a4a"),
    chooseCentre(context),
    366,
    0.7,
  );
  const { middle, room } = vessel;
  const isSmall = heap.some(({ food }) => isSeed(food) || isDipped(food));
  const { lower, upper } = strew(sketch, disc(middle, room * 0.94), heap, {
    cover: isSmall ? 2.6 : 2.2,
    most: 300,
    scale: 1.1,
  });
  const food =
    el("circle", {
      cx: middle.x,
      cy: middle.y,
      r: room,
      fill: darken(heap[0]?.look.colour ?? "#6a4a2a", 0.28),
    }) +
    lower +
    el("circle", { cx: middle.x, cy: middle.y, r: room, fill: "#20120a", opacity: 0.2 }) +
    upper +
    only(helpings, oneOf("nori"))
      .map((sheet) => scatter(sketch, disc(middle, room * 0.8), sheet, { count: 10 }))
      .join("") +
    toppings(context, vessel);
  return fromAbove(vessel, fill(sketch, vessel, food), []);
}
