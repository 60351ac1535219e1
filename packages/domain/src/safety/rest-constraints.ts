import type { RestFacet } from "../calm/rest-facets.ts";
import { listUnanswered, type MeditationConstraint } from "./constraints.ts";
import type { Meaning } from "./meanings.ts";
import type { ToldReading } from "./read-told.ts";
import { limitationRest, listConditionRest, movementRest } from "./rest-effects.ts";

/** A condition counts wherever it was told, and a limitation of movement counts at rest too. */
export function constrainMeditations(told: ToldReading): MeditationConstraint[] {
  const facets = new Set([
    ...told.meanings.limitations.flatMap(listMeaningRest),
    ...told.conditions.flatMap(listConditionRest),
  ]);
  return [
    ...listUnanswered(told, "meditation"),
    ...[...facets].map((facet) => ({ kind: "rest-facet", facet }) as const),
  ];
}

function listMeaningRest(meaning: Meaning): readonly RestFacet[] {
  switch (meaning.kind) {
    case "rest-facet":
      return [meaning.facet];
    case "limitation":
      return limitationRest[meaning.limitation];
    case "facet":
      return movementRest[meaning.facet];
    case "allergen":
    case "ingredient":
    case "condition":
    case "exercise":
    case "gentle":
      return [];
  }
}
