import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findProblems, parseRequirements } from "./requirements.ts";

const small = `
| Area | Covers | Atoms |
|---|---|---|
| NAV | Navigation | 2 |
| FAV | Favourites | 1 |
| All | | 3 |

## NAV: Navigation

| ID | Requirement | How it shows |
|---|---|---|
| NAV-01 | A bar. | ui |
| NAV-02 | A footer, see FAV-01. | ui |

## FAV: Favourites

| FAV-01 | A heart. | ui |

## Open points

| OPEN-01 | Which heart? | A red one. | FAV-01 |

## Departures

| DEP-01 | No heart. | A heart. | FAV-01 |
`;

const expected = { areas: 2, atoms: 3 };

describe("parseRequirements", () => {
  it("reads atoms by area, open points, departures and the overview", () => {
    expect(parseRequirements(small)).toEqual({
      areas: [
        { name: "NAV", isBeyond: false, atoms: ["NAV-01", "NAV-02"] },
        { name: "FAV", isBeyond: false, atoms: ["FAV-01"] },
      ],
      overview: new Map([
        ["NAV", 2],
        ["FAV", 1],
        ["All", 3],
      ]),
      misplaced: [],
      openPoints: ["OPEN-01"],
      departures: ["DEP-01"],
    });
  });

  it("reads a table whose columns are padded", () => {
    expect(parseRequirements(small.replaceAll(" |", "    |"))).toEqual(parseRequirements(small));
  });
});

describe("the part beyond the specification", () => {
  const beyond = (sections: string) =>
    small.replace("## Open points", `## Beyond the specification\n\n${sections}\n\n## Open points`);

  it.each([
    ["atoms alone", "| SAFE-01 | No nuts. | ui |\n| WEEK-01 | A week. | ui |"],
    [
      "a section for each area",
      "### SAFE: Safety\n| SAFE-01 | No nuts. | ui |\n### WEEK: Weeks\n| WEEK-01 | A week. | ui |",
    ],
    [
      "a section of the first level",
      "## SAFE: Safety\n| SAFE-01 | No nuts. | ui |\n## WEEK: Weeks\n| WEEK-01 | A week. | ui |",
    ],
  ])("takes a new area from %s, without an entry in the overview", (_, sections) => {
    const requirements = parseRequirements(beyond(sections));
    expect(requirements.areas.filter((area) => area.isBeyond)).toEqual([
      { name: "SAFE", isBeyond: true, atoms: ["SAFE-01"] },
      { name: "WEEK", isBeyond: true, atoms: ["WEEK-01"] },
    ]);
    expect(requirements.openPoints).toEqual(["OPEN-01"]);
    expect(findProblems(requirements, expected)).toEqual([]);
  });

  it("does not count towards the specification", () => {
    const moved = small.replace("## FAV: Favourites", "## Beyond the specification\n\n## FAV: Favourites");
    expect(findProblems(parseRequirements(moved), expected)).toEqual([
      "expected 2 areas, found 1",
      "expected 3 atoms, found 2",
    ]);
  });

  it("has to agree with the overview where the overview lists it", () => {
    const listed = beyond("| SAFE-01 | No nuts. | ui |").replace(
      "| All | | 3 |",
      "| SAFE | Safety | 2 |\n| All | | 4 |",
    );
    expect(findProblems(parseRequirements(listed), expected)).toEqual(["SAFE: the overview says 2, found 1"]);
  });

  it("reports an atom in the section of another area", () => {
    const strayed = parseRequirements(beyond("### SAFE: Safety\n| WEEK-01 | A week. | ui |"));
    expect(findProblems(strayed, expected)).toEqual(["WEEK-01 is not in the section of its area"]);
  });
});

describe("findProblems", () => {
  const problems = (markdown: string) => findProblems(parseRequirements(markdown), expected);

  it("finds none in a file that agrees with itself", () => {
    expect(problems(small)).toEqual([]);
  });

  it("finds an atom that was dropped", () => {
    expect(problems(small.replace("| NAV-02 | A footer, see FAV-01. | ui |\n", ""))).toEqual([
      "expected 3 atoms, found 2",
      "the overview says 3 in all, found 2",
      "NAV: the overview says 2, found 1",
    ]);
  });

  it("finds an area that the overview does not know", () => {
    expect(problems(small.replace("| FAV | Favourites | 1 |\n", ""))).toEqual([
      "FAV: the overview says nothing, found 1",
    ]);
  });

  it("finds an area without a section", () => {
    expect(
      problems(small.replace("| FAV | Favourites | 1 |", "| FAV | Favourites | 1 |\n| SET | Settings | 4 |")),
    ).toEqual(["SET: the overview says 4, found 0"]);
  });

  it("finds an atom in the wrong section and an ID used twice", () => {
    expect(problems(small.replace("| NAV-02 |", "| FAV-01 |"))).toEqual([
      "NAV: the overview says 2, found 1",
      "FAV: the overview says 1, found 2",
      "FAV-01 is not in the section of its area",
      "FAV-01 is there twice",
    ]);
  });

  it("reports an empty file", () => {
    expect(problems("")).toContain("expected 3 atoms, found 0");
  });

  it("finds none in the project's own requirements: 540 atoms in 16 areas", () => {
    const own = parseRequirements(
      readFileSync(new URL("../../docs/requirements.md", import.meta.url), "utf8"),
    );
    expect(findProblems(own, { areas: 16, atoms: 540 })).toEqual([]);
    expect(own.openPoints).toHaveLength(118);
    expect(own.departures).toHaveLength(10);
  });
});
