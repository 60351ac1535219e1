import { readdirSync, readFileSync } from "node:fs";
import { allergens } from "@fernwell/domain/food/allergens";
import { z } from "zod";

const folder = new URL("../phrases/", import.meta.url);

const label = {
  text: z.string().min(1),
  isKnown: z.boolean(),
  mustAsk: z.boolean(),
  note: z.string().optional(),
};

const foodPhraseSchema = z.object({
  kind: z.enum(["allergy", "dislike"]),
  ...label,
  keepOut: z.object({ classes: z.array(z.enum(allergens)), ingredients: z.array(z.string()) }),
  mayStay: z.array(z.string()).optional(),
});
const movementPhraseSchema = z.object({
  kind: z.literal("limitation"),
  ...label,
  mustNot: z.array(z.string()),
  mayStay: z.array(z.string()).optional(),
});
const phraseSchema = z.discriminatedUnion("kind", [foodPhraseSchema, movementPhraseSchema]);

/** What a person might type, with what a reviewer says about it. */
export type FoodPhrase = z.output<typeof foodPhraseSchema>;
export type LabelledPhrase = z.output<typeof phraseSchema>;

export interface PhraseFile {
  readonly name: string;
  /** Only for measuring. */
  readonly isHoldOut: boolean;
  readonly phrases: readonly LabelledPhrase[];
}

export const labelledPromptSchema = z.object({
  kind: z.enum(["meal", "exercise", "meditation"]),
  lang: z.string(),
  prompt: z.string(),
  /** The answers that rule out the same. */
  sameAs: z.partialRecord(z.enum(["allergies", "dislikes", "limitations"]), z.string()),
});
export type LabelledPrompt = z.infer<typeof labelledPromptSchema>;

export interface PromptFile {
  readonly name: string;
  readonly prompts: readonly LabelledPrompt[];
}

/** Throws on a line that is not a labelled phrase. */
export function readPhraseFiles(): PhraseFile[] {
  return readFiles(folder, phraseSchema).map(({ name, lines }) => ({
    name,
    isHoldOut: name.startsWith("hold-out"),
    phrases: lines,
  }));
}

export function readPromptFiles(): PromptFile[] {
  return readFiles(new URL("prompts/", folder), labelledPromptSchema).map(({ name, lines }) => ({
    name,
    prompts: lines,
  }));
}

function readFiles<Schema extends z.ZodType>(from: URL, schema: Schema) {
  return readdirSync(from)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .map((name) => ({
      name,
      lines: readFileSync(new URL(name, from), "utf8")
        .trim()
        .split("\n")
        .map((line) => schema.parse(JSON.parse(line))),
    }));
}
