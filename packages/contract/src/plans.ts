import { ingredientGroups } from "@fernwell/domain/food/ingredient";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { z } from "zod";
import { chosenCardSchemas, exerciseSchema, idSchema, mealSchema, pageQuery } from "./catalogue.ts";
import { defineEndpoint } from "./endpoint.ts";
import { itemFavouriteKinds, planKinds } from "./item-kinds.ts";
import { entrySchema, servingsSchema } from "./plan-entry.ts";
import { planReadingSchema } from "./plan-reading.ts";
import { typedText } from "./typed-text.ts";

export const mostPlanItems = 50;
export const longestPlanName = 120;
/** As many as the table can hold: what several devices have merged, each of them must be able to send. */
export const maxExtras = 100;
export const maxTicks = 400;

const kindSchema = z.enum(planKinds);
const planIdSchema = z.uuid();
export const planNameSchema = typedText(longestPlanName, "Please name the plan").pipe(
  z.string().min(1, { error: "Please name the plan" }),
);
export const groceryNameSchema = typedText(120);

/** A parameter that may be repeated; one that is there but empty stands for none. */
function repeated(each: z.ZodType<string, string>, most: number) {
  return z
    .union([z.array(each), each])
    .transform((value) => (Array.isArray(value) ? value : [value]).filter((one) => one !== ""))
    .pipe(z.array(z.string()).max(most, { error: `Please keep it to ${most}` }));
}

/**
 * Beyond the letter: what the device knew when it made the change, so that a change of another device is kept, and the
 * change's number, so that one that arrives again or late is not made again.
 */
const changeFields = {
  device: z.uuid().optional(),
  change: z.coerce.number().int().min(1).max(2_000_000_000).optional(),
};

/** A GET that changes data, as the letter has it: without `plan_id` it makes a plan, with it the plan is changed. */
export const savePlan = defineEndpoint("savePlan", {
  method: "GET",
  changesData: true,
  path: "/add-personalize-plan",
  summary: "Makes a plan, or changes one.",
  query: z.object({
    item_name: kindSchema,
    item_id: repeated(idSchema, mostPlanItems).pipe(
      z.array(z.string()).min(1, { error: "Please choose at least one item" }),
    ),
    plan_name: planNameSchema,
    plan_id: planIdSchema.optional(),
    /** Left out, the ticks stay as they are. */
    ingredient_names: repeated(groceryNameSchema, maxTicks).optional(),
    known_item_id: repeated(idSchema, mostPlanItems).optional(),
    known_ingredient_names: repeated(groceryNameSchema, maxTicks).optional(),
    ...changeFields,
  }),
  output: z.object({
    id: z.string(),
    plan_name: z.string(),
    item_ids: z.array(z.string()),
    ingredient_names: z.array(z.string()),
  }),
  errors: ["plan_not_found", "item_not_found", "not_suitable", "too_many_plans", "list_full"],
});

export const removePlan = defineEndpoint("removePlan", {
  method: "DELETE",
  path: "/remove-personalize-plan",
  summary: "Removes a plan.",
  query: z.object({ item_name: kindSchema, item_id: planIdSchema }),
  output: z.object({ status_code: z.literal(200) }),
});

/** Left out, the list is empty. */
export const saveExtraIngredients = defineEndpoint("saveExtraIngredients", {
  method: "GET",
  changesData: true,
  path: "/add-extra-ingredients",
  summary: "Puts what else is to be bought in the place of what was.",
  query: z.object({
    item_name: kindSchema,
    plan_id: planIdSchema,
    extra_ingredients: repeated(groceryNameSchema, maxExtras).default([]),
    known_extra_ingredients: repeated(groceryNameSchema, maxExtras).optional(),
    ...changeFields,
  }),
  output: z.object({ extra_ingredients: z.array(z.string()) }),
  errors: ["plan_not_found", "list_full"],
});

