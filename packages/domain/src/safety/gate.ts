import { type Bitset, countBits, hasBit, intersect, removeFrom } from "../bitset.ts";
import type { ItemByKind, ItemKind } from "../item-kind.ts";
import type { PersonContext } from "../people/person-context.ts";
import type { AnswersByKind } from "../recommend/answers.ts";
import type { FacetByKind } from "../recommend/facets.ts";
import { listExerciseWishes, listMealWishes, listMeditationWishes, type Wish } from "../recommend/weights.ts";
import type { ConflictIndex } from "./conflict-index.ts";
import { type Conflict, findConflict } from "./conflicts.ts";
import {
  type Constraint,
  type ConstraintByKind,
  constrainExercises,
  constrainMeals,
  getConstraintKey,
} from "./constraints.ts";
import { blocks, type Question, type ToldReading } from "./read-told.ts";
import { constrainMeditations } from "./rest-constraints.ts";
import type { VersionedReading } from "./stored-reading.ts";
import type { Told } from "./told.ts";
import { listWithheld, type Withholding } from "./withheld.ts";

declare const servable: unique symbol;

/** An item that the gate has let through for a person. Only the gate creates one. */
export type Servable<Item> = Item & { readonly [servable]: true };

/** The positions of the items that the gate has let through for a person. Only the gate creates one. */
export type ServableSet = Bitset & { readonly [servable]: true };

export type Verdict<Item> =
  | { readonly isServable: true; readonly item: Servable<Item> }
  | { readonly isServable: false; readonly conflicts: readonly Conflict[] };

/** Why items are not shown to a person. Single foods, dislikes, movements and what unsettles at rest count together. */
export type HiddenCause =
  | Extract<
      Constraint,
      {
        kind:
          | "allergen"
          | "diet"
          | "health-tag"
          | "meat-with-milk"
          | "limitation"
          | "too-hard"
          | "not-gentle"
          | "equipment"
          | "unanswered-question";
      }
    >
  | { readonly kind: "allergic-food" | "disliked" | "avoided-movement" | "avoided-rest" };

export interface Gated<Item> {
  readonly servable: ServableSet;
  /** The item at a position of the set, null elsewhere. */
  findItemAt(position: number): Servable<Item> | null;
  /** An item with several causes counts under the first, so the counts add up. */
  readonly hidden: readonly { readonly cause: HiddenCause; readonly count: number }[];
}

/** What the gate needs from the catalogue. */
export interface GateCatalogue {
  /** The reading that is known, if this catalogue's vocabulary made it. Otherwise reads what the person told us anew. */
  readTold(told: Told, known?: VersionedReading): ToldReading;
  readonly shelves: {
    readonly [Kind in ItemKind]: {
      readonly conflicts: ConflictIndex<ItemByKind[Kind], ConstraintByKind[Kind]>;
    };
  };
}

/** Decides which items of one kind may be suggested to a person. */
export interface Gate<Kind extends ItemKind> {
  /** What the person must say before anything of this kind can be suggested. */
  readonly questions: readonly Question[];
  /** What the person is not shown, nor anything ranked, searched or filtered by. */
  readonly withheld: readonly Withholding[];
  judge<Item extends ItemByKind[Kind]>(item: Item): Verdict<Item>;
  /** The same verdict for every item of the catalogue at once, or for those among given positions. */
  judgeAll(among?: Bitset): Gated<ItemByKind[Kind]>;
  /** What the person would like best among the servable items. */
  listWishes(): readonly Wish<FacetByKind[Kind]>[];
}

