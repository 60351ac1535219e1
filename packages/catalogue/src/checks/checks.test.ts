import { beforeAll, describe, expect, it } from "vitest";
import { type Catalogue, deriveCatalogue } from "../catalogue.ts";
import type { Entries, Problem } from "../entries.ts";
import { readCatalogueWithEntries } from "../read-catalogue.ts";
import { checkAlike } from "./alike.ts";
import { checkMeals } from "./meals.ts";
import { checkMeditations } from "./meditations.ts";
import { listGenericPictures } from "./pictures.ts";
import { checkReferences } from "./references.ts";
import { listShelves } from "./shelves.ts";

let entries: Entries;
let catalogue: Catalogue;
beforeAll(async () => {
  ({ entries, catalogue } = await readCatalogueWithEntries());
});

type EntryOf<Kind extends keyof Entries> =
  Entries[Kind] extends ReadonlyMap<string, infer Entry> ? Entry : never;

/** The real entries with one of them changed. */
function changing<Kind extends keyof Entries>(
  kind: Kind,
  id: string,
  change: (entry: EntryOf<Kind>) => EntryOf<Kind>,
): Entries {
  const changed = new Map(entries[kind] as ReadonlyMap<string, EntryOf<Kind>>);
  const entry = changed.get(id);
  if (entry === undefined) throw new Error(`there is no ${id}`);
  return { ...entries, [kind]: changed.set(id, change(entry)) };
}

const said = (problems: readonly Problem[]) => problems.map(({ where, what }) => `${where}: ${what}`);

describe("references", () => {
  it("are sound in the real catalogue", () => {
    expect(said(checkReferences(entries))).toEqual([]);
  });

  it("must name an existing ingredient", () => {
    const wrong = changing("meals", "scrambled-eggs", (meal) => ({
      ...meal,
      ingredients: meal.ingredients.map((line) =>
        line.ingredient === "egg" ? { ...line, ingredient: "ostrich" } : line,
      ),
    }));
    expect(said(checkReferences(wrong))).toEqual([
      "meals/scrambled-eggs: there is no ingredient ostrich",
      "meals/scrambled-eggs: no step uses ostrich",
      "meals/scrambled-eggs: a step uses egg, which is not listed",
    ]);
  });

  it.each([
    ["food ostrich", ["ostrich"], "words/en: there is no food ostrich"],
    ["food egg+ostrich", ["ostrich"], "words/en: there is no food egg+ostrich"],
    ["condition no-such-condition", ["zorb"], "words/en: there is no condition no-such-condition"],
    ["class eggs", ["eggs"], "words/en: there is no class eggs"],
    ["zorb", ["zorb"], "words/en: there is no zorb"],
    ["class egg", ["egg", " "], "words/en: a word of class egg is empty"],
  ])("[SAFE-18] must be known in a word list: %s", (target, words, problem) => {
    const wordLists = [{ id: "en", lines: [{ target, words }] }];
    expect(said(checkReferences({ ...entries, wordLists }))).toEqual([problem]);
  });

  it.each([
    ["easier", "no-such-exercise", /there is no easier exercise/],
    ["easier", "push-ups", /easier than itself/],
    ["easier", "pistol-squat", /is advanced, not easier/],
    ["harder", "seated-march", /is beginner, not harder/],
  ] as const)("reject %s: %s for push-ups", (direction, sibling, what) => {
    const wrong = changing("exercises", "push-ups", (exercise) => ({
      ...exercise,
      level: "intermediate" as const,
      [direction]: sibling,
    }));
    expect(said(checkReferences(wrong)).join()).toMatch(what);
  });

  it("must name a code of the compendium's edition", () => {
    const wrong = changing("exercises", "push-ups", (exercise) => ({
      ...exercise,
      met: { edition: 2011 as const, code: "02214" },
    }));
    expect(said(checkReferences(wrong))).toEqual(["exercises/push-ups: the compendium of 2011 has no 02214"]);
  });

  it("must name a trainer who coaches exercise", () => {
    const cook = [...entries.coaches].find(([, { area }]) => area === "meal")?.[0] ?? "";
    const wrong = changing("exercises", "push-ups", (exercise) => ({ ...exercise, trainer: cook }));
    expect(said(checkReferences(wrong))).toEqual([`exercises/push-ups: ${cook} is no coach for exercise`]);
  });

  it("must offer exactly the options that the product understands", () => {
    const wrong = changing("optionLists", "fitness_level", (options) => [
      ...options.slice(1),
      { id: "olympian", name: "Olympian" },
    ]);
    expect(said(checkReferences(wrong))).toEqual([
      "option-lists/fitness_level: beginner is missing",
      "option-lists/fitness_level: nothing in the product is called olympian",
    ]);
  });
});

