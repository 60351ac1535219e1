import { darken, mix } from "@fernwell/studio-drawing/colour";
import { type Point, polar } from "@fernwell/studio-drawing/shapes";
import { onePiece } from "../arrange/brush.ts";
import { type FoodTest, find, type Helping, isFish, isHerb, isMeat, isMince, matching } from "../helpings.ts";
import { carved } from "../items/carving.ts";
import { drumstick } from "../items/poultry.ts";
import { patty } from "../items/shaped.ts";
import { skewer } from "../items/skewers.ts";
import { type DishContext, isNamed } from "./dish.ts";

/** The main piece on a plate, and the ingredients it is made of. */
export interface MainPiece {
  readonly uses: FoodTest;
  draw(at: Point, room: number): string;
}

/** Finds the main piece on the plate, if there is one. */
export function findMainPiece(context: DishContext): MainPiece | null {
  const { sketch, helpings } = context;
  const [mince, fish, meat] = [find(helpings, isMince), find(helpings, isFish), find(helpings, isMeat)];
  const herb = find(helpings, isHerb)?.look.colour ?? "#5f8f3f";
  if (isNamed(context, /satay|kofta|kebab|skewer/)) {
    const main = mince ?? meat;
    return (
      main && {
        uses: same(main),
        draw: (at, room) =>
          drawRow(4, at, room * 0.3, (spot) =>
            skewer(
              sketch,
              { ...spot, turn: -28 },
              { length: room * 1.15, girth: 74, colour: roasted(main), flecks: [herb] },
            ),
          ),
      }
    );
  }
  if (isNamed(context, /patties|fritters|cakes|lindström|lindstrom/)) return patties(context, herb);
  if (fish !== null) {
    const count = isNamed(context, /satay|steamed/) ? 1 : 2;
    return {
      uses: same(fish),
      draw: (at, room) =>
        drawRow(count, at, room * 0.38, (spot, i) =>
          onePiece(sketch, fish, {
            ...spot,
            size: room * 1.12,
            isCooked: true,
            random: sketch.random.fork(`fish-${i}`),
          }),
        ),
    };
  }
  if (
    meat !== null &&
    mince === null &&
    /^(?:beef-fillet|venison|lamb-shoulder|lamb-leg|beef-rump|pork|duck)/.test(meat.food)
  ) {
    return {
      uses: same(meat),
      draw: (at, room) =>
        carved(
          sketch,
          { ...at, turn: -12 },
          {
            length: room * 1.36,
            width: room * 0.6,
            crust: darken(roasted(meat), 0.25),
            inside: mix(meat.look.colour, "#c8626a", 0.3),
          },
        ),
    };
  }
  if (meat !== null && /drumstick|thigh/.test(meat.food)) {
    return {
      uses: same(meat),
      draw: (at, room) =>
        drawRow(3, at, room * 0.36, (spot, i) =>
          drumstick(sketch, { ...spot, turn: -30 + i * 14 }, room * 0.62, roasted(meat)),
        ),
    };
  }
  return null;
}

function patties(context: DishContext, herb: string): MainPiece {
  const { sketch, helpings } = context;
  const isInside = matching(
    /mince|^(?:canned-salmon|mussels|kumara|egg|rice-flour|beetroot|capers|courgette|black-eyed-peas|hoki|dried-chickpeas)$/,
  );
  const inside = helpings.filter(({ food }) => isInside(food)).sort((a, b) => b.grams - a.grams);
  const colour = mix(inside[0]?.look.colour ?? "#b98a4a", "#a8642a", 0.4);
  const flecks = [herb, ...inside.slice(1, 3).map(({ look }) => look.colour)];
  return {
    uses: isInside,
    draw: (at, room) =>
      [
        [-0.42, 0.1],
        [0.02, 0.28],
        [0.44, 0.02],
        [0, -0.2],
      ]
        .map(([dx = 0, dy = 0]) =>
          patty(
            sketch,
            { x: at.x + dx * room, y: at.y + dy * room, turn: sketch.random.between(0, 360) },
            { rx: room * 0.29, colour, flecks },
          ),
        )
        .join(""),
  };
}

export function roasted({ look }: Pick<Helping, "look">): string {
  return mix(look.colour, "#8a4a1e", 0.42);
}

function same({ food }: Helping): FoodTest {
  return (other) => other === food;
}

function drawRow(
  count: number,
  at: Point,
  step: number,
  draw: (spot: Point, index: number) => string,
): string {
  return Array.from({ length: count }, (_, i) => draw(polar(76, (i - (count - 1) / 2) * step, at), i)).join(
    "",
  );
}
