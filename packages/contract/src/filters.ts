import type { ItemKind } from "@fernwell/domain/item-kind";
import { type FilterName, filterIds, filterNames, maxChoices } from "@fernwell/domain/recommend/filters";
import { z } from "zod";
import { idSchema } from "./catalogue.ts";

const maxIdLength = 100;

/** Ids separated by commas. */
function choicesOf<Id extends z.ZodType<string, string>>(id: Id) {
  return z
    .string()
    .max(maxChoices * (maxIdLength + 1))
    .transform((text) => text.split(","))
    .pipe(z.array(id).max(maxChoices))
    .optional();
}

/**
 * What a list can be narrowed by: `meal_type=dinner,lunch&minutes=up-to-30`. The choices in one filter are alternatives,
 * except those of `with`, the ingredients at hand, which are all wanted. All filters must hold.
 */
export const filterQueries = {
  meal: {
    meal_type: choicesOf(z.enum(filterIds.meal.meal_type)),
    minutes: choicesOf(z.enum(filterIds.meal.minutes)),
    cuisine: choicesOf(idSchema),
    cost: choicesOf(z.enum(filterIds.meal.cost)),
    main_ingredient: choicesOf(idSchema),
    with: choicesOf(idSchema),
    health_tag: choicesOf(z.enum(filterIds.meal.health_tag)),
    cooked_ahead: choicesOf(z.enum(filterIds.meal.cooked_ahead)),
  },
  exercise: {
    workout_type: choicesOf(z.enum(filterIds.exercise.workout_type)),
    minutes: choicesOf(z.enum(filterIds.exercise.minutes)),
    equipment: choicesOf(z.enum(filterIds.exercise.equipment)),
    posture: choicesOf(z.enum(filterIds.exercise.posture)),
    muscle: choicesOf(z.enum(filterIds.exercise.muscle)),
    level: choicesOf(z.enum(filterIds.exercise.level)),
  },
  meditation: {
    minutes: choicesOf(z.enum(filterIds.meditation.minutes)),
    practice: choicesOf(z.enum(filterIds.meditation.practice)),
    goal: choicesOf(z.enum(filterIds.meditation.goal)),
    posture: choicesOf(z.enum(filterIds.meditation.posture)),
    time_of_day: choicesOf(z.enum(filterIds.meditation.time_of_day)),
  },
} satisfies { readonly [Kind in ItemKind]: Record<FilterName<Kind>, z.ZodType> };

/** Whether the response offers filters, with a count for each option: more bytes than the items of a page have. */
export const offeringQuery = { filters: z.enum(["offer", "omit"]).default("offer") };

function filterFields<Filter extends string>(names: readonly Filter[]) {
  const filter = z.enum(names);
  const option = { id: z.string(), name: z.string() };
  return {
    /**
     * Every option that leaves anything, and the chosen ones; none if they are to be omitted. `count` is how many items would be left if it were chosen
     * in its filter, beside what is chosen in the others; for `with`, beside all that is chosen. Only the chosen ones say
     * that they are.
     */
    filters: z.array(
      z.object({
        filter,
        options: z.array(z.object({ ...option, count: z.number(), chosen: z.boolean().optional() })),
      }),
    ),
    /** When filters leave nothing: the choices that, taken away alone, would leave as many as `count` says. */
    emptied_by: z.array(z.object({ filter, ...option, count: z.number() })),
  };
}

export const filterFieldsByKind = {
  meal: filterFields(filterNames.meal),
  exercise: filterFields(filterNames.exercise),
  meditation: filterFields(filterNames.meditation),
} satisfies Record<ItemKind, z.ZodRawShape>;
