import { expect, it } from "vitest";
import { readLimitations } from "./movement-vocabulary.ts";

const meanings = (text: string) => readLimitations(text).understood.flatMap((each) => each.meanings);
const nothing = { understood: [], notUnderstood: [] };

it.each(["4 weeks", "20 weeks", "20 wks", "42 weeks"])("%j alone is a pregnancy", (text) => {
  expect(meanings(text)).toEqual(["pregnancy"]);
});

it.each(["3 weeks", "43 weeks", "20 weeks ago"])("%j is a time", (text) => {
  expect(meanings(text)).toEqual([]);
});

it.each(["x", "0", "not applicable", "20 weeks ago"])("%j asks for no care", (text) => {
  expect(readLimitations(text)).toEqual(nothing);
});