/** Every item that is suggested, saved or put in a calendar has passed here. Reads the person's answers once. */
export function openGate<Kind extends ItemKind>(
  { readTold, shelves }: GateCatalogue,
  person: PersonContext<Kind>,
): Gate<Kind> {
  const { kind } = person;
  const { constrain, listWishes } = rules[kind];
  const told = readTold(person.told, person.reading);
  const constraints = constrain(person, told);
  const withheld = listWithheld(told, person);
  return {
    questions: told.questions.filter((question) => blocks(question, kind)),
    withheld,
    judge: (item) => judge(kind, item, constraints),
    judgeAll: (among) => judgeAll(shelves[kind].conflicts, constraints, among),
    listWishes: () => listWishes(person.answers, constraints, withheld),
  };
}

interface KindRules<Kind extends ItemKind> {
  readonly constrain: (person: PersonContext<Kind>, told: ToldReading) => readonly ConstraintByKind[Kind][];
  readonly listWishes: (
    answers: AnswersByKind[Kind],
    constraints: readonly ConstraintByKind[Kind][],
    withheld: readonly Withholding[],
  ) => readonly Wish<FacetByKind[Kind]>[];
}

const rules: { readonly [Kind in ItemKind]: KindRules<Kind> } = {
  meal: {
    constrain: ({ answers }, told) => constrainMeals(answers, told),
    listWishes: (answers, _, withheld) => listMealWishes(answers, withheld),
  },
  exercise: {
    constrain: (person, told) => constrainExercises(person.answers, told, person),
    listWishes(answers, constraints, withheld) {
      const limitations = constraints.flatMap((each) =>
        each.kind === "limitation" ? [each.limitation] : [],
      );
      return listExerciseWishes(answers, { limitations, withheld });
    },
  },
  meditation: {
    constrain: (_, told) => constrainMeditations(told),
    listWishes: (answers) => listMeditationWishes(answers),
  },
};

export function judge<Kind extends ItemKind, Item extends ItemByKind[Kind]>(
  kind: Kind,
  item: Item,
  constraints: readonly ConstraintByKind[Kind][],
): Verdict<Item> {
  const conflicts = constraints.flatMap((constraint) => findConflict[kind](item, constraint) ?? []);
  return conflicts.length === 0
    ? { isServable: true, item: item as Servable<Item> }
    : { isServable: false, conflicts };
}

export function judgeAll<Item, C extends Constraint>(
  index: ConflictIndex<Item, C>,
  constraints: readonly C[],
  among: Bitset = index.all,
): Gated<Item> {
  const servable = new Int32Array(index.all.length);
  intersect(index.all, among, servable);
  let left = countBits(servable);
  const hidden: { cause: HiddenCause; count: number }[] = [];
  for (const { cause, members } of groupByCause(constraints)) {
    for (const constraint of members) removeFrom(servable, index.findConflicting(constraint));
    const remaining = countBits(servable);
    if (remaining < left) hidden.push({ cause, count: left - remaining });
    left = remaining;
  }
  return {
    servable: servable as Bitset as ServableSet,
    hidden,
    findItemAt(position) {
      const item = index.items[position];
      return item !== undefined && hasBit(servable, position) ? (item as Servable<Item>) : null;
    },
  };
}

interface CauseGroup<C extends Constraint> {
  readonly cause: HiddenCause;
  readonly members: C[];
}

function groupByCause<C extends Constraint>(constraints: readonly C[]): Iterable<CauseGroup<C>> {
  const groups = new Map<string, CauseGroup<C>>();
  for (const constraint of constraints) {
    const cause = findCause(constraint);
    const key = cause === constraint ? getConstraintKey(constraint) : cause.kind;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { cause, members: [constraint] });
    else group.members.push(constraint);
  }
  return groups.values();
}

function findCause(constraint: Constraint): HiddenCause {
  switch (constraint.kind) {
    case "allergic-food":
      return { kind: "allergic-food" };
    case "disliked-allergen":
    case "disliked-food":
    case "disliked-name":
      return { kind: "disliked" };
    case "facet":
    case "avoided-exercise":
      return { kind: "avoided-movement" };
    case "rest-facet":
      return { kind: "avoided-rest" };
    default:
      return constraint;
  }
}
