import { allergens } from "@fernwell/domain/food/allergens";
import {
  animalOrigins,
  foodGroups,
  householdMeasures,
  ingredientGroups,
} from "@fernwell/domain/food/ingredient";
import { nutrients } from "@fernwell/domain/food/nutrients";
import { z } from "zod";
import { line, pictureNameSchema, slugSchema } from "./text.ts";

const allergenList = z.array(z.enum(allergens));

/** Every class must be listed once, so that a new class is reviewed for every ingredient. */
const allergenReviewSchema = z
  .strictObject({
    contains: allergenList,
    mayContain: allergenList,
    unknown: allergenList,
    notAnIngredient: allergenList,
  })
  .superRefine((review, context) => {
    const named = Object.values(review).flat();
    for (const allergen of allergens) {
      const times = named.filter((name) => name === allergen).length;
      if (times !== 1) context.addIssue(`${allergen} is named ${times} times, not once`);
    }
  });

export const ingredientEntrySchema = z.strictObject({
  name: line(2, 60),
  synonyms: z.array(line(2, 60)),
  /** From the Open Food Facts taxonomies (Open Database Licence 1.0), by the Open Food Facts contributors; reviewed. */
  foreignNames: z.array(line(1, 60)).default([]),
  source: z.strictObject({
    database: z.literal("USDA SR28"),
    record: z.string().regex(/^\d{5}$/),
    title: line(3, 120),
    /** Says so if the record is that of a similar food. */
    note: line(5, 200).optional(),
  }),
  per100g: z.strictObject(
    Object.fromEntries(nutrients.map((nutrient) => [nutrient, z.number().min(0).nullable()])) as Record<
      (typeof nutrients)[number],
      z.ZodNullable<z.ZodNumber>
    >,
  ),
  portions: z.partialRecord(z.enum(householdMeasures), z.number().positive()),
  densityGramsPerMl: z.number().min(0.1).max(2).nullable(),
  allergens: allergenReviewSchema,
  madeFrom: z.array(slugSchema).default([]),
  foodGroup: z.enum(foodGroups),
  animalOrigin: z.enum(animalOrigins),
  ingredientGroup: z.enum(ingredientGroups),
  highFodmap: z.boolean(),
  refined: z.boolean(),
  alcohol: z.boolean(),
  look: pictureNameSchema,
});
export type IngredientEntry = z.infer<typeof ingredientEntrySchema>;
