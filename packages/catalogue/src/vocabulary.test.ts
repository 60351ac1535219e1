import { readFileSync } from "node:fs";
import { type Allergen, allergens } from "@fernwell/domain/food/allergens";
import {
  createFoodVocabulary,
  type FoodReading,
  type FoodVocabulary,
} from "@fernwell/domain/safety/food-vocabulary";
import { readLimitations } from "@fernwell/domain/safety/movement-vocabulary";
import { beforeAll, describe, expect, it } from "vitest";
import { readCatalogue } from "./read-catalogue.ts";

interface FoodPhrase {
  readonly text: string;
  readonly about: "allergy" | "dislike";
  readonly allergens: readonly Allergen[];
  readonly foods: readonly string[];
  readonly notUnderstood: readonly string[];
  readonly none?: boolean;
}

interface MovementPhrase {
  readonly text: string;
  readonly limitations: readonly string[];
  readonly notUnderstood: readonly string[];
  readonly none?: boolean;
}

const foodPhrases = labelled<FoodPhrase>("food-phrases");
const movementPhrases = labelled<MovementPhrase>("movement-phrases");

let vocabulary: FoodVocabulary;
let allergensOf: ReadonlyMap<string, ReadonlySet<Allergen>>;
beforeAll(async () => {
  const catalogue = await readCatalogue();
  vocabulary = createFoodVocabulary(catalogue.ingredients);
  allergensOf = new Map(
    catalogue.ingredients.map(({ id, allergens: statuses }) => [
      id,
      new Set(allergens.filter((allergen) => statuses[allergen] === "contains")),
    ]),
  );
});

const read = ({ about, text }: FoodPhrase) =>
  about === "allergy" ? vocabulary.readAllergies(text) : vocabulary.readDislikes(text);

describe("the labelled phrases about food", () => {
  it("are at least 400, and name every allergen class at least ten times", () => {
    expect(foodPhrases.length + movementPhrases.length).toBeGreaterThanOrEqual(400);
    for (const allergen of allergens) {
      const named = foodPhrases.filter((phrase) => phrase.allergens.includes(allergen)).length;
      expect([allergen, named >= 10]).toEqual([allergen, true]);
    }
  });

  it("are understood: no class that a phrase names is missed", () => {
    const missed = foodPhrases.flatMap((phrase) => {
      const found = new Set(classesIn(read(phrase)));
      return phrase.allergens
        .filter((allergen) => !found.has(allergen))
        .map((allergen) => [phrase.text, allergen]);
    });
    expect(missed).toEqual([]);
  });

  it("are understood: no food that a phrase names, or that is made from it, is missed", () => {
    const missed = foodPhrases.flatMap((phrase) => {
      const reading = read(phrase);
      const classes = classesIn(reading);
      const foods = new Set(foodsIn(reading));
      const isKeptOut = (id: string) =>
        foods.has(id) || classes.some((name) => allergensOf.get(id)?.has(name));
      return phrase.foods.filter((id) => !isKeptOut(id)).map((id) => [phrase.text, id]);
    });
    expect(missed).toEqual([]);
  });

  it("lose no word silently: what is strange is reported, or taken for the nearest thing and kept out by name", () => {
    const lost = foodPhrases.flatMap((phrase) =>
      lostWords(phrase.notUnderstood, read(phrase)).map((word) => [phrase.text, word]),
    );
    expect(lost).toEqual([]);
  });

  it("that say there is nothing keep nothing out", () => {
    const wrong = foodPhrases.filter(({ none }) => none).filter((phrase) => !isEmpty(read(phrase)));
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it("raise few false alarms", () => {
    const alarms = foodPhrases
      .filter(({ about }) => about === "allergy")
      .flatMap((phrase) =>
        classesIn(read(phrase)).filter((allergen) => !phrase.allergens.includes(allergen)),
      );
    // Counted, not chased: a class too many hides a few meals, a class too few may harm.
    expect(alarms.length).toBeLessThanOrEqual(220);
  });
});

describe("the labelled phrases about movement", () => {
  it("are understood: no limitation that a phrase names is missed", () => {
    const missed = movementPhrases.flatMap(({ text, limitations }) => {
      const found = new Set<string>(readLimitations(text).understood.flatMap(({ meanings }) => meanings));
      return limitations
        .filter((limitation) => !found.has(limitation))
        .map((limitation) => [text, limitation]);
    });
    expect(missed).toEqual([]);
  });

  it("lose no word silently", () => {
    const lost = movementPhrases.flatMap(({ text, notUnderstood }) =>
      lostWords(notUnderstood, readLimitations(text)).map((word) => [text, word]),
    );
    expect(lost).toEqual([]);
  });

  it("that say there is nothing limit nothing", () => {
    const wrong = movementPhrases
      .filter(({ none }) => none)
      .filter(({ text }) => !isEmpty(readLimitations(text)));
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});

function labelled<Phrase>(name: string): Phrase[] {
  return readFileSync(new URL(`../test/labelled/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

function classesIn({ understood }: FoodReading): Allergen[] {
  const found = understood.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => (meaning.kind === "allergen" ? [meaning.allergen] : [])),
  );
  return [...new Set(found)];
}

function foodsIn({ understood }: FoodReading): string[] {
  return understood.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => (meaning.kind === "ingredient" ? [meaning.ingredientId] : [])),
  );
}

interface AnyReading {
  readonly understood: readonly { readonly text: string }[];
  readonly notUnderstood: readonly string[];
}

function lostWords(words: readonly string[], { understood, notUnderstood }: AnyReading): string[] {
  const kept = [...notUnderstood, ...understood.map(({ text }) => text)].join(" ");
  return words.filter((word) => !kept.includes(word.replace(/ies$/, "y").replace(/s$/, "")));
}

function isEmpty({ understood, notUnderstood }: AnyReading): boolean {
  return understood.length === 0 && notUnderstood.length === 0;
}
