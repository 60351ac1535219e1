import { listPositions } from "@fernwell/domain/bitset";
import { practices } from "@fernwell/domain/calm/meditation";
import { diets } from "@fernwell/domain/food/diets";
import { mealTypes } from "@fernwell/domain/food/meal";
import { type ItemByKind, type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { fitnessLevels, workoutTypes } from "@fernwell/domain/movement/exercise";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { noAnswers } from "@fernwell/domain/recommend/answers";
import type { FacetIndex } from "@fernwell/domain/recommend/facet-index";
import {
  type FacetByKind,
  listExerciseFacets,
  listMealFacets,
  listMeditationFacets,
} from "@fernwell/domain/recommend/facets";
import { feedbackVerdicts, type ItemFeedback, listHiddenIds } from "@fernwell/domain/recommend/feedback";
import { heedFeedback } from "@fernwell/domain/recommend/heed-feedback";
import { rank } from "@fernwell/domain/recommend/rank";
import { type GateCatalogue, openGate } from "@fernwell/domain/safety/gate";
import { readTold } from "@fernwell/domain/safety/read-told";
import { nothingTold } from "@fernwell/domain/safety/told";
import { createVocabulary } from "@fernwell/domain/safety/vocabulary";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { indexFacets } from "../test/real-index.ts";
import { indexConflicts } from "./index-conflicts.ts";
import { readCatalogue } from "./read-catalogue.ts";

interface TestShelf<Kind extends ItemKind> {
  readonly items: readonly ItemByKind[Kind][];
  readonly facets: FacetIndex<FacetByKind[Kind]>;
  findPosition(id: string): number | null;
}

let shelves: { readonly [Kind in ItemKind]: TestShelf<Kind> };
let gateCatalogue: GateCatalogue;
beforeAll(async () => {
  const catalogue = await readCatalogue();
  const { meals, exercises, meditations } = catalogue;
  shelves = {
    meal: { items: meals, facets: indexFacets(meals, listMealFacets), findPosition: findIn(meals) },
    exercise: {
      ...{ items: exercises, facets: indexFacets(exercises, listExerciseFacets) },
      findPosition: findIn(exercises),
    },
    meditation: {
      ...{ items: meditations, facets: indexFacets(meditations, listMeditationFacets) },
      findPosition: findIn(meditations),
    },
  };
  const vocabulary = createVocabulary(catalogue);
  gateCatalogue = {
    readTold: (told) => readTold(told, vocabulary),
    shelves: {
      meal: { conflicts: indexConflicts("meal", meals, catalogue) },
      exercise: { conflicts: indexConflicts("exercise", exercises, catalogue) },
      meditation: { conflicts: indexConflicts("meditation", meditations, catalogue) },
    },
  };
});

function findIn(items: readonly { readonly id: string }[]) {
  const positions = new Map(items.map(({ id }, position) => [id, position]));
  return (id: string) => positions.get(id) ?? null;
}

const some = <Value>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });

const anyPerson = fc.record({
  allergies: fc.constantFrom("", "milk", "peanuts and eggs"),
  limitations: fc.constantFrom("", "bad knee", "pregnant"),
  diets: some(diets),
  mealTypes: some(mealTypes),
  workoutTypes: some(workoutTypes),
  level: fc.constantFrom(null, ...fitnessLevels),
  hasEquipment: fc.boolean(),
  practices: some(practices),
  isMinor: fc.boolean(),
});
type AnyPerson = typeof anyPerson extends fc.Arbitrary<infer Person> ? Person : never;

function describePerson<Kind extends ItemKind>(kind: Kind, person: AnyPerson): PersonContext<Kind> {
  const { allergies, limitations, isMinor, ...answers } = person;
  const told = { ...nothingTold, texts: { ...nothingTold.texts, allergies, limitations } };
  return { kind, answers: { ...noAnswers[kind], allergies, limitations, ...answers }, told, isMinor };
}

/** Positions of any items of the catalogue, whether or not the gate lets them through. */
const anyFeedback = fc.array(
  fc.record({ at: fc.nat({ max: 9999 }), verdict: fc.constantFrom(...feedbackVerdicts) }),
  { maxLength: 30 },
);

function rankAll<Kind extends ItemKind>(
  kind: Kind,
  person: AnyPerson,
  feedback: readonly ItemFeedback[] | null,
) {
  const gate = openGate(gateCatalogue, describePerson(kind, person));
  const { servable } = gate.judgeAll();
  const shelf = shelves[kind];
  const heeded = feedback && heedFeedback(kind, shelf, servable, feedback);
  const areAlike = () => false;
  const ranking = rank(shelf.facets, servable, gate.listWishes(), areAlike, "2026-11-18", heeded);
  return { servable, ...ranking, ranked: ranking.getPage({ page: 1, pageSize: 9999 }) };
}

it.each(itemKinds)(
  "[DO-51] [DO-53] ranks, of each %s that the gate lets through, all but the hidden ones, whatever else was said",
  (kind) => {
    fc.assert(
      fc.property(anyPerson, anyFeedback, (person, said) => {
        const { items, findPosition } = shelves[kind];
        const feedback = said.flatMap(({ at, verdict }) => {
          const item = items[at % items.length];
          return item ? [{ itemId: item.id, verdict }] : [];
        });
        const { servable, ranked, total } = rankAll(kind, person, feedback);
        const hidden = new Set([...listHiddenIds(feedback)].map(findPosition));
        const expected = listPositions(servable).filter((position) => !hidden.has(position));
        expect(ranked.map(({ position }) => position).toSorted((one, other) => one - other)).toEqual(
          expected,
        );
        expect(total).toBe(expected.length);
      }),
      { numRuns: 60 },
    );
  },
);

it.each(itemKinds)("without feedback ranks each %s as before", (kind) => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      expect(rankAll(kind, person, []).ranked).toEqual(rankAll(kind, person, null).ranked);
    }),
    { numRuns: 30 },
  );
});
