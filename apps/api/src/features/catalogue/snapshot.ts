import type { CatalogueExercise, Coach } from "@fernwell/catalogue/catalogue";
import type { PublishedItem, PublishedMedia } from "@fernwell/catalogue/publish";
import type { Option, OptionListName } from "@fernwell/contract/catalogue";
import type { Meditation } from "@fernwell/domain/calm/meditation";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { Ingredient, IngredientId } from "@fernwell/domain/food/ingredient";
import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { ExerciseId } from "@fernwell/domain/movement/exercise";
import { createFacetIndexBuilder, type FacetIndex } from "@fernwell/domain/recommend/facet-index";
import {
  type FacetByKind,
  listExerciseFacets,
  listMealFacets,
  listMeditationFacets,
} from "@fernwell/domain/recommend/facets";
import { createFilterIndexBuilder, type FilterIndex } from "@fernwell/domain/recommend/filter-index";
import {
  type FilterTrait,
  listExerciseTraits,
  listMealTraits,
  listMeditationTraits,
} from "@fernwell/domain/recommend/filter-traits";
import type { FilterChoice } from "@fernwell/domain/recommend/filters";
import { compareKin, findKinship, type Kinship } from "@fernwell/domain/recommend/kinship";
import { hashText } from "@fernwell/domain/recommend/rank";
import { type ConflictIndex, createConflictIndexBuilder } from "@fernwell/domain/safety/conflict-index";
import { type ConstraintByKind, listConstraints } from "@fernwell/domain/safety/constraints";
import { buildFoodVocabulary, type FoodVocabulary } from "@fernwell/domain/safety/food-vocabulary";
import type { Steps } from "@fernwell/domain/steps";
import { type OpenObject, openObject } from "../../platform/http/serialised.ts";
import {
  coachToWire,
  exerciseToWire,
  type MediaFinder,
  mealToAmerican,
  mealToWire,
  meditationToWire,
  type Words,
} from "./catalogue.wire.ts";
import { takeSteps } from "./in-steps.ts";
import { createItemBodies, type ItemBodies, type ItemForm } from "./item-bodies.ts";
import { createMediaFinder } from "./media.ts";
import { createOptionNamer } from "./name-filter-option.ts";
import { getToldReader, type ToldReader } from "./told-reader.ts";

/** An item as the catalogue publishes it. */
export interface CatalogueItemByKind extends ItemByKind {
  readonly exercise: CatalogueExercise;
}

/** The items of one kind, with the indexes that a request reads. */
export interface Shelf<Kind extends ItemKind> {
  readonly items: readonly CatalogueItemByKind[Kind][];
  readonly facets: FacetIndex<FacetByKind[Kind]>;
  readonly filters: FilterIndex<Kind>;
  readonly conflicts: ConflictIndex<CatalogueItemByKind[Kind], ConstraintByKind[Kind]>;
  /** Whether the items at two positions are too similar to stand side by side. */
  areAlike(one: number, other: number): boolean;
  /** The cuisine, pattern or practice of the item at a position. */
  sortOf(position: number): string;
  find(id: string): CatalogueItemByKind[Kind] | null;
  findPosition(id: string): number | null;
}

/** What a person can mark as a favourite. */
export type Favouritable = ItemKind | "coach";

/** One published version of the catalogue, held whole in memory and never changed. */
export interface Snapshot extends ToldReader {
  readonly versionId: string;
  readonly ingredients: ReadonlyMap<IngredientId, Ingredient>;
  /** The foods that a prompt for a plan can name. */
  readonly promptFoods: FoodVocabulary;
  readonly words: Words;
  readonly shelves: { readonly [Kind in ItemKind]: Shelf<Kind> };
  readonly coaches: ReadonlyMap<string, Coach>;
  readonly findMedia: MediaFinder;
  optionsOf(list: OptionListName): readonly Option[];
  /** The JSON of one of this snapshot's items, open for personal fields. Only for wire modules. */
  getBody(item: ItemByKind[ItemKind], form: ItemForm): OpenObject;
  /** The whole of an item in American measures, which few people ask for: it is made for each request. */
  getAmericanBody(item: ItemByKind[ItemKind]): OpenObject;
  /** The same for a coach. */
  getCoachBody(coach: Coach): OpenObject;
}

