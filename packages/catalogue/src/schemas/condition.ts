import { restFacets } from "@fernwell/domain/calm/rest-facets";
import { allergens } from "@fernwell/domain/food/allergens";
import { diets } from "@fernwell/domain/food/diets";
import { healthTags } from "@fernwell/domain/food/health-tags";
import { movementFacets } from "@fernwell/domain/movement/facets";
import { limitations } from "@fernwell/domain/movement/limitations";
import { withholdings } from "@fernwell/domain/safety/withheld";
import { z } from "zod";
import { line, slugSchema } from "./text.ts";

/** The sentence is made from these in their order, so none begins with a capital or ends with a full stop. */
const clause = line(5, 250).regex(/[^.,;]$/);

/** A field of the entry, or a value in it: `food.ingredients`, `movement.facets.inversion`, `withholds.energy`. */
const field = z.string().regex(/^(?:food|movement|rest|withholds)\.[A-Za-z]+(?:-[a-z]+)*(?:\.[a-z-]+)?$/);

const limitsClauseSchema = z.union([
  z.strictObject({ keeps: clause, by: z.array(field).min(1) }),
  z.strictObject({ cannot: clause }),
  z.strictObject({ because: clause }),
  z.strictObject({ note: clause }),
]);

/** An illness, medicine, stage of life, religion or diet, and what it keeps out of food, movement and rest. */
export const conditionEntrySchema = z.strictObject({
  name: line(2, 80),
  /** Whole phrases that people write for it, in any language. Parts of them mean nothing. */
  words: z.array(line(2, 80)).min(1),
  food: z
    .strictObject({
      allergens: z.array(z.enum(allergens)).default([]),
      ingredients: z.array(slugSchema).default([]),
      diets: z.array(z.enum(diets)).default([]),
      healthTags: z.array(z.enum(healthTags)).default([]),
      /** Adds every ingredient with alcohol. */
      noAlcohol: z.boolean().default(false),
      separatesMeatAndMilk: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  movement: z
    .strictObject({
      facets: z.array(z.enum(movementFacets)).default([]),
      limitations: z.array(z.enum(limitations)).default([]),
      gentleOnly: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  /** What it keeps out of rest, beside what follows from movement. */
  rest: z.array(z.enum(restFacets)).default([]),
  /** What is not shown to the person, nor ranked, searched or filtered by. */
  withholds: z.array(z.enum(withholdings)).default([]),
  /** What we do and cannot do for it, said to the person. Left out when our facts cover it. */
  limits: z.array(limitsClauseSchema).default([]),
  /** Whether to ask before going on with what we can do. */
  asksFirst: z.boolean().default(false),
  professionalAdvice: line(5, 300).nullable().default(null),
  source: line(3, 300),
});
export type ConditionEntry = z.infer<typeof conditionEntrySchema>;
