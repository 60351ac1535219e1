import type { DB } from "../../platform/db/tables.generated.ts";
import type { TableRule } from "./table-rules.ts";

/** The part of the register that is about plans: what is planned, what is bought for it, what was done, and how it was. */
export const plansData = {
  plans: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      planId: "copied",
      kind: "copied",
      name: "copied",
      itemIds: "copied",
      extraIngredients: "copied",
      tickedNames: "copied",
      cookingFor: "copied",
      reading: "copied",
      createdAt: "copied",
      updatedAt: "copied",
    },
  },
  planEntries: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      entryId: "copied",
      planId: "copied",
      itemId: "copied",
      position: "copied",
      day: "copied",
      slot: "copied",
      servings: "copied",
      note: "copied",
      leftoverOf: "copied",
      doneAt: "copied",
    },
  },
  planDevices: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      planId: "copied",
      deviceId: "copied",
      lastChange: "internal",
      lastChangedAt: "copied",
    },
  },
  planPurchases: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", planId: "copied", name: "copied", grams: "copied" },
  },
  shoppingLists: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      listId: "copied",
      name: "copied",
      planIds: "copied",
      fromDay: "copied",
      toDay: "copied",
      extras: "copied",
      ticks: "copied",
      createdAt: "copied",
    },
  },
  shoppingListDevices: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      listId: "copied",
      deviceId: "copied",
      lastChange: "internal",
      lastChangedAt: "copied",
    },
  },
  weekDevices: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", deviceId: "copied", lastChange: "internal", lastChangedAt: "copied" },
  },
  staples: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", ingredientId: "copied", isAtHome: "copied", markedAt: "copied" },
  },
  activities: {
    foundBy: "userId",
    kept: "account",
    columns: {
      userId: "internal",
      activityId: "copied",
      day: "copied",
      kind: "copied",
      itemId: "copied",
      entryId: "copied",
      seconds: "copied",
      felt: "copied",
      note: "copied",
      createdAt: "copied",
    },
  },
  feedback: {
    foundBy: "userId",
    kept: "account",
    columns: { userId: "internal", kind: "copied", itemId: "copied", verdict: "copied", givenAt: "copied" },
  },
} as const satisfies { readonly [Table in keyof DB]?: TableRule<DB[Table]> };
