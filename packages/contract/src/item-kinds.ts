import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";

interface WireName {
  readonly plan: string;
  readonly favourite: string;
  /** The segment of an address that names the kind. */
  readonly category: string;
}

/** How the wire and the addresses spell each kind of item. */
export const wireNames = {
  meal: { plan: "personal_meal_plan", favourite: "favorite_meal_plan", category: "meals" },
  exercise: { plan: "personal_exercise_plan", favourite: "favorite_exercise_plan", category: "exercises" },
  meditation: {
    plan: "personal_meditation_plan",
    favourite: "favorite_meditation_plan",
    category: "meditations",
  },
} as const satisfies Record<ItemKind, WireName>;

type WireNames = (typeof wireNames)[ItemKind];
export type PlanKind = WireNames["plan"];
export type ItemFavouriteKind = WireNames["favourite"];
export type ItemCategory = WireNames["category"];

export const planKinds: readonly PlanKind[] = itemKinds.map((kind) => wireNames[kind].plan);
export const itemFavouriteKinds: readonly ItemFavouriteKind[] = itemKinds.map(
  (kind) => wireNames[kind].favourite,
);

/** The kind that a wire name stands for; the calls about plans accept all three spellings. */
export function parseItemKind(name: ItemKind | PlanKind | ItemFavouriteKind): ItemKind {
  const kind = itemKinds.find(
    (each) => name === each || name === wireNames[each].plan || name === wireNames[each].favourite,
  );
  if (kind === undefined) throw new Error(`no item kind is called ${name}`);
  return kind;
}
