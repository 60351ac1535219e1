import { darken, mix } from "@fernwell/studio-drawing/colour";
import { el } from "@fernwell/studio-drawing/svg";
import { glints } from "../arrange/liquids.ts";
import { disc } from "../arrange/regions.ts";
import { strandNest } from "../arrange/strands.ts";
import { strew } from "../arrange/strew.ts";
import { find, type Helping, isHerb, isMince, isPasta, isSeed, isStrand, pieces } from "../helpings.ts";
import { pastaHeap } from "../items/pasta.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { bowl } from "../vessels/round.ts";
import { fill, type Vessel } from "../vessels/vessel.ts";
import { chooseCentre, type DishContext, type DrawDish, type DrawnDish, fromAbove, isNamed } from "./dish.ts";
import { inSkillet } from "./skillets.ts";
import { toppings } from "./wet.ts";

export const noodles: DrawDish = (context) =>
  nest(context, find(context.helpings, isStrand), (vessel, strand) =>
    strandNest(
      context.sketch,
      { middle: vessel.middle, rx: vessel.room * 0.94 },
      { colour: mix(strand.look.colour, "#f3dfae", 0.3), girth: 10, strands: 84 },
    ),
  );

export const pasta: DrawDish = (context) =>
  nest(context, find(context.helpings, isPasta), (vessel, kind) =>
    isNamed(context, /sarde|spaghetti|linguine/)
      ? strandNest(
          context.sketch,
          { middle: vessel.middle, rx: vessel.room * 0.9 },
          { colour: mix(kind.look.colour, "#e9b95e", 0.5), girth: 12, strands: 72 },
        )
      : pastaHeap(context.sketch, vessel.middle, vessel.room * 0.86, mix(kind.look.colour, "#e9b95e", 0.35)),
  );

function nest(
  context: DishContext,
  strand: Helping | null,
  lay: (vessel: Vessel, strand: Helping) => string,
): DrawnDish {
  const { sketch, helpings } = context;
  if (strand === null) return inSkillet(context);
  const vessel = bowl(sketch, chooseGlaze(sketch, strand.look.colour), chooseCentre(context), 380, 0.6);
  const { middle, room } = vessel;
  const parts = pieces(helpings, isHerb, isSeed, isStrand, isPasta, isMince);
  const { lower, upper } = strew(sketch, disc(middle, room * 0.8), parts, {
    cover: 0.62,
    scale: 1.05,
    isCooked: true,
  });
  const food =
    el("circle", {
      cx: middle.x,
      cy: middle.y,
      r: room,
      fill: darken(mix(strand.look.colour, "#e9c88a", 0.4), 0.2),
    }) +
    lay(vessel, strand) +
    lower +
    upper +
    toppings(context, vessel) +
    glints(sketch, middle, room, { strength: 0.3 });
  return fromAbove(vessel, fill(sketch, vessel, food), ["fork"]);
}
