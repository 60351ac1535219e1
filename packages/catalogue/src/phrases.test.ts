import { describe, expect, it } from "vitest";
import { readPhraseFiles } from "./labelled-phrases.ts";
import { measurePhrases, type PhraseMeasures } from "./measure-phrases.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { createTextTrial } from "./text-trial.ts";

const catalogue = await readCatalogue();
const files = readPhraseFiles();
const learnt = files.filter(({ isHoldOut }) => !isHoldOut);

describe("the labelled phrases", () => {
  it("[SAFE-14] are at least 3,000, two thirds of them written without sight of the vocabulary", () => {
    expect(files.flatMap(({ phrases }) => phrases).length).toBeGreaterThanOrEqual(3_000);
  });

  it.each(files)("name classes, ingredients and exercises of the catalogue: $name", ({ phrases }) => {
    const ingredientIds = new Set<string>(catalogue.ingredients.map(({ id }) => id));
    const exerciseIds = new Set<string>(catalogue.exercises.map(({ id }) => id));
    const unknown = phrases.flatMap((phrase) =>
      phrase.kind === "limitation"
        ? [...phrase.mustNot, ...(phrase.mayStay ?? [])].filter((id) => !exerciseIds.has(id))
        : [...phrase.keepOut.ingredients, ...(phrase.mayStay ?? [])].filter((id) => !ingredientIds.has(id)),
    );
    expect(unknown).toEqual([]);
  });

  describe("that have been learnt from", () => {
    const measures = measureAll();

    it("[SAFE-14] keep out all they must, or are put to the person", () => {
      const leaks = measures.flatMap((each) => each.leaks);
      expect(leaks.filter(({ phrase }) => phrase.kind !== "dislike")).toEqual([]);
      expect(leaks.length).toBeLessThanOrEqual(maxDislikeLeaks);
    });

    it("[SAFE-15] are seldom asked about when they name something known", () => {
      const asked = sum(measures.map((each) => each.asked.length));
      expect(asked / sum(measures.map(({ known }) => known))).toBeLessThanOrEqual(0.1);
    });

    it("[SAFE-15] seldom hide a quarter of the shelf without need", () => {
      const alarms = sum(measures.map((each) => each.alarms.length));
      expect(alarms / sum(measures.map(({ count }) => count))).toBeLessThanOrEqual(0.02);
    });
  });
});

/** "Any of the smelly ones": a dislike that a person would not miss. */
const maxDislikeLeaks = 5;

function measureAll(): readonly PhraseMeasures[] {
  const tryText = createTextTrial(catalogue);
  return learnt.map(({ phrases }) => measurePhrases(phrases, tryText, catalogue));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
