import type { Coach } from "@fernwell/catalogue/catalogue";
import { constrainFood, constrainMovement } from "@fernwell/domain/safety/constraints";
import {
  exerciseVerdict,
  mealVerdict,
  meditationVerdict,
  type Servable,
  type Verdict,
} from "@fernwell/domain/safety/gate";
import type { OpenObject } from "../../platform/http/serialised.ts";
import { readExerciseAnswers, readMealAnswers } from "../preferences/preferences.service.ts";
import type { Circumstances } from "../preferences/preferences.types.ts";
import { cardToWire, type Words } from "./catalogue.wire.ts";
import { conflictsToWire } from "./conflicts.wire.ts";
import type { ItemKind, Shelf, Snapshot } from "./snapshot.ts";

/** Whoever asks for an item by name is shown it, with what speaks against it. */
export interface LookedUp {
  readonly name: string;
  readonly body: OpenObject;
  readonly conflicts: readonly string[];
  /** The item itself, where the gate lets it through for the person. */
  readonly servable: Servable<Named> | null;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

type LookUp = (id: string) => LookedUp | null;

/** Reads the answers once, for any number of look-ups. */
export function lookUpOf(kind: ItemKind, snapshot: Snapshot, person: Circumstances): LookUp {
  const { meals, exercises, meditations, coaches, vocabulary, words } = snapshot;
  switch (kind) {
    case "meal": {
      const constraints = constrainFood(readMealAnswers(person.answers), vocabulary);
      return lookUpIn(meals, words, (meal) => mealVerdict(meal, constraints));
    }
    case "exercise": {
      const constraints = constrainMovement(readExerciseAnswers(person.answers), person);
      return lookUpIn(exercises, words, (exercise) => exerciseVerdict(exercise, constraints));
    }
    case "meditation":
      return lookUpIn(meditations, words, meditationVerdict);
    case "coach":
      return (id) => withoutConflicts(coaches, id);
  }
}

/** Whether or not it suits anybody. */
export function isInCatalogue(
  kind: ItemKind,
  { meals, exercises, meditations, coaches }: Snapshot,
  id: string,
): boolean {
  const shelves = { meal: meals, exercise: exercises, meditation: meditations, coach: coaches };
  return shelves[kind].find(id) !== null;
}

const shelfOf = { meal: "meals", exercise: "exercises", meditation: "meditations" } as const;

/** What a card shows of an item, whoever looks at it. */
export function findCard(kind: keyof typeof shelfOf, snapshot: Snapshot, id: string) {
  const shelf = shelfOf[kind];
  const found = snapshot[shelf].find(id);
  return found && cardToWire(id, found.item.name, snapshot.findMedia(shelf, id));
}

function lookUpIn<Item extends Named, Facet extends string>(
  shelf: Shelf<Item, Facet>,
  words: Words,
  verdictOf: (item: Item) => Verdict<Item>,
): LookUp {
  return (id) => {
    const found = shelf.find(id);
    if (found === null) return null;
    const verdict = verdictOf(found.item);
    return {
      name: found.item.name,
      body: found.body,
      conflicts: verdict.isServable ? [] : conflictsToWire(verdict.conflicts, words),
      servable: verdict.isServable ? verdict.item : null,
    };
  };
}

function withoutConflicts(shelf: Shelf<Coach>, id: string): LookedUp | null {
  const found = shelf.find(id);
  return found && { name: found.item.name, body: found.body, conflicts: [], servable: null };
}
