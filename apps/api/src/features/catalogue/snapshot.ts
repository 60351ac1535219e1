import { setImmediate as letOthersRun } from "node:timers/promises";
import type { CatalogueExercise, Coach } from "@fernwell/catalogue/catalogue";
import type { PublishedItem } from "@fernwell/catalogue/publish";
import type { Option, OptionListName } from "@fernwell/contract/catalogue";
import { type Bitset, bitsetOf } from "@fernwell/domain/bitset";
import type { Meditation } from "@fernwell/domain/calm/meditation";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { Ingredient } from "@fernwell/domain/food/ingredient";
import { coachToWire, exerciseToWire, mealToWire, meditationToWire, type Words } from "./catalogue.wire.ts";
import { exerciseFacets, type Facet, mealFacets, meditationFacets } from "./facets.ts";

/** The items of one kind, with what a request needs of them made beforehand. */
export interface Shelf<Item> {
  readonly items: readonly Item[];
  /** Each item as JSON without what is personal; in the order of the items. */
  readonly bodies: readonly Buffer[];
  find(id: string): { readonly item: Item; readonly body: Buffer } | null;
  /** The positions of the items that have the facet. */
  having(facet: Facet): Bitset;
}

/** One published version of the catalogue, held whole in memory and never changed. */
export interface Snapshot {
  readonly versionId: string;
  readonly ingredients: ReadonlyMap<string, Ingredient>;
  readonly meals: Shelf<DerivedMeal>;
  readonly exercises: Shelf<CatalogueExercise>;
  readonly meditations: Shelf<Meditation>;
  readonly coaches: Shelf<Coach>;
  optionsOf(list: OptionListName): readonly Option[];
}

/** Takes its work in small bites, since the process goes on answering requests from the version before. */
export async function buildSnapshot(
  versionId: string,
  published: readonly PublishedItem[],
): Promise<Snapshot> {
  const all = <Item>(kind: PublishedItem["kind"]) =>
    published.filter((item) => item.kind === kind).map(({ body }) => body as Item);
  const ingredients = new Map(all<Ingredient>("ingredient").map((each) => [String(each.id), each]));
  const exercises = all<CatalogueExercise>("exercise");
  const lists = new Map(
    published
      .filter(({ kind }) => kind === "option-list")
      .map(({ id, body }) => [id, toOptions(body as OptionListBody)]),
  );
  const exerciseNames = new Map(exercises.map(({ id, name }) => [String(id), name]));
  const words: Words = {
    ingredient: (id) => ingredients.get(id)?.name ?? id,
    exercise: (id) => exerciseNames.get(id) ?? id,
    option: (list, id) => lists.get(list)?.find(({ _id }) => _id === id)?.name ?? id,
  };

  return {
    versionId,
    ingredients,
    meals: await fillShelf(all<DerivedMeal>("meal"), (meal) => mealToWire(meal, words), mealFacets),
    exercises: await fillShelf(exercises, (exercise) => exerciseToWire(exercise, words), exerciseFacets),
    meditations: await fillShelf(
      all<Meditation>("meditation"),
      (meditation) => meditationToWire(meditation, words),
      meditationFacets,
    ),
    coaches: await fillShelf(all<Coach>("coach"), coachToWire, () => []),
    optionsOf: (list) => lists.get(list) ?? [],
  };
}

interface OptionListBody {
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

function toOptions({ options }: OptionListBody): Option[] {
  return options.map(({ id, name }) => ({ _id: id, name }));
}

const biteSize = 200;

async function fillShelf<Item extends { readonly id: string }>(
  items: readonly Item[],
  toWire: (item: Item) => object,
  facetsOf: (item: Item) => readonly Facet[],
): Promise<Shelf<Item>> {
  const bodies: Buffer[] = [];
  const positions = new Map<string, number>();
  const positionsByFacet = new Map<Facet, number[]>();
  for (const [position, item] of items.entries()) {
    if (position % biteSize === 0) await letOthersRun();
    bodies.push(Buffer.from(JSON.stringify(toWire(item))));
    positions.set(item.id, position);
    for (const facet of facetsOf(item)) {
      const found = positionsByFacet.get(facet);
      if (found === undefined) positionsByFacet.set(facet, [position]);
      else found.push(position);
    }
  }
  const bits = new Map(
    [...positionsByFacet].map(([facet, having]) => [facet, bitsetOf(items.length, having)]),
  );
  const nothing = bitsetOf(items.length, []);
  return {
    items,
    bodies,
    find(id) {
      const position = positions.get(id);
      if (position === undefined) return null;
      const item = items[position];
      const body = bodies[position];
      return item && body ? { item, body } : null;
    },
    having: (facet) => bits.get(facet) ?? nothing,
  };
}
