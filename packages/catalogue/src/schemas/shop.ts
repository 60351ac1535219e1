import { foodGroups, householdMeasures, packUnits } from "@fernwell/domain/food/ingredient";
import { z } from "zod";
import { line, slugSchema } from "./text.ts";

const gramsSchema = z.number().positive().max(10_000);
const saysSchema = line(1, 30);

const countsSchema = z.strictObject({
  measure: z.enum(householdMeasures),
  one: line(2, 30),
  many: line(2, 30),
});

const packSchema = z.strictObject({
  pack: z.enum(packUnits),
  grams: gramsSchema,
  says: saysSchema.optional(),
  counts: countsSchema.optional(),
});

const packsSchema = z.strictObject({
  pack: z.enum(packUnits),
  sizes: z
    .array(z.strictObject({ grams: gramsSchema, says: saysSchema.optional(), label: line(2, 20).optional() }))
    .min(2)
    .refine(
      (sizes) => sizes.every(({ grams }, at) => at === 0 || grams > (sizes[at - 1]?.grams ?? 0)),
      "the smallest size comes first",
    ),
  counts: countsSchema.optional(),
});

const soldSchema = z.union([
  packSchema,
  packsSchema,
  z.strictObject({ loose: z.number().int().positive().max(1000) }),
]);
export type SoldEntry = z.infer<typeof soldSchema>;

const ownSchema = z.union([
  soldSchema,
  z.strictObject({ as: slugSchema, grams: gramsSchema }),
  z.strictObject({ tap: z.literal(true) }),
]);

/** The file `entries/shop.yaml`, which explains the fields. */
export const shopEntrySchema = z.strictObject({
  /** Every group has a rule, so every ingredient does. */
  groups: z.record(
    z.enum(foodGroups),
    z.strictObject({
      measures: z.array(z.enum(householdMeasures).extract(["can", "piece", "bunch", "fillet"])),
      otherwise: soldSchema,
    }),
  ),
  staples: z.strictObject({
    groups: z.array(z.enum(foodGroups)),
    ingredients: z.array(slugSchema),
    except: z.array(slugSchema),
  }),
  ingredients: z.record(slugSchema, ownSchema),
});
export type ShopEntry = z.infer<typeof shopEntrySchema>;
