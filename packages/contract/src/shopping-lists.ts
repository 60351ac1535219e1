import { z } from "zod";
import { idSchema } from "./catalogue.ts";
import { daySchema } from "./day.ts";
import { defineEndpoint } from "./endpoint.ts";
import { groceryNameSchema, groceryRowSchema, longestPlanName, maxTicks } from "./plans.ts";
import { typedText } from "./typed-text.ts";

export const mostShoppingLists = 20;
export const mostListedPlans = 20;

const listIdSchema = z.object({ list_id: z.uuid() });
const done = z.object({ status_code: z.literal(200) });

const listFields = {
  list_id: z.uuid(),
  list_name: z.string(),
  /** Those that still exist. */
  plan_ids: z.array(z.uuid()),
  /** Only what is planned for these days, both included. What has no day counts for any. */
  from_day: z.iso.date().nullable(),
  to_day: z.iso.date().nullable(),
};

const listCardSchema = z.object(listFields);
export type ShoppingListCard = z.infer<typeof listCardSchema>;

/** The newest first. */
export const listShoppingLists = defineEndpoint("listShoppingLists", {
  method: "GET",
  path: "/shopping-lists",
  summary: "The person's shopping lists.",
  output: z.array(listCardSchema),
  isKept: true,
});

export const shoppingListSchema = z.object({
  ...listFields,
  groceries: z.array(groceryRowSchema),
  extra_ingredients: z.array(z.string()),
  /** Ticked, extras too. */
  ingredient_names: z.array(z.string()),
  /** Meals of the plans that no longer suit the person; nothing is listed for them. */
  left_out: z.array(z.string()),
});
export type ShoppingList = z.infer<typeof shoppingListSchema>;

export const findShoppingList = defineEndpoint("findShoppingList", {
  method: "GET",
  path: "/shopping-lists/:list_id",
  summary: "A shopping list with its rows.",
  params: listIdSchema,
  output: shoppingListSchema,
  isKept: true,
  errors: ["list_not_found"],
});

/** The client makes the id, so that a repeated call makes no second list. */
export const saveShoppingList = defineEndpoint("saveShoppingList", {
  method: "POST",
  path: "/shopping-lists/:list_id",
  summary: "Makes a shopping list over some meal plans, or changes which plans and days it covers.",
  params: listIdSchema,
  body: z
    .object({
      list_name: typedText(longestPlanName, "Please name the list").pipe(
        z.string().min(1, { error: "Please name the list" }),
      ),
      plan_ids: z
        .array(z.uuid())
        .min(1, { error: "Please choose at least one plan" })
        .max(mostListedPlans, { error: `Please keep it to ${mostListedPlans}` }),
      from_day: daySchema.nullable().default(null),
      to_day: daySchema.nullable().default(null),
    })
    .refine(({ from_day, to_day }) => from_day === null || to_day === null || from_day <= to_day, {
      error: "The last day is before the first",
      path: ["to_day"],
    }),
  output: done,
  errors: ["plan_not_found", "too_many_lists"],
});

export const removeShoppingList = defineEndpoint("removeShoppingList", {
  method: "DELETE",
  path: "/shopping-lists/:list_id",
  summary: "Removes a shopping list.",
  params: listIdSchema,
  output: done,
});

/** The whole list as the device wants it and as it knew it, so that a change of another device is kept. */
export const changeShoppingList = defineEndpoint("changeShoppingList", {
  method: "POST",
  path: "/shopping-lists/:list_id/changes",
  summary: "Changes the ticks or the extras of a shopping list.",
  params: listIdSchema,
  body: z.object({
    list: z.enum(["ticks", "extras"]),
    known: z.array(groceryNameSchema).max(maxTicks),
    wanted: z.array(groceryNameSchema).max(maxTicks),
    device: z.uuid(),
    change: z.int().min(1).max(2_000_000_000),
  }),
  output: z.object({ names: z.array(z.string()) }),
  errors: ["list_not_found", "list_full"],
});

export const markStaple = defineEndpoint("markStaple", {
  method: "POST",
  path: "/staples",
  summary: "Says whether an ingredient is always at home.",
  body: z.object({ ingredient_id: idSchema, is_at_home: z.boolean() }),
  output: done,
  errors: ["item_not_found"],
});
