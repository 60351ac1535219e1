import { expect, test } from "vitest";
import { asNamed, firstLetterCapital, inLowerCase, readOptions, settleNone } from "./options.ts";

test("[DATA-13] [OPEN-117] an option's id is read by either of its names", () => {
  expect(
    readOptions([
      { _id: "vegan", name: "Vegan" },
      { id: "keto", name: "Keto" },
    ]),
  ).toEqual([
    { id: "vegan", name: "Vegan" },
    { id: "keto", name: "Keto" },
  ]);
});

test.each([[null], [{}], [[{ name: "Vegan" }]], [[{ _id: "vegan" }]]])("%j is no list of options", (list) => {
  expect(() => readOptions(list)).toThrow();
});

test("[PREF-34] [DATA-10] an exercise option's value is in lower case, a level's first letter a capital", () => {
  expect(inLowerCase({ id: "hiit", name: "HIIT" })).toEqual({ value: "hiit", label: "HIIT" });
  expect(firstLetterCapital({ id: "x", name: "SEMI Pro" })).toEqual({ value: "semi pro", label: "Semi pro" });
  expect(asNamed({ id: "x", name: "Low Carb" })).toEqual({ value: "Low Carb", label: "Low Carb" });
});

test("no preference and the preferences take each other's place", () => {
  expect(settleNone(["Vegan", "Keto", "None"], "None")).toEqual(["None"]);
  expect(settleNone(["None", "Vegan"], "None")).toEqual(["Vegan"]);
  expect(settleNone(["Keto", "Vegan"], "None")).toEqual(["Keto", "Vegan"]);
  expect(settleNone(["Keto", "Vegan"], undefined)).toEqual(["Keto", "Vegan"]);
  expect(settleNone([], "None")).toEqual([]);
});
