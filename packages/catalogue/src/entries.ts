import { readdir, readFile } from "node:fs/promises";
import type { WordList } from "@fernwell/domain/safety/word-list";
import { parse } from "yaml";
import { z } from "zod";
import { readWordLists } from "./read-word-lists.ts";
import { type CoachEntry, coachEntrySchema } from "./schemas/coach.ts";
import { type ConditionEntry, conditionEntrySchema } from "./schemas/condition.ts";
import { type ExerciseEntry, exerciseEntrySchema } from "./schemas/exercise.ts";
import { type IngredientEntry, ingredientEntrySchema } from "./schemas/ingredient.ts";
import { type MealEntry, mealEntrySchema } from "./schemas/meal.ts";
import { type MeditationEntry, meditationEntrySchema } from "./schemas/meditation.ts";
import { type OptionListEntry, optionListEntrySchema } from "./schemas/option-list.ts";
import { type ShopEntry, shopEntrySchema } from "./schemas/shop.ts";

/** Every entry by kind and id. */
export interface Entries {
  readonly ingredients: ReadonlyMap<string, IngredientEntry>;
  readonly meals: ReadonlyMap<string, MealEntry>;
  readonly exercises: ReadonlyMap<string, ExerciseEntry>;
  readonly meditations: ReadonlyMap<string, MeditationEntry>;
  readonly coaches: ReadonlyMap<string, CoachEntry>;
  readonly conditions: ReadonlyMap<string, ConditionEntry>;
  readonly optionLists: ReadonlyMap<string, OptionListEntry>;
  readonly wordLists: readonly WordList[];
  readonly shop: ShopEntry;
}

export interface Problem {
  readonly where: string;
  readonly what: string;
}

const entriesDir = new URL("../entries/", import.meta.url);

/** Reads all entries, and reports those that are invalid. */
export async function readEntries(): Promise<{ entries: Entries; problems: Problem[] }> {
  const problems: Problem[] = [];
  const [ingredients, meals, exercises, meditations, coaches, conditions, optionLists, wordLists, shop] =
    await Promise.all([
      readKind("ingredients", ingredientEntrySchema, problems),
      readKind("meals", mealEntrySchema, problems),
      readKind("exercises", exerciseEntrySchema, problems),
      readKind("meditations", meditationEntrySchema, problems),
      readKind("coaches", coachEntrySchema, problems),
      readKind("conditions", conditionEntrySchema, problems),
      readKind("option-lists", optionListEntrySchema, problems),
      readWordLists(),
      readShop(),
    ]);
  return {
    entries: {
      ingredients,
      meals,
      exercises,
      meditations,
      coaches,
      conditions,
      optionLists,
      wordLists,
      shop,
    },
    problems,
  };
}

/** Nothing can be derived without it, so a broken one is not collected with the other problems. */
async function readShop(): Promise<ShopEntry> {
  return shopEntrySchema.parse(parse(await readFile(new URL("shop.yaml", entriesDir), "utf8")));
}

async function readKind<Entry>(
  kind: string,
  schema: z.ZodType<Entry>,
  problems: Problem[],
): Promise<Map<string, Entry>> {
  const folder = new URL(`${kind}/`, entriesDir);
  const entries = new Map<string, Entry>();
  for (const file of (await readdir(folder)).sort()) {
    const where = `${kind}/${file}`;
    const id = /^([a-z0-9_]+(?:-[a-z0-9]+)*)\.yaml$/.exec(file)?.[1];
    if (id === undefined) {
      problems.push({ where, what: "the file's name is not an id" });
      continue;
    }
    try {
      entries.set(id, schema.parse(parse(await readFile(new URL(file, folder), "utf8"))));
    } catch (error) {
      problems.push({ where, what: describe(error) });
    }
  }
  return entries;
}

function describe(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
}
