import { describe, expect, it } from "vitest";
import { aCondition, aTold, aVocabulary, aWordList } from "../../test/told.ts";
import { movementFacets } from "../movement/facets.ts";
import { limitations } from "../movement/limitations.ts";
import { readTold, type ToldReading } from "./read-told.ts";
import { constrainMeditations } from "./rest-constraints.ts";
import { limitationRest, movementRest } from "./rest-effects.ts";

const nothing: ToldReading = {
  meanings: { allergies: [], dislikes: [], limitations: [] },
  conditions: [],
  questions: [],
  dislikedNames: [],
};

function listFacets(told: Partial<ToldReading>): string[] {
  return constrainMeditations({ ...nothing, ...told }).map((each) =>
    each.kind === "rest-facet" ? each.facet : each.kind,
  );
}

describe("[SAFE-100] what is kept out of rest", () => {
  it("is nothing for a person who told us nothing", () => {
    expect(listFacets({})).toEqual([]);
  });

  it("is what a person says does them no good", () => {
    const vocabulary = aVocabulary({
      wordLists: [aWordList("en-rest", { "rest-facet breath-focus+paced-breathing": "counting breaths" })],
    });
    const reading = readTold(aTold({ limitations: "counting breaths" }), vocabulary);
    expect(listFacets(reading).sort()).toEqual(["breath-focus", "paced-breathing"]);
    expect(vocabulary.findMeaning("rest-facet heartbeat-sound")).toEqual({
      kind: "rest-facet",
      facet: "heartbeat-sound",
    });
  });

  it("is what a condition keeps out by itself and through movement, once", () => {
    const condition = aCondition({
      rest: ["breath-hold", "grief"],
      movement: { facets: ["standing", "breath-hold"], limitations: ["neck"] },
    });
    expect(listFacets({ conditions: [condition] })).toEqual([
      "breath-hold",
      "grief",
      "neck-movement",
      "standing",
      "walking",
    ]);
    expect(listFacets({ conditions: [aCondition()] })).toEqual([]);
  });

  it.each(limitations)(
    "is what the limitation %s says, and what it is told with as a movement",
    (limitation) => {
      const told = { ...nothing.meanings, limitations: [{ kind: "limitation", limitation } as const] };
      expect(listFacets({ meanings: told })).toEqual(limitationRest[limitation]);
    },
  );

  it.each(movementFacets)("is what the movement %s says", (facet) => {
    const told = { ...nothing.meanings, limitations: [{ kind: "facet", facet } as const] };
    expect(listFacets({ meanings: told })).toEqual(movementRest[facet]);
  });

  it("names the posture, the breath and the eyes where movement names them", () => {
    expect(limitationRest["stays-seated"]).toEqual(["standing", "walking", "leg-movement"]);
    expect(limitationRest["unsteady-balance"]).toEqual(["balancing", "standing"]);
    expect(limitationRest["breathing-difficulty"]).toEqual(["breath-hold", "paced-breathing", "voice"]);
    expect(limitationRest["heart-condition"]).toContain("breath-hold");
    expect(limitationRest["high-blood-pressure"]).toContain("breath-hold");
    expect(limitationRest.pregnancy).toContain("breath-hold");
    expect(movementRest.standing).toEqual(["standing", "walking"]);
    expect(movementRest["breath-hold"]).toEqual(["breath-hold"]);
    expect(movementRest["eyes-closed"]).toEqual(["eyes-closed"]);
  });

  it("is nothing for foods and single exercises", () => {
    const milk = { kind: "allergen", allergen: "milk" } as const;
    expect(
      listFacets({ meanings: { allergies: [milk], dislikes: [], limitations: [milk, { kind: "gentle" }] } }),
    ).toEqual([]);
  });
});
