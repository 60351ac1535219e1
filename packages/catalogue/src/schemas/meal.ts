import { measurements } from "@fernwell/domain/food/ingredient";
import { costs, dishes, mealTypes } from "@fernwell/domain/food/meal";
import { z } from "zod";
import { line, slugSchema } from "./text.ts";

export const mealEntrySchema = z.strictObject({
  name: line(4, 70),
  description: line(60, 320),
  mealTypes: z.array(z.enum(mealTypes)).min(1).max(3),
  cuisine: line(3, 40),
  dish: z.enum(dishes),
  cost: z.enum(costs),
  servings: z.int().min(1).max(12),
  servingsScale: z.boolean(),
  minutes: z.int().min(1).max(720),
  timeScales: z.boolean(),
  ingredients: z
    .array(
      z.strictObject({
        ingredient: slugSchema,
        quantity: z.number().positive().max(2000),
        measurement: z.enum(measurements),
        grams: z.number().positive().max(5000),
        note: line(2, 80).optional(),
        scales: z.boolean().default(true),
      }),
    )
    .min(1)
    .max(24),
  steps: z
    .array(
      z
        .strictObject({
          text: line(20, 400),
          uses: z.array(slugSchema),
          /** How long the step waits, and what the timer for it is called. */
          minutes: z.int().min(1).max(600).optional(),
          timer: line(3, 24).optional(),
        })
        .refine(({ minutes, timer }) => (minutes === undefined) === (timer === undefined), {
          error: "minutes and the timer's name go together",
        }),
    )
    .min(1)
    .max(12),
  cookware: z.array(line(3, 60)).min(1).max(8),
});
export type MealEntry = z.infer<typeof mealEntrySchema>;
