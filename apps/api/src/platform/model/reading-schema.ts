import type { SecondReading } from "@fernwell/domain/planning/prompt/second-reading";
import { z } from "zod";

const figure = z.number().nullable();
const words = z.array(z.string());

/** Every field is required, because some providers accept no others; what a wish does not say is null or empty. */
export const readingSchema = z.object({
  count: figure,
  perSlot: z.object({
    breakfast: figure,
    lunch: figure,
    dinner: figure,
    snack: figure,
    drink: figure,
    dessert: figure,
  }),
  days: figure,
  weekdays: words,
  people: figure,
  maxMinutes: figure,
  minMinutes: figure,
  totalMinutes: figure,
  isCheap: z.boolean(),
  noCookDays: words,
  limits: z.array(z.object({ what: z.string(), atLeast: figure, atMost: figure })),
  wanted: words,
  useUp: words,
  refused: words,
  needs: words,
}) satisfies z.ZodType<SecondReading>;