describe("meals", () => {
  const problemsWith = (change: Parameters<typeof changing<"meals">>[2]) =>
    said(checkMeals(deriveCatalogue(changing("meals", "scrambled-eggs", change)))).join("\n");

  it("must agree with the ingredients' weights", () => {
    expect(
      problemsWith((meal) => ({
        ...meal,
        ingredients: meal.ingredients.map((line) =>
          line.ingredient === "egg" ? { ...line, grams: line.grams * 2 } : line,
        ),
      })),
    ).toMatch(/piece of egg weighs \d+ g, not \d+ g/);
  });

  it("must use measures of known weight", () => {
    expect(
      problemsWith((meal) => ({
        ...meal,
        ingredients: meal.ingredients.map((line) =>
          line.ingredient === "egg" ? { ...line, measurement: "sheet" } : line,
        ),
      })),
    ).toMatch(/sheet of egg weighs is not a known fact/);
  });

  it("must have servings of a reasonable size", () => {
    expect(
      problemsWith((meal) => ({
        ...meal,
        servings: 1,
        ingredients: meal.ingredients.map((line) => ({
          ...line,
          quantity: line.quantity * 9,
          grams: line.grams * 9,
        })),
      })),
    ).toMatch(/a serving has \d+ kcal/);
  });

  it("must have energy that matches their macronutrients", () => {
    const wrong = changing("ingredients", "egg", (egg) => ({
      ...egg,
      per100g: { ...egg.per100g, energyKcal: 400 },
    }));
    expect(said(checkMeals(deriveCatalogue(wrong))).join("\n")).toMatch(
      /scrambled-eggs: \d+ kcal, but its macronutrients make/,
    );
  });

  it("must have known main nutrients", () => {
    const wrong = changing("ingredients", "egg", (egg) => ({
      ...egg,
      per100g: { ...egg.per100g, sodiumMg: null },
    }));
    expect(said(checkMeals(deriveCatalogue(wrong))).join("\n")).toMatch(
      /scrambled-eggs: sodiumMg is known for \d+ % of the mass/,
    );
  });
});

describe("meditations", () => {
  const session = (script: { at: number; say: string }[], minutes = 3) => {
    const [example] = catalogue.meditations;
    if (example === undefined) throw new Error("there are no meditations");
    return said(checkMeditations([{ ...example, minutes, script }])).join("\n");
  };
  const words = (count: number) => Array.from({ length: count }, () => "calm").join(" ");
  const good = [0, 40, 80, 120, 150].map((at) => ({ at, say: words(at === 150 ? 21 : 25) }));

  it("are accepted if they keep their time", () => {
    expect(session(good)).toBe("");
  });

  it.each([
    [
      "begin with a long silence",
      [{ at: 15, say: words(15) }, ...good.slice(1)],
      /nothing is said for the first 15 s/,
    ],
    ["end too early", good.slice(0, 3), /the last words come at 80 s of 180 s/],
    [
      "talk into the next cue",
      [{ at: 0, say: words(75) }, ...good.slice(1)],
      /the words at 0 s do not fit before 40 s/,
    ],
    [
      "fall silent for too long",
      [...good.slice(0, 2), ...good.slice(4)],
      /s of silence after the words at 40 s/,
    ],
    [
      "say too little",
      good.map(({ at }) => ({ at, say: words(12) })),
      /60 words for 3 minutes, at least 105 wanted/,
    ],
  ])("must not %s", (_, script, problem) => {
    expect(session(script)).toMatch(problem);
  });
});

