/** The union of what New Zealand and Australia, the European Union and the United States make labels declare. */
export const allergens = [
  "wheat",
  "gluten",
  "crustacean",
  "mollusc",
  "fish",
  "egg",
  "milk",
  "peanut",
  "soy",
  "sesame",
  "lupin",
  "celery",
  "mustard",
  "sulphites",
  "almond",
  "brazil-nut",
  "cashew",
  "hazelnut",
  "macadamia",
  "pecan",
  "pistachio",
  "walnut",
  "pine-nut",
] as const;
export type Allergen = (typeof allergens)[number];

/** Coconut, chestnut and nutmeg are in none of the lists; peanut is a legume with a class of its own. */
export const treeNuts = [
  "almond",
  "brazil-nut",
  "cashew",
  "hazelnut",
  "macadamia",
  "pecan",
  "pistachio",
  "walnut",
  "pine-nut",
] as const satisfies readonly Allergen[];

/** From safe to unsafe: whoever has the allergy is served `notAnIngredient` alone. */
export const allergenStatuses = ["notAnIngredient", "mayContain", "unknown", "contains"] as const;
export type AllergenStatus = (typeof allergenStatuses)[number];

export type AllergenStatuses = Readonly<Record<Allergen, AllergenStatus>>;

/** A mixture is as unsafe as the most unsafe thing in it. */
export function mixAllergens(parts: readonly AllergenStatuses[]): AllergenStatuses {
  return mapAllergens((allergen) => worst(parts.map((part) => part[allergen])));
}

export function mapAllergens<Value>(value: (allergen: Allergen) => Value): Readonly<Record<Allergen, Value>> {
  return Object.fromEntries(allergens.map((allergen) => [allergen, value(allergen)])) as Record<
    Allergen,
    Value
  >;
}

function worst(statuses: readonly AllergenStatus[]): AllergenStatus {
  return statuses.reduce<AllergenStatus>(
    (worse, status) => (allergenStatuses.indexOf(status) > allergenStatuses.indexOf(worse) ? status : worse),
    "notAnIngredient",
  );
}
