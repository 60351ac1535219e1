import { setImmediate as letOthersRun } from "node:timers/promises";
import type { CatalogueExercise, Coach } from "@fernwell/catalogue/catalogue";
import type { PublishedItem, PublishedMedia } from "@fernwell/catalogue/publish";
import type { Option, OptionListName } from "@fernwell/contract/catalogue";
import type { Meditation } from "@fernwell/domain/calm/meditation";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { Ingredient, IngredientId } from "@fernwell/domain/food/ingredient";
import { createFacetIndexBuilder, type FacetIndex } from "@fernwell/domain/recommend/facet-index";
import {
  type ExerciseFacet,
  exerciseFacets,
  type MealFacet,
  type MeditationFacet,
  mealFacets,
  meditationFacets,
} from "@fernwell/domain/recommend/facets";
import { mainIngredientOf } from "@fernwell/domain/recommend/kinship";
import { hashOf } from "@fernwell/domain/recommend/rank";
import { createFoodVocabulary, type FoodVocabulary } from "@fernwell/domain/safety/food-vocabulary";
import { type OpenObject, openObject } from "../../platform/http/serialised.ts";
import {
  coachToWire,
  exerciseToWire,
  type MediaFinder,
  mealToWire,
  meditationToWire,
  type Words,
} from "./catalogue.wire.ts";
import { createMediaFinder } from "./media.ts";

/** The items of one kind, with what a request needs of them made beforehand. */
export interface Shelf<Item, Facet extends string = never> {
  readonly items: readonly Item[];
  /** Each item as JSON, open for what is personal; in the order of the items. */
  readonly bodies: readonly OpenObject[];
  readonly index: FacetIndex<Facet>;
  /** Whether the items at two positions are too much of the same to stand side by side. */
  areAlike(one: number, other: number): boolean;
  find(id: string): { readonly item: Item; readonly body: OpenObject } | null;
}

export type ItemKind = "meal" | "exercise" | "meditation" | "coach";

/** One published version of the catalogue, held whole in memory and never changed. */
export interface Snapshot {
  readonly versionId: string;
  readonly ingredients: ReadonlyMap<IngredientId, Ingredient>;
  readonly vocabulary: FoodVocabulary;
  readonly words: Words;
  readonly meals: Shelf<DerivedMeal, MealFacet>;
  readonly exercises: Shelf<CatalogueExercise, ExerciseFacet>;
  readonly meditations: Shelf<Meditation, MeditationFacet>;
  readonly coaches: Shelf<Coach>;
  readonly findMedia: MediaFinder;
  optionsOf(list: OptionListName): readonly Option[];
}

/** Takes its work in small bites, since the process goes on answering requests from the version before. */
export async function buildSnapshot(
  versionId: string,
  published: readonly PublishedItem[],
): Promise<Snapshot> {
  const all = <Item>(kind: PublishedItem["kind"]) =>
    published.filter((item) => item.kind === kind).map(({ body }) => body as Item);
  const ingredientList = all<Ingredient>("ingredient");
  const ingredients = new Map(ingredientList.map((each) => [String(each.id), each]));
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

  const findMedia = createMediaFinder(all<PublishedMedia>("media"));

  return {
    versionId,
    ingredients: new Map(ingredientList.map((each) => [each.id, each])),
    vocabulary: createFoodVocabulary(ingredientList),
    words,
    meals: await fillShelf(shuffled(all<DerivedMeal>("meal")), {
      toWire: (meal) => mealToWire(meal, words, findMedia),
      facetsOf: mealFacets,
      kinshipOf: (meal) => [meal.cuisine, mainIngredientOf(meal, (id) => ingredients.get(id))],
    }),
    exercises: await fillShelf(shuffled(exercises), {
      toWire: (exercise) => exerciseToWire(exercise, words, findMedia),
      facetsOf: exerciseFacets,
      kinshipOf: ({ pattern, muscles }) => [pattern, muscles.primary[0] ?? null],
    }),
    meditations: await fillShelf(shuffled(all<Meditation>("meditation")), {
      toWire: (meditation) => meditationToWire(meditation, words, findMedia),
      facetsOf: meditationFacets,
      kinshipOf: ({ practice }) => [practice],
    }),
    coaches: await fillShelf(all<Coach>("coach"), {
      toWire: (coach) => coachToWire(coach, findMedia),
      facetsOf: (): never[] => [],
      kinshipOf: () => [],
    }),
    findMedia,
    optionsOf: (list) => lists.get(list) ?? [],
  };
}

interface OptionListBody {
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

function toOptions({ options }: OptionListBody): Option[] {
  return options.map(({ id, name }) => ({ _id: id, name }));
}

/** In an order that is always the same and keeps kindred names apart. */
function shuffled<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, hash: hashOf(item.id) }))
    .sort((one, other) => one.hash - other.hash)
    .map(({ item }) => item);
}

const biteSize = 200;

interface Filling<Item, Facet extends string> {
  readonly toWire: (item: Item) => object;
  readonly facetsOf: (item: Item) => readonly Facet[];
  /** Two items that share any of these are alike. */
  readonly kinshipOf: (item: Item) => readonly (string | null)[];
}

async function fillShelf<Item extends { readonly id: string; readonly name: string }, Facet extends string>(
  items: readonly Item[],
  { toWire, facetsOf, kinshipOf }: Filling<Item, Facet>,
): Promise<Shelf<Item, Facet>> {
  const bodies: OpenObject[] = [];
  const positions = new Map<string, number>();
  const kinship: (readonly (string | null)[])[] = [];
  const builder = createFacetIndexBuilder<Facet>();
  for (const [position, item] of items.entries()) {
    if (position % biteSize === 0) await letOthersRun();
    bodies.push(openObject(toWire(item)));
    positions.set(item.id, position);
    kinship.push(kinshipOf(item));
    builder.add(item.name, facetsOf(item));
  }
  return {
    items,
    bodies,
    index: builder.build(),
    areAlike: (one, other) =>
      kinship[one]?.some((trait, kind) => trait !== null && trait === kinship[other]?.[kind]) ?? false,
    find(id) {
      const position = positions.get(id);
      if (position === undefined) return null;
      const item = items[position];
      const body = bodies[position];
      return item && body ? { item, body } : null;
    },
  };
}
