import { describe, expect, it } from "vitest";
import { leadingIds, readTitles } from "./titles.ts";

const proved = (source: string) =>
  readTitles("a.test.tsx", source)
    .filter((title) => title.runs)
    .flatMap((title) => title.ids);

describe("leadingIds", () => {
  it.each([
    ["[AUTH-35] accepts digits", ["AUTH-35"]],
    ["[AUTH-35, AUTH-36] accepts digits", ["AUTH-35", "AUTH-36"]],
    ["[AUTH-35][DEP-01] accepts digits", ["AUTH-35", "DEP-01"]],
    ["[AUTH-35] [OPEN-27] accepts digits", ["AUTH-35", "OPEN-27"]],
    ["accepts digits, see [AUTH-35]", []],
    ["accepts digits", []],
  ])("reads %j", (title, ids) => {
    expect(leadingIds(title)).toEqual(ids);
  });
});

describe("readTitles", () => {
  it("says where a title stands", () => {
    expect(readTitles("a.test.ts", `\n\n  it("[AUTH-35] accepts digits", () => {});`)).toEqual([
      { file: "a.test.ts", line: 3, text: "[AUTH-35] accepts digits", ids: ["AUTH-35"], runs: true },
    ]);
  });

  it.each([
    ["it", `it("[AUTH-35] x", () => {})`],
    ["test with a template", "test(`[AUTH-35] x`, () => {})"],
    ["a template that goes on", "for (const x of xs) it(`[AUTH-35] x $" + "{x}`, () => {})"],
    ["it.each", `it.each([[1]])("[AUTH-35] x %s", () => {})`],
    ["it.each with a table", "it.each`a | b`('[AUTH-35] x', () => {})"],
    ["test.only", `test.only("[AUTH-35] x", { timeout: 1 }, () => {})`],
    ["a test with JSX", `it("[AUTH-35] x", () => { render(<p>y</p>); })`],
    ["a describe that holds a test", `describe("[AUTH-35] x", () => { it("y", () => {}); })`],
    ["Playwright's describe", `test.describe("[AUTH-35] x", () => { test("y", () => {}); })`],
    ["a conditional skip in the body", `test("[AUTH-35] x", () => { test.skip(isPhone, "why"); })`],
  ])("counts %s", (_name, source) => {
    expect(proved(source)).toEqual(["AUTH-35"]);
  });

  it.each([
    ["a comment", `// it("[AUTH-35] x", () => {})`],
    ["a string", `const source = 'it("[AUTH-35] x", () => {})';`],
    ["another function", `expect("[AUTH-35] x", () => {})`],
    ["a step", `test("x", () => test.step("[AUTH-35] y", () => {}))`],
    ["it.skip", `it.skip("[AUTH-35] x", () => {})`],
    ["it.skip.each", `it.skip.each([1])("[AUTH-35] x", () => {})`],
    ["it.skipIf", `it.skipIf(isCi)("[AUTH-35] x", () => {})`],
    ["it.todo", `it.todo("[AUTH-35] x")`],
    ["it.fails", `it.fails("[AUTH-35] x", () => {})`],
    ["test.fixme", `test.fixme("[AUTH-35] x", () => {})`],
    ["a test without a body", `it("[AUTH-35] x")`],
    ["a test whose options skip it", `it("[AUTH-35] x", { skip: true }, () => {})`],
    ["a test whose body skips it", `test("[AUTH-35] x", () => { test.skip(); })`],
    ["a test in describe.skip", `describe.skip("x", () => { it("[AUTH-35] y", () => {}); })`],
    ["a describe without a test", `describe("[AUTH-35] x", () => {})`],
    ["a describe with only a skipped test", `describe("[AUTH-35] x", () => { it.skip("y", () => {}); })`],
    ["a test in a file that is off", `test.fixme(); test("[AUTH-35] x", () => {})`],
  ])("does not count %s", (_name, source) => {
    expect(proved(source)).toEqual([]);
  });

  it("hands over what a computed title has in its brackets, so that it can be refused", () => {
    expect(proved("it(`[$" + "{id}] x`, () => {})")).toEqual(["$" + "{id}"]);
  });
});
