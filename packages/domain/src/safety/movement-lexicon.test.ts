import { describe, expect, it } from "vitest";
import { anExercise } from "../../test/items.ts";
import { aCondition, aVocabulary, aWordList, readField } from "../../test/told.ts";

const vocabulary = aVocabulary({
  exercises: [
    anExercise({ id: "burpee", name: "Burpee", alsoCalled: ["Squat thrust"], pattern: "jump" }),
    anExercise({ id: "curl", name: "Zorb curl", pattern: "carry", equipment: ["dumbbells"] }),
    anExercise({ id: "press", name: "Zorb press", equipment: ["chair"] }),
  ],
  conditions: [aCondition({ id: "zorbitis", words: ["zorbitis", "zorb disease"] })],
  wordLists: [
    aWordList("en", { "spelling burpee": "burpie" }),
    aWordList("de", {
      "limitation hip+knee": "Beine",
      "facet water+jumping": "Becken",
      "condition zorbitis": "Zorbkrankheit",
      "class milk": "Milch",
    }),
    aWordList("de-exact", { "limitation neck": "Zärg" }),
  ],
});
const understand = (text: string) => readField(vocabulary, "limitations", text);

describe("[SAFE-10] what a person cannot do", () => {
  it.each([
    ["no burpees", ["burpee", "exercise burpee"]],
    ["burpie", ["burpie", "exercise burpee"]],
    ["squat thrusts", ["squat thrust", "exercise burpee"]],
    ["no jumping", ["jumping", "facet jumping", "exercise burpee"]],
    ["lugging", ["lugging", "exercise curl"]],
    ["no equipment", ["no equipment", "exercise curl"]],
    ["bad knee", ["knee", "limitation knee"]],
    ["gentle only", ["gentle only", "gentle"]],
    ["zorb disease", ["zorb disease", "condition zorbitis"]],
  ])("is kept out by name: %s", (text, understood) => {
    expect(understand(text)).toEqual({ understood: [understood], asked: [] });
  });

  it.each([
    ["Beine", ["beine", "limitation knee", "limitation hip"]],
    ["Becken", ["becken", "facet water", "facet jumping"]],
    ["Zorbkrankheit", ["zorbkrankheit", "condition zorbitis"]],
    ["Zärg", ["zarg", "limitation neck"]],
  ])("[SAFE-11] is read in another language: %s", (text, [phrase, ...keys]) => {
    const [read] = understand(text).understood;
    expect([read?.[0], read?.slice(1).toSorted()]).toEqual([phrase, keys.toSorted()]);
  });

  it.each(["peanut allergy", "allergic to peanuts", "an allergy to peanuts"])(
    "[SAFE-07] can be told together with an allergy: %s",
    (text) => {
      const { understood, asked } = understand(`bad knee, ${text}`);
      expect(understood.map(([, ...keys]) => keys)).toEqual([["limitation knee"], ["allergen peanut"]]);
      expect(asked).toEqual([]);
    },
  );

  it.each(["Milch", "Zarg"])("[SAFE-11] is asked about where no list for movement has it: %s", (text) => {
    expect(understand(text)).toMatchObject({ understood: [], asked: [[text.toLowerCase()]] });
  });
});
