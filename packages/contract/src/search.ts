import { itemKinds } from "@fernwell/domain/item-kind";
import { z } from "zod";
import { cardSchemas, coachSchema, pageQuery } from "./catalogue.ts";
import { defineEndpoint } from "./endpoint.ts";
import { typedText } from "./typed-text.ts";

/** What a search finds, in the order of its groups. */
export const searchedKinds = [...itemKinds, "coach"] as const;
export type SearchedKind = (typeof searchedKinds)[number];

export const longestSearch = 100;
export const maxFoundPageSize = 20;

const counts = {
  /** How many there are in all that suit the person. */
  total: z.number(),
  /** How many of what was searched for are kept from the person, by cause. */
  hidden: z.object({
    total: z.number(),
    causes: z.array(z.object({ cause: z.string(), count: z.number() })),
  }),
};

const foundGroupSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("meal"), ...counts, data: z.array(cardSchemas.meal) }),
  z.object({ kind: z.literal("exercise"), ...counts, data: z.array(cardSchemas.exercise) }),
  z.object({ kind: z.literal("meditation"), ...counts, data: z.array(cardSchemas.meditation) }),
  z.object({ kind: z.literal("coach"), ...counts, data: z.array(coachSchema) }),
]);
export type FoundGroup = z.infer<typeof foundGroupSchema>;

/** Groups without a match are left out. The page is that of each group. */
export const search = defineEndpoint("search", {
  method: "GET",
  path: "/search",
  summary: "Meals, exercises and meditations that suit the person, and coaches, by words; best first.",
  query: z.object({
    q: typedText(longestSearch).pipe(z.string().min(1, { error: "Please write something" })),
    kind: z.enum(searchedKinds).optional(),
    page: pageQuery.page,
    page_size: z.coerce.number().int().min(1).max(maxFoundPageSize).default(4),
  }),
  output: z.object({ groups: z.array(foundGroupSchema) }),
});
