import { cardSchemas } from "@fernwell/contract/catalogue";
import { plannedItemSchemas } from "@fernwell/contract/plans";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { type OpenObject, openObject } from "../../platform/http/serialised.ts";

/** How much of an item a response carries: all of it, what a card shows, or what a plan shows. */
export type ItemForm = "whole" | "card" | "planned";
export type ItemBodies = { readonly [Form in ItemForm]: OpenObject };

/** The JSON of an item in each form, open for personal fields. */
export function createItemBodies(kind: ItemKind, wire: object): ItemBodies {
  return {
    whole: openObject(wire),
    card: openObject(pick(wire, fields.card[kind])),
    planned: openObject(pick(wire, fields.planned[kind])),
  };
}

const fields = { card: listFields(cardSchemas), planned: listFields(plannedItemSchemas) };

type Schemas = { readonly [Kind in ItemKind]: { readonly shape: object } };

function listFields({ meal, exercise, meditation }: Schemas): Readonly<Record<ItemKind, Set<string>>> {
  return {
    meal: new Set(Object.keys(meal.shape)),
    exercise: new Set(Object.keys(exercise.shape)),
    meditation: new Set(Object.keys(meditation.shape)),
  };
}

function pick(object: object, names: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => names.has(name)));
}
