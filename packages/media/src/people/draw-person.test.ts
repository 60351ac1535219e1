import { deriveCatalogue } from "@fernwell/catalogue/catalogue";
import { readEntries } from "@fernwell/catalogue/entries";
import { expect, it } from "vitest";
import { coachLooks } from "./coach-looks.ts";
import { describePerson, drawPerson } from "./draw-person.ts";
import { teamMembers } from "./team.ts";
import { teamLooks } from "./team-looks.ts";

const { coaches } = deriveCatalogue((await readEntries()).entries);
const people = [...coaches, ...teamMembers];

it("every coach and every member of the team has a look of their own, and nobody else", () => {
  expect(Object.keys(coachLooks).sort()).toEqual(coaches.map(({ id }) => id).sort());
  expect(Object.keys(teamLooks).sort()).toEqual(teamMembers.map(({ id }) => id).sort());
});

it("[INFO-03] the team are seven", () => {
  expect(teamMembers).toHaveLength(7);
});

it("a person is drawn the same every time, and no two are alike", () => {
  const drawn = people.map(drawPerson);
  expect(people.map(drawPerson)).toEqual(drawn);
  expect(new Set(drawn).size).toBe(people.length);
});

it("the text alternative says that it is a drawing, and of whom", () => {
  expect(people.every((person) => describePerson(person) === `Drawing of ${person.name}.`)).toBe(true);
});