describe("similar entries", () => {
  it("are found by name, by words and by ingredients", () => {
    const meal = catalogue.meals.find(({ id }) => id === "scrambled-eggs");
    if (meal === undefined) throw new Error("there are no scrambled eggs");
    const copy = { ...meal, id: "eggs-again" as typeof meal.id };
    const found = said(checkAlike({ ...catalogue, meals: [meal, copy] }));
    expect(found).toEqual([
      "meals/eggs-again: another one is called Scrambled Eggs",
      "meals/eggs-again: 100 % the same as scrambled-eggs",
      "meals/eggs-again: 100 % the same as scrambled-eggs",
      "meals/eggs-again: 100 % the same as scrambled-eggs",
    ]);
  });
});

describe("pictures", () => {
  it("are generic where an entry names no drawing, or one that the studio does not have", () => {
    const nameless = changing("exercises", "push-ups", (exercise) => ({ ...exercise, pose: null }));
    const unknown = changing("ingredients", "apple", (apple) => ({ ...apple, look: "golden-apple" }));
    expect(listGenericPictures(nameless)).toContainEqual({
      where: "exercises/push-ups",
      why: "it names no pose",
    });
    expect(listGenericPictures(unknown)).toContainEqual({
      where: "ingredients/apple",
      why: "there is no look called golden-apple",
    });
    const said = listGenericPictures(entries).map(({ where }) => where);
    expect(said).not.toContain("exercises/push-ups");
    expect(said).not.toContain("ingredients/apple");
  });
});

describe("shelves", () => {
  const count = (all: Catalogue, name: string) =>
    listShelves(all).find((shelf) => shelf.name === name)?.count;

  it("count what is left for a diet and an allergy together", () => {
    const left = catalogue.meals.filter(
      ({ diets, allergens }) => diets.includes("vegan") && allergens.soy === "notAnIngredient",
    );
    expect(count(catalogue, "vegan, no soy")).toBe(left.length);
  });

  it("[FIND-40] count ten dinners of 30 minutes or less for every diet, every allergy and both together", () => {
    const quick = listShelves(catalogue).filter(({ aisle }) => aisle.startsWith("quick dinner"));
    expect(quick.filter(({ count: left }) => left < 10)).toEqual([]);
    const left = catalogue.meals.filter(
      ({ mealTypes, minutes, diets, allergens }) =>
        mealTypes.includes("dinner") &&
        minutes <= 30 &&
        diets.includes("vegan") &&
        allergens.soy === "notAnIngredient",
    );
    expect(quick.find(({ name }) => name === "vegan, no soy")?.count).toBe(left.length);
  });

  it("leave out an exercise that either of two limitations rules out", () => {
    const only = (id: string) => ({
      ...catalogue,
      exercises: catalogue.exercises.filter((each) => each.id === id),
    });
    expect([
      count(only("seated-march"), "wrist, ankle"),
      count(only("push-ups"), "wrist, ankle"),
      count(only("push-ups"), "knee, ankle"),
    ]).toEqual([1, 0, 1]);
  });

  it("cover every pair of limitations, of diet and allergen, and of goal and practice", () => {
    const byAisle = Object.groupBy(listShelves(catalogue), ({ aisle }) => aisle);
    expect(Object.fromEntries(Object.entries(byAisle).map(([aisle, all]) => [aisle, all?.length]))).toEqual({
      diet: 13,
      allergen: 23,
      "diet and allergen": 299,
      "meal type and diet": 55,
      "quick dinner and diet": 13,
      "quick dinner and allergen": 23,
      "quick dinner, diet and allergen": 299,
      level: 3,
      "no equipment": 1,
      "no equipment and limitation": 17,
      "no equipment and two limitations": 136,
      "goal and practice": 48,
    });
  });
});
