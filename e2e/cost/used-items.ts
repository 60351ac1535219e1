import type { ItemKind } from "@fernwell/domain/item-kind";

/** Always the same, and not what is suggested, so that a new entry of the catalogue changes nothing. All suit the person. */
export const usedItems: Readonly<Record<ItemKind, readonly [string, ...string[]]>> = {
  meal: [
    "scrambled-eggs",
    "chickpea-scramble",
    "lomo-saltado-with-oven-potatoes",
    "amaranth-porridge-with-raspberries",
    "lebanese-lemon-lentil-soup-with-silverbeet",
    "aloo-matar-in-a-hurry",
    "buckwheat-porridge-with-cardamom-pear",
    "sweetcorn-and-potato-chowder",
    "tofu-and-pea-curry-with-tomato",
    "yoghurt-with-berries-and-toasted-oats",
    "pumpkin-and-white-bean-soup-with-rosemary",
    "cheddar-polenta-with-peperonata",
    "warm-chickpeas-with-tomato-and-cucumber",
    "red-lentil-dal-with-carrot-and-lemon",
  ],
  exercise: [
    "biceps-curl",
    "lateral-raise",
    "lat-pulldown",
    "seated-cable-row",
    "pallof-press",
    "dumbbell-bench-press",
  ],
  meditation: ["a-square-of-chalk", "begin-again-bell", "ten-slow-steps", "rain-on-a-tin-roof"],
};

export function favouriteItems(kind: ItemKind): readonly string[] {
  return usedItems[kind].slice(0, 6);
}
