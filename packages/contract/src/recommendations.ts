import { z } from "zod";
import { cardSchemas, pageQuery } from "./catalogue.ts";
import { defineEndpoint } from "./endpoint.ts";

/** Why an item is there: answers of the person that speak for it. */
const recommended = { reasons: z.array(z.string()) };

const metadataSchema = z.object({
  /** How many items are recommended in all. */
  otherCount: z.number(),
  /** How many are kept from the person, by cause; an item with several causes counts under the first. */
  hidden: z.object({
    total: z.number(),
    causes: z.array(z.object({ cause: z.string(), count: z.number() })),
  }),
});

export const recommendMeals = defineEndpoint("recommendMeals", {
  method: "GET",
  path: "/recommend-meals",
  summary: "A page of meals that suit the person, best first.",
  query: z.object(pageQuery),
  output: z.object({ data: z.array(cardSchemas.meal.extend(recommended)), metadata: metadataSchema }),
});

export const recommendExercises = defineEndpoint("recommendExercises", {
  method: "GET",
  path: "/recommend-exercises",
  summary: "A page of exercises that suit the person, best first.",
  query: z.object(pageQuery),
  output: z.object({ data: z.array(cardSchemas.exercise.extend(recommended)), metadata: metadataSchema }),
});

export const recommendMeditations = defineEndpoint("recommendMeditations", {
  method: "GET",
  path: "/recommend-meditations",
  summary: "A page of meditations that suit the person, best first.",
  query: z.object(pageQuery),
  output: z.object({ data: z.array(cardSchemas.meditation.extend(recommended)), metadata: metadataSchema }),
});
