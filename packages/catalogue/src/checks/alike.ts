import type { Catalogue } from "../catalogue.ts";
import type { Problem } from "../entries.ts";

/** How much of two texts, or of two lists of ingredients, may be the same. */
const mostAlike = { texts: 0.5, ingredients: 0.9 };

/** No two entries share a name, nearly the same words, or nearly the same ingredients. */
export function checkAlike({ ingredients, meals, exercises, meditations, coaches }: Catalogue): Problem[] {
  return [
    ...findSameNames("ingredients", ingredients),
    ...findSameNames("meals", meals),
    ...findSameNames("exercises", exercises),
    ...findSameNames("meditations", meditations),
    ...findSameNames("coaches", coaches),
    ...findAlike("meals", meals, ({ description }) => threeWordRuns([description]), mostAlike.texts),
    ...findAlike(
      "meals",
      meals,
      ({ steps }) => threeWordRuns(steps.map(({ text }) => text)),
      mostAlike.texts,
    ),
    ...findAlike(
      "meals",
      meals,
      (meal) => new Set(meal.ingredients.map(({ ingredientId }) => ingredientId)),
      mostAlike.ingredients,
    ),
    ...findAlike(
      "exercises",
      exercises,
      ({ description, steps }) => threeWordRuns([description, ...steps]),
      mostAlike.texts,
    ),
    ...findAlike(
      "meditations",
      meditations,
      ({ script }) => threeWordRuns(script.map(({ say }) => say)),
      mostAlike.texts,
    ),
    ...findAlike("coaches", coaches, ({ description }) => threeWordRuns([description]), mostAlike.texts),
  ];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function findSameNames(kind: string, items: readonly Named[]): Problem[] {
  const plain = items.map(({ name }) => wordsOf(name).join(" "));
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
  most: number,
): Problem[] {
  const described = items.map((item) => ({ id: item.id, features: featuresOf(item) }));
  return described.flatMap((one, index) =>
    described.slice(index + 1).flatMap((other) => {
      const overlap = shareInCommon(one.features, other.features);
      return overlap > most
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
      const words = wordsOf(text);
      return words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
    }),
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
