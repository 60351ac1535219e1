import { restFacets } from "@fernwell/domain/calm/rest-facets";
import { allergens } from "@fernwell/domain/food/allergens";
import { movementFacets } from "@fernwell/domain/movement/facets";
import { limitations } from "@fernwell/domain/movement/limitations";
import { warningTargets } from "@fernwell/domain/safety/warnings/warning-words";
import type { Entries, Problem } from "../entries.ts";

const plainTargets: readonly string[] = [
  ...["none", "denial", "ordinary", "about the body", "beside a complaint", "absent"],
  ...warningTargets,
];

/** A word with an unknown target would be understood and keep out nothing. */
export function checkWordLists({ wordLists, ingredients, conditions }: Entries): Problem[] {
  const knownIds = new Map<string, ReadonlySet<string>>([
    ["class", new Set([...allergens, "nuts"])],
    ["food", new Set(ingredients.keys())],
    ["dish", new Set(ingredients.keys())],
    ["condition", new Set(conditions.keys())],
    ["limitation", new Set(limitations)],
    ["facet", new Set(movementFacets)],
    ["rest-facet", new Set<string>(restFacets)],
  ]);
  const isKnown = (target: string) => {
    if (plainTargets.includes(target) || target.startsWith("spelling ") || target.startsWith("not "))
      return true;
    const [kind = "", ids = ""] = target.split(" ");
    const known = knownIds.get(kind);
    return known !== undefined && ids.split(/[+,]/).every((id) => known.has(id));
  };
  return wordLists.flatMap(({ id, lines }) =>
    lines.flatMap(({ target, words }) => [
      ...(isKnown(target) ? [] : [{ where: `words/${id}`, what: `there is no ${target}` }]),
      ...(words.some((word) => word.trim() === "")
        ? [{ where: `words/${id}`, what: `a word of ${target} is empty` }]
        : []),
    ]),
  );
}
