import type { ItemKind } from "@fernwell/domain/item-kind";
import { z } from "zod";
import { findKindOfPlan } from "#app/items/item-kind.ts";
import { type SelectedItem, selectedItemSchema } from "./selected-item.ts";

/** The navigation state of `/create-own-plan`. The plan's name is passed as `mealInput` for every category. */
export interface OwnPlanState {
  readonly selectedItems: readonly SelectedItem[];
  readonly planId: string;
  readonly category: ItemKind;
  readonly mealInput: string;
}

export interface OwnPlan {
  readonly type: ItemKind;
  readonly items: readonly SelectedItem[];
  /** Null until the plan is saved. */
  readonly planId: string | null;
  readonly name: string | null;
}

const stateSchema = z.object({
  selectedItems: z.array(selectedItemSchema).default([]),
  planId: z.string().min(1).nullish(),
  category: z.string(),
  mealInput: z.string().nullish(),
});

/** Null if the state contains neither a plan nor items for one. */
export function findOwnPlan(state: unknown): OwnPlan | null {
  const { data } = stateSchema.safeParse(state);
  const type = findKindOfPlan(data?.category);
  if (data === undefined || type === null) return null;
  const { selectedItems: items, planId = null, mealInput: name = null } = data;
  return planId === null && items.length === 0 ? null : { type, items, planId, name };
}