/** One line of the list for the shop; several amounts only where nothing turns one into the other. */
export const groceryRowSchema = z.object({
  name: z.string(),
  group: z.enum(ingredientGroups),
  /** What the meals need. */
  amounts: z.array(z.object({ quantity: z.string(), measurement: z.string() })),
  /** The meals that it is for. */
  meals: z.array(z.string()),
  /** Beyond the letter: what to take from the shelf, such as "1 can (400 g)". */
  shop_amount: z.string(),
  /** What remains of the last pack, where that is half of it or more. */
  leftover: z.string().nullable(),
  /** What is missing of a row that was ticked when less was needed, such as "1 more can". It is not ticked now. */
  more: z.string().nullable(),
  /** Always at home. */
  is_staple: z.boolean(),
  ingredient_id: z.string(),
});
export type GroceryRow = z.infer<typeof groceryRowSchema>;

const planFields = {
  id: z.string(),
  _id: z.string(),
  plan_id: z.string(),
  plan_name: z.string(),
  created_at: z.iso.datetime(),
  extra_ingredients: z.array(z.string()),
  /** Ticked. */
  ingredient_names: z.array(z.string()),
};

export const planCardSchema = z.object({
  ...planFields,
  items: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      image: z.string().nullable(),
      image_alt: z.string().nullable(),
      image_stand_in: z.string().nullable(),
    }),
  ),
});
export type PlanCard = z.infer<typeof planCardSchema>;

/** What a plan shows of an item: more than its card, and less than its page. */
export const plannedItemSchemas = {
  meal: chosenCardSchemas.meal.extend(
    mealSchema.pick({ ingredients: true, nutrition_information: true, no_of_servings: true }).shape,
  ),
  exercise: chosenCardSchemas.exercise.extend(
    exerciseSchema.pick({ description: true, trainer: true, workout_video: true, motion_url: true }).shape,
  ),
  meditation: chosenCardSchemas.meditation,
} satisfies Record<ItemKind, z.ZodType>;

/** Beyond the letter: the items are those of the entries in order, each once. */
const entriesFields = {
  entries: z.array(entrySchema),
  cooking_for: servingsSchema,
  /** How many the person cooks for where the plan says nothing. */
  people_cooked_for: servingsSchema,
  reading: planReadingSchema.nullable(),
};

/** A plan with all of its items. The wire has no field for the kind: the caller knows it from the request. */
export const planSchemas = {
  meal: z.object({
    ...planFields,
    ...entriesFields,
    items: z.array(plannedItemSchemas.meal),
    groceries: z.array(groceryRowSchema),
  }),
  exercise: z.object({ ...planFields, ...entriesFields, items: z.array(plannedItemSchemas.exercise) }),
  meditation: z.object({ ...planFields, ...entriesFields, items: z.array(plannedItemSchemas.meditation) }),
} satisfies Record<ItemKind, z.ZodType>;
export type FullPlan<Kind extends ItemKind> = z.infer<(typeof planSchemas)[Kind]>;

/** With `plan_id` a list of that plan, with all of its items; without it every plan of the kind, the newest first. */
export const listPlans = defineEndpoint("listPlans", {
  method: "GET",
  path: "/get-personalize-plan",
  summary: "The person's plans of one kind, or the one that is asked for.",
  query: z.object({ item_name: kindSchema, plan_id: planIdSchema.optional() }),
  output: z.union([...itemKinds.map((kind) => z.array(planSchemas[kind])), z.array(planCardSchema)]),
  isKept: true,
  errors: ["plan_not_found"],
});

/** The person's favourites that may go into a plan; those that do not suit them are counted, not shown. */
export const selectPlanItems = defineEndpoint("selectPlanItems", {
  method: "GET",
  path: "/select-plan-items",
  summary: "A page of favourites to make a plan from.",
  query: z.object({
    item_name: z.enum([...itemFavouriteKinds, ...planKinds]),
    ...pageQuery,
  }),
  output: z.object({
    data: z.array(z.union(itemKinds.map((kind) => chosenCardSchemas[kind]))),
    metadata: z.object({ otherCount: z.number(), hiddenCount: z.number() }),
  }),
});
