import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Budget, readBudgets, replaceBudgets } from "./budgets.ts";
import { acceptCosts, findUnbudgetedCalls, judgeCosts } from "./judge-costs.ts";

const budget: Budget = {
  name: "getWeek",
  figures: { statements: 2, bytes: 9_000, processor: 4, allocated: 100 },
  reason: "as it is",
};
const cost = (changes: Record<string, number>) => ({
  name: "getWeek",
  figures: { ...budget.figures, ...changes },
});

describe("[GUARD-01] counts and bytes", () => {
  it.each([
    ["statements", 3, "getWeek: statements rose from 2 to 3 (1 more, 50 % above)"],
    ["bytes", 9_001, "getWeek: bytes rose from 9000 to 9001 (1 more, 0 % above)"],
  ])("may not rise at all: %s", (figure, measured, message) => {
    expect(judgeCosts([budget], [cost({ [figure]: measured })]).problems).toEqual([message]);
  });

  it("are fine at their budget, and no second measurement excuses a rise", () => {
    expect(judgeCosts([budget], [cost({})]).problems).toEqual([]);
    expect(judgeCosts([budget], [cost({ bytes: 9_500 })], [cost({})]).problems).toHaveLength(1);
  });
});

describe("[GUARD-02] processor time and allocations", () => {
  it("may vary by a quarter", () => {
    expect(judgeCosts([budget], [cost({ processor: 5, allocated: 125 })])).toEqual({
      problems: [],
      uncertain: [],
      slack: [],
    });
  });

  it.each(["processor", "allocated"])("are refused only where three processes agree: %s", (figure) => {
    const much = cost({ [figure]: (budget.figures[figure] ?? 0) * 1.3 });
    expect(judgeCosts([budget], [much])).toMatchObject({ problems: [], uncertain: ["getWeek"] });
    expect(judgeCosts([budget], [much], [cost({})])).toMatchObject({ problems: [], uncertain: [] });
    expect(judgeCosts([budget], [much], [much])).toMatchObject({ problems: [], uncertain: ["getWeek"] });
    expect(judgeCosts([budget], [much], [much], [cost({})]).problems).toEqual([]);
    expect(judgeCosts([budget], [much], [much], [much]).problems).toEqual([
      expect.stringMatching(new RegExp(`^getWeek: ${figure} rose from .*30 % above`)),
    ]);
  });
});

describe("[GUARD-04] a budget", () => {
  it("is missed where there is none", () => {
    expect(judgeCosts([], [cost({})]).problems).toEqual(["getWeek has no budget"]);
    expect(judgeCosts([budget], [cost({ rows: 1 })]).problems).toEqual(['getWeek: "rows" has no budget']);
  });

  it("is refused without a reason", () => {
    expect(judgeCosts([{ ...budget, reason: "" }], [cost({})]).problems).toEqual([
      "getWeek: its budget has no reason",
    ]);
  });

  it("is refused when nothing is measured for it", () => {
    expect(judgeCosts([budget], []).problems).toEqual(["getWeek has a budget and was not measured"]);
  });

  it("is named when it is slack, a count fails, and it is lowered without a reason", () => {
    const less = cost({ statements: 1, processor: 2 });
    expect(judgeCosts([budget], [less])).toEqual({
      problems: ["getWeek: statements fell from 2 to 1: lower its budget"],
      uncertain: [],
      slack: ["getWeek: processor fell from 4 to 2"],
    });
    expect(acceptCosts([budget], [less], null)).toEqual([{ ...less, reason: "as it is" }]);
  });

  it("rises only with a reason, which is kept", () => {
    const more = cost({ statements: 3, bytes: 8_000 });
    expect(acceptCosts([budget], [more], null)).toEqual([{ ...cost({ bytes: 8_000 }), reason: "as it is" }]);
    expect(acceptCosts([budget], [more], "a week has notes")).toEqual([
      { ...more, reason: "a week has notes" },
    ]);
    expect(() => acceptCosts([], [more], null)).toThrow("a new budget needs a reason");
  });
});

describe("[GUARD-09] a page", () => {
  it("may make only calls that have a budget", () => {
    const page = { name: "home", figures: {}, calls: ["getWeek", "getWeekend"] };
    const budgets = [{ ...budget, name: "getWeek, a month (1,000)" }];
    expect(findUnbudgetedCalls([page], budgets)).toEqual(["home calls getWeekend, which has no budget"]);
  });
});

describe("[GUARD-04] docs/budgets.md", () => {
  const text = readFileSync("docs/budgets.md", "utf8");

  it.each(["Calls", "Pages"])("has a reason for each budget: %s", (title) => {
    const budgets = readBudgets(text).find((table) => table.title === title)?.budgets ?? [];
    expect(budgets.length).toBeGreaterThan(10);
    expect(budgets.filter(({ reason }) => reason === "")).toEqual([]);
  });

  it("stays as it is when its own rows are written again", () => {
    const tables = readBudgets(text);
    expect(tables.reduce(replaceBudgets, text)).toBe(text);
  });
});
