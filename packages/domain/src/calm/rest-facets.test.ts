import { describe, expect, it } from "vitest";
import { aMeditation } from "../../test/items.ts";
import type { Meditation } from "./meditation.ts";
import { restFacetWords } from "./rest-facet-words.ts";
import { isHeldBack, listRestFacets, restFacets } from "./rest-facets.ts";

const silent: Meditation["soundscape"] = {
  layers: [],
  rootHz: 100,
  bells: { start: false, end: false, everyMinutes: null },
};

function list(meditation: Partial<Omit<Meditation, "id">>): string[] {
  const plain = { practice: "open-awareness", postures: ["seated", "lying"], soundscape: silent } as const;
  return [...listRestFacets(aMeditation({ ...plain, ...meditation }))].sort();
}

describe("[SAFE-101] the facets of a meditation", () => {
  it("are none for one that asks for nothing in particular", () => {
    expect(list({})).toEqual([]);
  });

  it.each([
    ["breath-awareness", ["breath-focus"]],
    ["paced-breathing", ["breath-focus", "paced-breathing"]],
    ["body-scan", ["body-focus"]],
    ["loving-kindness", []],
    ["visualisation", ["imagery"]],
    ["mantra-and-sound", []],
    ["mindful-movement", ["movement"]],
  ] as const)("follow from the practice %s", (practice, facets) => {
    expect(list({ practice })).toEqual(facets);
  });

  it("follow from what is announced", () => {
    expect(list({ contentNotes: ["breath-holds"] })).toEqual([
      "breath-focus",
      "breath-hold",
      "paced-breathing",
    ]);
    expect(list({ contentNotes: ["body-focus", "grief", "strong-feelings"] })).toEqual([
      "body-focus",
      "grief",
      "strong-feelings",
    ]);
  });

  it.each([
    [["standing"], ["movement", "standing"]],
    [["walking"], ["movement", "standing", "walking"]],
    [
      ["walking", "standing"],
      ["movement", "standing"],
    ],
    [["lying"], ["lying"]],
    [["seated"], ["sitting"]],
    [["seated", "standing"], []],
  ] as const)("follow from the postures %j when there is no other choice", (postures, facets) => {
    expect(list({ postures })).toEqual(facets);
  });

  it("hold a posture that the script asks for, whatever the postures offer", () => {
    expect(list({ postures: ["seated", "standing"], scriptNotes: ["standing"] })).toEqual([
      "movement",
      "standing",
    ]);
    expect(list({ postures: ["walking", "seated"], scriptNotes: ["walking"] })).toEqual([
      "movement",
      "standing",
      "walking",
    ]);
  });

  it("follow from the length beyond twenty minutes", () => {
    expect(list({ minutes: 20 })).toEqual([]);
    expect(list({ minutes: 21 })).toEqual(["long"]);
  });

  it("follow from every sound and bell", () => {
    const layers = [{ sound: "ocean", level: 0.1 } as const, { sound: "heartbeat", level: 0.1 } as const];
    expect(list({ soundscape: { ...silent, layers } })).toEqual(["heartbeat-sound", "ocean-sound"]);
    for (const bells of [{ start: true }, { end: true }, { everyMinutes: 2 }]) {
      expect(list({ soundscape: { ...silent, bells: { ...silent.bells, ...bells } } })).toEqual(["bells"]);
    }
  });

  it("count every picture as an imagined scene, and every moved part as movement", () => {
    const pictures = restFacets.filter((facet) => facet.endsWith("-imagery"));
    const moves = restFacets.filter((facet) => facet.endsWith("-movement"));
    expect(pictures).toHaveLength(11);
    expect(moves).toHaveLength(5);
    for (const note of pictures) expect(list({ scriptNotes: [note] as never })).toContain("imagery");
    for (const note of moves) expect(list({ scriptNotes: [note] as never })).toContain("movement");
    expect(list({ scriptNotes: ["muscle-tensing"] })).toEqual(["body-focus", "movement", "muscle-tensing"]);
  });

  it("have different names", () => {
    expect(new Set(Object.values(restFacetWords)).size).toBe(restFacets.length);
  });
});

it("[SAFE-103] movement, breath, body and inner eye are held back, and nothing else", () => {
  const isHeld = (meditation: Partial<Omit<Meditation, "id">>) =>
    isHeldBack(aMeditation({ practice: "open-awareness", soundscape: silent, ...meditation }));
  expect(isHeld({})).toBe(false);
  expect(
    isHeld({
      scriptNotes: ["voice", "listening", "breath-focus"],
      contentNotes: ["strong-feelings"],
      minutes: 30,
    }),
  ).toBe(false);
  expect(isHeld({ practice: "mindful-movement" })).toBe(true);
  expect(isHeld({ postures: ["standing"] })).toBe(true);
  expect(isHeld({ practice: "breath-awareness" })).toBe(true);
  expect(isHeld({ practice: "paced-breathing" })).toBe(true);
  expect(isHeld({ scriptNotes: ["paced-breathing"] })).toBe(true);
  expect(isHeld({ contentNotes: ["body-focus"] })).toBe(true);
  expect(isHeld({ practice: "visualisation" })).toBe(true);
  expect(isHeld({ scriptNotes: ["food-imagery"] })).toBe(true);
});