/** Works in small steps: meanwhile the process responds to requests from the version before. */
export async function buildSnapshot(
  versionId: string,
  published: readonly PublishedItem[],
): Promise<Snapshot> {
  const all = <Item>(kind: PublishedItem["kind"]) =>
    published.filter((item) => item.kind === kind).map(({ body }) => body as Item);
  const ingredients = new Map(all<Ingredient>("ingredient").map((each) => [each.id, each]));
  const meals = all<DerivedMeal>("meal");
  const exercises = all<CatalogueExercise>("exercise");
  const coaches = all<Coach>("coach");
  const lists = new Map(
    published
      .filter(({ kind }) => kind === "option-list")
      .map(({ id, body }) => [id, toOptions(body as OptionListBody)]),
  );
  const optionNames = new Map(
    [...lists].map(([list, options]) => [list, new Map(options.map(({ _id, name }) => [_id, name]))]),
  );
  const ingredientNames = new Map([...ingredients].map(([id, { name }]) => [String(id), name]));
  const exerciseNames = new Map(exercises.map(({ id, name }) => [String(id), name]));
  const words: Words = {
    ingredient: (id) => ingredientNames.get(id) ?? id,
    exercise: (id) => exerciseNames.get(id) ?? id,
    option: (list, id) => optionNames.get(list)?.get(id) ?? id,
  };
  const findMedia = createMediaFinder(all<PublishedMedia>("media"));
  const mealsByItem = new Map<object, DerivedMeal>(meals.map((meal) => [meal, meal]));
  const bodies = new Map<object, ItemBodies>();
  const coachBodies = new Map(coaches.map((coach) => [coach, openObject(coachToWire(coach, findMedia))]));
  const common = {
    bodies,
    findIngredient: (id: IngredientId) => ingredients.get(id),
    nameOption: createOptionNamer(words, meals),
    ids: { ingredientIds: [...ingredients.keys()], exerciseIds: exercises.map(({ id }) => id) },
  };
  const toldReader = await getToldReader(published);
  const promptFoods = await takeSteps(buildFoodVocabulary([...ingredients.values()]));

  return {
    versionId,
    ingredients,
    ...toldReader,
    promptFoods,
    words,
    shelves: {
      meal: await takeSteps(
        fillShelf("meal", meals, {
          toWire: (meal) => mealToWire(meal, words, findMedia),
          facetsOf: listMealFacets,
          traitsOf: (meal) => listMealTraits(meal, (id) => ingredients.get(id)),
          ...common,
        }),
      ),
      exercise: await takeSteps(
        fillShelf("exercise", exercises, {
          toWire: (exercise) => exerciseToWire(exercise, words, findMedia),
          facetsOf: listExerciseFacets,
          traitsOf: listExerciseTraits,
          ...common,
        }),
      ),
      meditation: await takeSteps(
        fillShelf("meditation", all<Meditation>("meditation"), {
          toWire: (meditation) => meditationToWire(meditation, words, findMedia),
          facetsOf: listMeditationFacets,
          traitsOf: listMeditationTraits,
          ...common,
        }),
      ),
    },
    coaches: new Map(coaches.map((coach) => [coach.id, coach])),
    findMedia,
    optionsOf: (list) => lists.get(list) ?? [],
    getBody: (item, form) => requireBody(bodies.get(item), item.id, versionId)[form],
    getAmericanBody: (item) => {
      const meal = mealsByItem.get(item);
      const body = requireBody(bodies.get(item), item.id, versionId);
      return meal ? openObject(mealToAmerican(mealToWire(meal, words, findMedia))) : body.whole;
    },
    getCoachBody: (coach) => requireBody(coachBodies.get(coach), coach.id, versionId),
  };
}

interface OptionListBody {
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

function toOptions({ options }: OptionListBody): Option[] {
  return options.map(({ id, name }) => ({ _id: id, name }));
}

function requireBody<Body>(body: Body | undefined, id: string, versionId: string): Body {
  if (body === undefined) throw new Error(`${id} is not in catalogue version ${versionId}`);
  return body;
}

/** Always the same order, and one in which similar names are apart. */
function shuffle<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, hash: hashText(item.id) }))
    .sort((one, other) => one.hash - other.hash)
    .map(({ item }) => item);
}

interface Filling<Kind extends ItemKind> {
  readonly toWire: (item: CatalogueItemByKind[Kind]) => object;
  readonly facetsOf: (item: CatalogueItemByKind[Kind]) => readonly FacetByKind[Kind][];
  readonly traitsOf: (item: CatalogueItemByKind[Kind]) => readonly FilterTrait<Kind>[];
  readonly nameOption: (choice: FilterChoice<ItemKind>) => string;
  readonly findIngredient: (id: IngredientId) => Ingredient | undefined;
  readonly bodies: Map<object, ItemBodies>;
  readonly ids: {
    readonly ingredientIds: readonly IngredientId[];
    readonly exerciseIds: readonly ExerciseId[];
  };
}

function* fillShelf<Kind extends ItemKind>(
  kind: Kind,
  published: readonly CatalogueItemByKind[Kind][],
  { toWire, facetsOf, traitsOf, nameOption, findIngredient, bodies, ids }: Filling<Kind>,
): Steps<Shelf<Kind>> {
  const items = shuffle(published);
  const positions = new Map(items.map((item, position) => [String(item.id), position]));
  const kinship: Kinship[] = [];
  const facets = createFacetIndexBuilder<FacetByKind[Kind]>();
  const filters = createFilterIndexBuilder(kind, nameOption);
  const conflicts = createConflictIndexBuilder<Kind, CatalogueItemByKind[Kind]>(
    kind,
    listConstraints[kind](ids),
  );
  for (const item of items) {
    yield;
    bodies.set(item, createItemBodies(kind, toWire(item)));
    kinship.push(findKinship[kind](item, findIngredient));
    facets.add(facetsOf(item));
    filters.add(traitsOf(item));
    conflicts.add(item);
  }
  return {
    items,
    facets: facets.build(),
    filters: filters.build(),
    conflicts: conflicts.build(),
    ...compareKin(kinship),
    find: (id) => items[positions.get(id) ?? -1] ?? null,
    findPosition: (id) => positions.get(id) ?? null,
  };
}
