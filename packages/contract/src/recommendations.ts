import { z } from "zod";
import { cardSchemas, pageQuery } from "./catalogue.ts";
import { defineEndpoint } from "./endpoint.ts";
import { filterFieldsByKind, filterQueries, offeringQuery } from "./filters.ts";

/** Why an item is there: answers of the person that speak for it. */
const recommended = { reasons: z.array(z.string()) };

const metadataSchema = z.object({
  /** How many items are recommended in all, of those that match the filters. */
  otherCount: z.number(),
  /** How many of the matching ones are kept from the person, by cause; one with several causes counts under the first. */
  hidden: z.object({
    total: z.number(),
    causes: z.array(z.object({ cause: z.string(), count: z.number() })),
  }),
});

export const recommendMeals = defineEndpoint("recommendMeals", {
  method: "GET",
  path: "/recommend-meals",
  summary: "A page of meals that suit the person and match the filters, best first.",
  query: z.object({ ...pageQuery, ...offeringQuery, ...filterQueries.meal }),
  output: z.object({
    data: z.array(cardSchemas.meal.extend(recommended)),
    metadata: metadataSchema.extend(filterFieldsByKind.meal),
  }),
  isKept: true,
});

export const recommendExercises = defineEndpoint("recommendExercises", {
  method: "GET",
  path: "/recommend-exercises",
  summary: "A page of exercises that suit the person and match the filters, best first.",
  query: z.object({ ...pageQuery, ...offeringQuery, ...filterQueries.exercise }),
  output: z.object({
    data: z.array(cardSchemas.exercise.extend(recommended)),
    metadata: metadataSchema.extend(filterFieldsByKind.exercise),
  }),
  isKept: true,
});

export const recommendMeditations = defineEndpoint("recommendMeditations", {
  method: "GET",
  path: "/recommend-meditations",
  summary: "A page of meditations that suit the person and match the filters, best first.",
  query: z.object({ ...pageQuery, ...offeringQuery, ...filterQueries.meditation }),
  output: z.object({
    data: z.array(cardSchemas.meditation.extend(recommended)),
    metadata: metadataSchema.extend(filterFieldsByKind.meditation),
  }),
  isKept: true,
});
