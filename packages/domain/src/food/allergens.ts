/** Coconut, chestnut and nutmeg are on none of the lists. Peanut is a legume and has its own class. */
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
] as const;

/** All allergens that must be declared on labels in New Zealand, Australia, the European Union or the United States. */
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
  ...treeNuts,
] as const;
export type Allergen = (typeof allergens)[number];

/** Ordered from safe to unsafe. Only `notAnIngredient` is safe for a person with the allergy. */
export const allergenStatuses = ["notAnIngredient", "mayContain", "unknown", "contains"] as const;
export type AllergenStatus = (typeof allergenStatuses)[number];

export type AllergenStatuses = Readonly<Record<Allergen, AllergenStatus>>;

/** A mixture is as unsafe as its most unsafe part. */
export function mixAllergens(parts: readonly AllergenStatuses[]): AllergenStatuses {
  return mapAllergens((allergen) => findWorst(parts.map((part) => part[allergen])));
}

export function mapAllergens<Value>(value: (allergen: Allergen) => Value): Readonly<Record<Allergen, Value>> {
  return Object.fromEntries(allergens.map((allergen) => [allergen, value(allergen)])) as Record<
    Allergen,
    Value
  >;
}

function findWorst(statuses: readonly AllergenStatus[]): AllergenStatus {
  return statuses.reduce<AllergenStatus>(
    (worse, status) => (allergenStatuses.indexOf(status) > allergenStatuses.indexOf(worse) ? status : worse),
    "notAnIngredient",
  );
}
