import { readCatalogue } from "@fernwell/catalogue/read-catalogue";
import { expect, it } from "vitest";
import { describeCoach, describeTeamMember, drawCoach, drawTeamMember } from "./draw-person.ts";
import { portraits } from "./portraits.ts";
import { teamMembers } from "./team.ts";

const { coaches } = await readCatalogue();

it("[INFO-03] the team has seven members", () => {
  expect(teamMembers).toHaveLength(7);
});

it("all portraits differ, and each is the same every time", () => {
  const drawAll = () => [
    ...[...portraits.keys()].map((portrait) => drawCoach({ portrait, area: "meal" })),
    ...teamMembers.map(drawTeamMember),
  ];
  const drawn = drawAll();
  expect(drawAll()).toEqual(drawn);
  expect(new Set(drawn).size).toBe(drawn.length);
});

it("a coach without a known portrait gets a placeholder", () => {
  const [coach] = coaches;
  if (coach === undefined) throw new Error("there are no coaches");
  const placeholder = drawCoach({ ...coach, portrait: null });
  expect(drawCoach({ ...coach, portrait: "green-mohawk" })).toBe(placeholder);
  expect(drawCoach(coach)).not.toBe(placeholder);
  expect(describeCoach({ ...coach, portrait: null })).toBe(
    `A friendly face in place of ${coach.name}'s portrait.`,
  );
});

it("the text alternative says that it is a drawing and names the person", () => {
  for (const coach of coaches.filter(({ portrait }) => portrait !== null && portraits.has(portrait))) {
    expect(describeCoach(coach)).toBe(`Drawing of ${coach.name}.`);
  }
  for (const member of teamMembers) expect(describeTeamMember(member)).toBe(`Drawing of ${member.name}.`);
});
