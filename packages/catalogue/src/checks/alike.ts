import type { Catalogue } from "../catalogue.ts";
import type { Problem } from "../entries.ts";

/** How much two texts, or two lists of ingredients, may overlap. */
const maxOverlap = { texts: 0.5, ingredients: 0.9 };

/** No two entries share a name, nearly the same words, or nearly the same ingredients. */
export function checkAlike({ ingredients, meals, exercises, meditations, coaches }: Catalogue): Problem[] {
  return [
    ...findSameNames("ingredients", ingredients),
    ...findSameNames("meals", meals),
    ...findSameNames("exercises", exercises),
    ...findSameNames("meditations", meditations),
    ...findSameNames("coaches", coaches),
    ...findAlike("meals", meals, ({ description }) => threeWordRuns([description]), maxOverlap.texts),
    ...findAlike(
      "meals",
      meals,
      ({ steps }) => threeWordRuns(steps.map(({ text }) => text)),
      maxOverlap.texts,
    ),
    ...findAlike(
      "meals",
      meals,
      (meal) => new Set(meal.ingredients.map(({ ingredientId }) => ingredientId)),
      maxOverlap.ingredients,
    ),
    ...findAlike(
      "exercises",
      exercises,
      ({ description, steps }) => threeWordRuns([description, ...steps]),
      maxOverlap.texts,
    ),
    ...findAlike(
      "meditations",
      meditations,
      ({ script }) => threeWordRuns(script.map(({ say }) => say)),
      maxOverlap.texts,
    ),
    ...findAlike("coaches", coaches, ({ description }) => threeWordRuns([description]), maxOverlap.texts),
  ];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function findSameNames(kind: string, items: readonly Named[]): Problem[] {
  const plain = items.map(({ name }) => toWords(name).join(" "));
  return items.flatMap(({ id, name }, index) =>
    plain.indexOf(plain[index] ?? "") === index
      ? []
      : [{ where: `${kind}/${id}`, what: `another one is called ${name}` }],
  );
}

function findAlike<Item extends Named>(
  kind: string,
  items: readonly Item[],
  featuresOf: (item: Item) => ReadonlySet<string>,
  max: number,
): Problem[] {
  const described = items.map((item) => ({ id: item.id, features: featuresOf(item) }));
  return described.flatMap((one, index) =>
    described.slice(index + 1).flatMap((other) => {
      const overlap = shareInCommon(one.features, other.features);
      return overlap > max
        ? [{ where: `${kind}/${other.id}`, what: `${Math.round(100 * overlap)} % the same as ${one.id}` }]
        : [];
    }),
  );
}

function shareInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((feature) => other.has(feature)).length;
  const all = one.size + other.size - common;
  return all === 0 ? 0 : common / all;
}

function threeWordRuns(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => {
      const words = toWords(text);
      return words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
    }),
  );
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
