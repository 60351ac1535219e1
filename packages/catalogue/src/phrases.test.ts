import { readdirSync, readFileSync } from "node:fs";
import { allergens } from "@fernwell/domain/food/allergens";
import { expect, it } from "vitest";
import { z } from "zod";
import { readCatalogue } from "./read-catalogue.ts";

const folder = new URL("../phrases/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
const { ingredients, exercises } = await readCatalogue();
const ingredientId = z.enum(ingredients.map(({ id }) => String(id)));
const exerciseId = z.enum(exercises.map(({ id }) => String(id)));

const label = {
  text: z.string().min(1),
  isKnown: z.boolean(),
  mustAsk: z.boolean(),
  note: z.string().optional(),
};
const phraseSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum(["allergy", "dislike"]),
    ...label,
    keepOut: z.object({ classes: z.array(z.enum(allergens)), ingredients: z.array(ingredientId) }),
    mayStay: z.array(ingredientId).optional(),
  }),
  z.object({
    kind: z.literal("limitation"),
    ...label,
    mustNot: z.array(exerciseId),
    mayStay: z.array(exerciseId).optional(),
  }),
]);

it.each(files)("the labels of %s name classes, ingredients and exercises of the catalogue", (file) => {
  const lines = readFileSync(new URL(file, folder), "utf8").trim().split("\n");
  expect(lines.flatMap((line) => phraseSchema.safeParse(JSON.parse(line)).error?.issues ?? [])).toEqual([]);
});
