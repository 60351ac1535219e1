import type { Meal } from "@fernwell/domain/food/meal";
import { type Look, lookOf } from "./ingredients/looks.ts";

/** One ingredient of a meal, with how it looks and how much of the plate it takes. */
export interface Helping {
  readonly id: string;
  readonly grams: number;
  readonly look: Look;
  /** Of all that can be seen, from 0 to 1, once cooked. */
  readonly share: number;
}

export type Grocer = (id: string) => boolean;

export const isRice = oneOf("white-rice", "brown-rice", "basmati-rice", "arborio-rice", "wild-rice");
export const isGrain = oneOf(
  "quinoa",
  "bulgur",
  "couscous",
  "millet",
  "buckwheat-groats",
  "pearl-barley",
  "spelt",
);
export const isStrand = oneOf("rice-noodles", "egg-noodles", "soba-noodles");
export const isPasta = oneOf("pasta", "wholemeal-pasta");
export const isPulse = matching(/beans$|peas$|lentils$|chickpeas$|^edamame$/);
export const isBread = matching(/bread$|tortilla$|^naan$|^crispbread|^rice-cakes$/);
export const isEgg = oneOf("egg");
export const isSaladLeaf = oneOf(
  "cos-lettuce",
  "iceberg-lettuce",
  "lettuce-mixed-leaves",
  "rocket",
  "watercress",
  "radicchio",
);
export const isGreen = matching(/spinach$|^kale$|^silverbeet$|^bok-choy$|cabbage$|^savoy/);
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
);
export const isFish = matching(
  /^(?:salmon|cod|hoki|trout|snapper|mackerel|fresh-tuna|sea-bass|tilapia|halibut)$/,
);
export const isMeat = matching(/^(?:beef|lamb|pork|chicken|turkey|duck|venison|whole-chicken)/);
export const isMince = matching(/mince/);
export const isCreamy = matching(
  /yoghurt$|^(?:ricotta|part-skim-ricotta|sour-cream|coconut-cream|cream|cream-cheese|tahini|kefir|buttermilk)$/,
);
export const isSeed = matching(/seeds$|^linseed$|^pine-nuts$|^desiccated-coconut$/);
export const isNut = matching(/nuts$|^almonds$|^pistachios$|^cashews$|^pecans$|^macadamias$/);
/** Seasoning that nobody looks for on a plate of something sweet. */
export const isSpice = matching(
  /^(?:cinnamon|cardamom|ginger|cloves|nutmeg|saffron|star-anise|allspice|turmeric|bay-leaf|cumin|caraway|fennel-seed)$/,
);
/** Cooked away into what carries them. */
export const isSoftened = matching(/^(?:onion|garlic|ginger|shallot|lemongrass|leek)$/);

export function helpingsOf(meal: Meal): Helping[] {
  const seen = meal.ingredients.map(({ ingredientId: id, grams }) => {
    const look = lookOf(id);
    return { id: id as string, grams, look, bulk: grams * bulkOf(id, look) };
  });
  const total = seen.reduce((sum, { bulk }) => sum + bulk, 0) || 1;
  return seen.map(({ bulk, ...helping }) => ({ ...helping, share: bulk / total }));
}

/** How fresh things look once they have simmered: leaves wilt, tomatoes fall apart. */
export function simmered(helpings: readonly Helping[]): Helping[] {
  return helpings.map((helping) => {
    if (helping.id === "tomato") return { ...helping, look: lookOf("canned-tomatoes") };
    if (!/^(?:spinach|silverbeet|kale)$/.test(helping.id)) return helping;
    const { size, ...wilted } = lookOf("frozen-spinach");
    return { ...helping, look: { ...wilted, colour: helping.look.colour, size: size * 0.9 } };
  });
}

/** What shows as pieces, the most of it first. Ground spice does not, nor the leaf nobody eats. */
export function pieces(helpings: readonly Helping[], ...without: readonly Grocer[]): Helping[] {
  return helpings
    .filter(({ id, look }) => isSolid(look) && !isSpice(id) && !without.some((is) => is(id)))
    .sort((a, b) => b.share - a.share);
}

/** Spices that went in whole and are still there when the lid comes off. */
export function wholeSpices(helpings: readonly Helping[]): Helping[] {
  return helpings.filter(({ id, grams }) => /^(?:cinnamon|star-anise)$/.test(id) && grams >= 2.5);
}

function isSolid({ presence, cut }: Look): boolean {
  return presence > 0 && cut !== "liquid" && cut !== "powder";
}

export function only(helpings: readonly Helping[], ...kinds: readonly Grocer[]): Helping[] {
  return helpings.filter(({ id }) => kinds.some((is) => is(id))).sort((a, b) => b.share - a.share);
}

export function find(helpings: readonly Helping[], ...kinds: readonly Grocer[]): Helping | null {
  return only(helpings, ...kinds)[0] ?? null;
}

export function oneOf(...ids: readonly string[]): Grocer {
  const known = new Set(ids);
  return (id) => known.has(id);
}

export function matching(expression: RegExp): Grocer {
  return (id) => expression.test(id);
}

/** Dry grains swell, leaves are airy, what melts into the pan hardly shows. */
function bulkOf(id: string, { cut, presence }: Look): number {
  if (presence === 0 || cut === "powder") return 0;
  if (cut === "liquid") return 0.4;
  if (isSoftened(id)) return 0.35;
  if (isRice(id) || isGrain(id) || isStrand(id) || isPasta(id)) return 2.4;
  if (/^(?:brown-lentils|red-lentils|split-peas|mung-beans|dried-chickpeas|black-eyed-peas)$/.test(id))
    return 2.2;
  if (cut === "leaves") return isGreen(id) ? 0.9 : 2.2;
  return 1;
}
