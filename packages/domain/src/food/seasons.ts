import type { Hemisphere } from "../people/hemisphere.ts";
import type { IngredientId } from "./ingredient.ts";

/**
 * When fruit and vegetables are harvested, as calendars for temperate Europe publish it: the first and the last month,
 * counted from 1. What is in the shops all year has none.
 */
const seasons: Readonly<Record<string, readonly [from: number, to: number]>> = {
  apple: [8, 11],
  apricot: [6, 8],
  asparagus: [4, 6],
  aubergine: [6, 10],
  beetroot: [6, 11],
  blackberries: [7, 10],
  blueberries: [6, 9],
  "bok-choy": [6, 10],
  "broad-beans": [5, 8],
  broccoli: [6, 11],
  "brussels-sprouts": [10, 2],
  "butternut-squash": [9, 12],
  cabbage: [6, 11],
  carrot: [6, 11],
  cauliflower: [5, 10],
  celeriac: [9, 3],
  celery: [6, 10],
  cherries: [6, 8],
  "cherry-tomatoes": [7, 10],
  "cos-lettuce": [5, 10],
  courgette: [6, 10],
  cranberries: [10, 12],
  cucumber: [6, 9],
  feijoa: [10, 12],
  "fennel-bulb": [6, 10],
  "figs-fresh": [8, 10],
  grapefruit: [11, 3],
  grapes: [8, 10],
  "green-beans": [6, 9],
  "green-capsicum": [7, 10],
  "iceberg-lettuce": [5, 10],
  kale: [10, 2],
  kiwifruit: [11, 3],
  kohlrabi: [5, 10],
  kumara: [9, 12],
  leek: [9, 3],
  "lettuce-mixed-leaves": [5, 10],
  mandarin: [11, 1],
  mangetout: [6, 8],
  "napa-cabbage": [9, 12],
  nectarine: [7, 9],
  orange: [11, 4],
  parsnip: [10, 3],
  peach: [6, 9],
  pear: [8, 11],
  persimmon: [10, 12],
  plum: [7, 10],
  "pomegranate-seeds": [10, 12],
  pumpkin: [9, 11],
  radicchio: [9, 12],
  radish: [4, 9],
  raspberries: [6, 9],
  "red-cabbage": [9, 12],
  "red-capsicum": [7, 10],
  rhubarb: [4, 6],
  rocket: [4, 10],
  rockmelon: [7, 9],
  "savoy-cabbage": [9, 2],
  silverbeet: [6, 10],
  spinach: [4, 6],
  strawberries: [5, 7],
  "sugar-snap-peas": [6, 8],
  swede: [10, 2],
  sweetcorn: [8, 10],
  tomato: [7, 10],
  turnip: [10, 2],
  watercress: [4, 10],
  watermelon: [7, 9],
  "yellow-capsicum": [7, 10],
};

export const seasonalIngredientIds = Object.keys(seasons) as IngredientId[];

export function hasSeason(id: IngredientId): boolean {
  return Object.hasOwn(seasons, id);
}

/** Southern seasons are half a year later. */
export function isInSeason(id: IngredientId, month: number, hemisphere: Hemisphere): boolean {
  const season = seasons[id];
  if (season === undefined) return false;
  const northern = hemisphere === "north" ? month : ((month + 5) % 12) + 1;
  const [from, to] = season;
  return from <= to ? from <= northern && northern <= to : northern >= from || northern <= to;
}
