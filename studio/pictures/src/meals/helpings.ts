import type { IngredientId } from "@fernwell/domain/food/ingredient";
import type { DrawnMeal } from "./drawn-meal.ts";
import type { Look } from "./ingredients/look.ts";
import { chooseLook, requireLook } from "./ingredients/looks.ts";

/** An ingredient of a meal, with its look and its share of the plate. */
export interface Helping {
  readonly ingredientId: IngredientId;
  /** What it is drawn as: the name of its look, by which dishes decide where to put it. */
  readonly food: string;
  readonly grams: number;
  readonly look: Look;
  /** Its share of what is visible once cooked, from 0 to 1. */
  readonly share: number;
}

export type FoodTest = (id: string) => boolean;

export const isRice = oneOf("white-rice", "brown-rice", "basmati-rice", "arborio-rice", "wild-rice");
export const isGrain = oneOf(
  "quinoa",
  "bulgur",
  "couscous",
  "millet",
  "buckwheat-groats",
  "pearl-barley",
  "spelt",
  "any-grain",
  "any-pseudograin",
);
export const isStrand = oneOf("rice-noodles", "egg-noodles", "soba-noodles");
export const isPasta = oneOf("pasta", "wholemeal-pasta");
export const isPulse = matching(/beans$|peas$|lentils$|chickpeas$|^edamame$|^any-legume$/);
export const isBread = matching(/bread$|tortilla$|^naan$|^crispbread|^rice-cakes$/);
export const isEgg = oneOf("egg", "any-egg");
export const isSaladLeaf = oneOf(
  "cos-lettuce",
  "iceberg-lettuce",
  "lettuce-mixed-leaves",
  "rocket",
  "watercress",
  "radicchio",
);
const isGreen = matching(/spinach$|^kale$|^silverbeet$|^bok-choy$|cabbage$|^savoy/);
export const isHerb = oneOf(
  "basil",
  "coriander",
  "parsley",
  "mint",
  "dill",
  "chives",
  "thyme",
  "rosemary",
  "sage",
  "any-herb",
);
export const isFish = matching(
  /^(?:salmon|cod|hoki|trout|snapper|mackerel|fresh-tuna|sea-bass|tilapia|halibut|any-fish)$/,
);
export const isMeat = matching(
  /^(?:beef|lamb|pork|chicken|turkey|duck|venison|whole-chicken|any-poultry$|any-red-meat$)/,
);
export const isMince = matching(/mince/);
export const isCreamy = matching(
  /yoghurt$|^(?:ricotta|part-skim-ricotta|sour-cream|coconut-cream|cream|cream-cheese|tahini|kefir|buttermilk|any-dairy)$/,
);
export const isSeed = matching(/seeds$|^linseed$|^pine-nuts$|^desiccated-coconut$|^any-seed$/);
export const isNut = matching(/nuts$|^almonds$|^pistachios$|^cashews$|^pecans$|^macadamias$|^any-nut$/);
/** Seasoning that does not show in something sweet. */
export const isSpice = matching(
  /^(?:cinnamon|cardamom|ginger|cloves|nutmeg|saffron|star-anise|allspice|turmeric|bay-leaf|cumin|caraway|fennel-seed|any-spice)$/,
);
/** Ingredients that cook down until they hardly show. */
export const isSoftened = matching(/^(?:onion|garlic|ginger|shallot|lemongrass|leek)$/);

export function listHelpings(meal: DrawnMeal): Helping[] {
  const seen = meal.ingredients.map((ingredient) => {
    const { id: ingredientId, grams } = ingredient;
    const { food, look } = chooseLook(ingredient);
    return { ingredientId, food, grams, look, bulk: grams * estimateBulk(food, look) };
  });
  const total = seen.reduce((sum, { bulk }) => sum + bulk, 0) || 1;
  return seen.map(({ bulk, ...helping }) => ({ ...helping, share: bulk / total }));
}

/** Changes the looks of what has simmered: leaves wilt, tomatoes fall apart. */
export function simmered(helpings: readonly Helping[]): Helping[] {
  return helpings.map((helping) => {
    if (helping.food === "tomato") return { ...helping, look: requireLook("canned-tomatoes") };
    if (!/^(?:spinach|silverbeet|kale)$/.test(helping.food)) return helping;
    const { size, ...wilted } = requireLook("frozen-spinach");
    return { ...helping, look: { ...wilted, colour: helping.look.colour, size: size * 0.9 } };
  });
}

/** The ingredients that show as pieces, largest share first. */
export function pieces(helpings: readonly Helping[], ...without: readonly FoodTest[]): Helping[] {
  return helpings
    .filter(({ food, look }) => isSolid(look) && !isSpice(food) && !without.some((is) => is(food)))
    .sort((a, b) => b.share - a.share);
}

/** Whole spices that still show after cooking. */
export function wholeSpices(helpings: readonly Helping[]): Helping[] {
  return helpings.filter(({ food, grams }) => /^(?:cinnamon|star-anise)$/.test(food) && grams >= 2.5);
}

function isSolid({ presence, cut }: Look): boolean {
  return presence > 0 && cut !== "liquid" && cut !== "powder";
}

export function only(helpings: readonly Helping[], ...kinds: readonly FoodTest[]): Helping[] {
  return helpings.filter(({ food }) => kinds.some((is) => is(food))).sort((a, b) => b.share - a.share);
}

export function find(helpings: readonly Helping[], ...kinds: readonly FoodTest[]): Helping | null {
  return only(helpings, ...kinds)[0] ?? null;
}

export function oneOf(...ids: readonly string[]): FoodTest {
  const known = new Set(ids);
  return (id) => known.has(id);
}

export function matching(expression: RegExp): FoodTest {
  return (id) => expression.test(id);
}

/** Visible volume per gram: dry grains swell, leaves are airy, and what melts hardly shows. */
function estimateBulk(id: string, { cut, presence }: Look): number {
  if (presence === 0 || cut === "powder") return 0;
  if (cut === "liquid") return 0.4;
  if (isSoftened(id)) return 0.35;
  if (isRice(id) || isGrain(id) || isStrand(id) || isPasta(id)) return 2.4;
  if (/^(?:brown-lentils|red-lentils|split-peas|mung-beans|dried-chickpeas|black-eyed-peas)$/.test(id))
    return 2.2;
  if (cut === "leaves") return isGreen(id) ? 0.9 : 2.2;
  return 1;
}
