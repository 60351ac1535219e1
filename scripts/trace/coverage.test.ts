import { describe, expect, it } from "vitest";
import { findUnknownIds, measureCoverage } from "./coverage.ts";
import { formatTable, formatTotals } from "./report.ts";
import type { Requirements } from "./requirements.ts";
import type { Title } from "./titles.ts";

const requirements: Requirements = {
  areas: [
    { name: "NAV", isBeyond: false, atoms: ["NAV-01", "NAV-02"] },
    { name: "FAV", isBeyond: false, atoms: ["FAV-01"] },
  ],
  overview: new Map(),
  misplaced: [],
  openPoints: ["OPEN-01"],
  departures: ["DEP-01"],
};

const title = (text: string, ids: string[], runs = true): Title => ({
  file: "a.test.ts",
  line: 7,
  text,
  ids,
  runs,
});

const titles = [
  title("[NAV-01, DEP-01] leads home", ["NAV-01", "DEP-01"]),
  title("[NAV-01] leads home by keyboard", ["NAV-01"]),
  title("[FAV-01] has a heart", ["FAV-01"], false),
];

const coverage = measureCoverage(requirements, titles);

describe("measureCoverage", () => {
  it("counts an atom once, leaves out tests that do not run, and totals atoms only", () => {
    expect(coverage).toEqual({
      areas: {
        NAV: { atoms: 2, proved: 1, missing: ["NAV-02"] },
        FAV: { atoms: 1, proved: 0, missing: ["FAV-01"] },
      },
      total: { atoms: 3, proved: 1 },
    });
  });
});

describe("findUnknownIds", () => {
  it("accepts atoms, departures and open points", () => {
    expect(findUnknownIds(requirements, [...titles, title("[OPEN-01] is red", ["OPEN-01"])])).toEqual([]);
  });

  it("names file and line of any other, also where the test does not run", () => {
    expect(findUnknownIds(requirements, [title("[NAV-99] flies", ["NAV-99"], false)])).toEqual([
      'a.test.ts:7: unknown ID "NAV-99"',
    ]);
  });
});

describe("formatTotals", () => {
  it("says what each area has", () => {
    expect(formatTotals(coverage)).toBe(
      [
        "NAV      1 of   2 proved, 1 missing",
        "FAV      0 of   1 proved, 1 missing",
        "all      1 of   3 proved, 2 missing",
      ].join("\n"),
    );
  });
});

describe("formatTable", () => {
  it("lists the tests of every atom, departure and open point", () => {
    const rows = formatTable(requirements, titles, coverage)
      .split("\n")
      .filter((line) => /^\| [A-Z]+-/.test(line));

    expect(rows).toEqual([
      "| NAV-01 | [NAV-01, DEP-01] leads home (a.test.ts:7)<br>[NAV-01] leads home by keyboard (a.test.ts:7) |",
      "| NAV-02 | missing |",
      "| FAV-01 | missing |",
      "| DEP-01 | [NAV-01, DEP-01] leads home (a.test.ts:7) |",
      "| OPEN-01 | missing |",
    ]);
  });
});
