import type { Point } from "@fernwell/studio-drawing/shapes";
import { onePiece } from "../arrange/brush.ts";
import { disc } from "../arrange/regions.ts";
import { scatter, strew } from "../arrange/strew.ts";
import { isSaladLeaf, oneOf, only, pieces } from "../helpings.ts";
import type { DishContext } from "./dish.ts";

export function leafBite({ sketch, helpings }: DishContext, spot: Point, index: number): string {
  const leaf = helpings.find(({ food }) => food === "spinach");
  const inner = { ...sketch, random: sketch.random.fork(`bite-${index}`) };
  const { lower, upper } = strew(inner, disc(spot, 46), pieces(helpings, oneOf("spinach")), {
    cover: 1.8,
    most: 4,
    scale: 0.8,
  });
  return (
    (leaf === undefined ? "" : onePiece(inner, leaf, { ...spot, size: 230, random: inner.random })) +
    lower +
    upper
  );
}

export function leavesUnder({ sketch, helpings }: DishContext, middle: Point, reach: number): string {
  return only(helpings, isSaladLeaf)
    .map((leaf) => scatter(sketch, disc(middle, reach), leaf, { count: 22 }))
    .join("");
}
