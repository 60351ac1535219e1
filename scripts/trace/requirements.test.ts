import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseRequirements, problemsOf } from "./requirements.ts";

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
        { name: "NAV", atoms: ["NAV-01", "NAV-02"] },
        { name: "FAV", atoms: ["FAV-01"] },
      ],
      overview: new Map([
        ["NAV", 2],
        ["FAV", 1],
        ["All", 3],
      ]),
      openPoints: ["OPEN-01"],
      departures: ["DEP-01"],
    });
  });

  it("reads a table whose columns are padded", () => {
    expect(parseRequirements(small.replaceAll(" |", "    |"))).toEqual(parseRequirements(small));
  });
});

describe("problemsOf", () => {
  const problems = (markdown: string) => problemsOf(parseRequirements(markdown), expected);

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
      "NAV: FAV-01 in the wrong section",
      "FAV-01 stands there twice",
    ]);
  });

  it("finds an empty file wanting", () => {
    expect(problems("")).toContain("expected 3 atoms, found 0");
  });

  it("finds none in the project's own requirements: 540 atoms in 16 areas", () => {
    const own = parseRequirements(
      readFileSync(new URL("../../docs/requirements.md", import.meta.url), "utf8"),
    );
    expect(problemsOf(own, { areas: 16, atoms: 540 })).toEqual([]);
    expect(own.openPoints).toHaveLength(118);
    expect(own.departures).toHaveLength(9);
  });
});
