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
    ["it.each with a tagged table", "it.each`a | b`('[AUTH-35] x', () => {})"],
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

  it.each([
    ["a column of IDs", `it.each([["AUTH-35", 1], ["AUTH-36", 2]])("[%s] x %i", () => {})`],
    ["a column of IDs in brackets", `test.each([["[AUTH-35]"], ["[AUTH-36]"]] as const)("%s x", () => {})`],
    ["a column of whole titles", `it.each([["[AUTH-35] x"], ["y"], ["[AUTH-36] z"]])("%s", () => {})`],
    ["a list of IDs", `it.each(["AUTH-35", "AUTH-36"])("[%s] x", () => {})`],
    ["a table above the test", `const rows = [["AUTH-35"], ["AUTH-36"]]; it.for(rows)("[%s] x", () => {})`],
    ["rows with names", `it.each([{ id: "AUTH-35" }, { id: "AUTH-36" }])("[$id] x", () => {})`],
    ["a loop over rows", `for (const [id] of [["AUTH-35"], ["AUTH-36"]]) test(\`[\${id}] x\`, () => {})`],
    [
      "a loop over objects",
      `for (const { id } of [{ id: "AUTH-35" }, { id: "AUTH-36" }]) test(\`[\${id}] x\`, () => {})`,
    ],
    [
      "a loop over cases",
      `for (const c of [{ id: "AUTH-35" }, { id: "AUTH-36" }]) test(\`[\${c.id}] x\`, () => {})`,
    ],
    [
      "a loop in a loop",
      `for (const x of ["x", "y"]) for (const id of ["AUTH-35", "AUTH-36"]) test(\`[\${id}] \${x}\`, () => {})`,
    ],
    ["describe.each", `describe.each([["AUTH-35"], ["AUTH-36"]])("[%s] x", () => { it("y", () => {}); })`],
  ])("reads the IDs of %s", (_name, source) => {
    expect(proved(source)).toEqual(["AUTH-35", "AUTH-36"]);
  });

  it("names the row that an ID comes from", () => {
    const source = `it.each([\n["AUTH-35"],\n["AUTH-36"],\n])("[%s] x", () => {})`;
    expect(readTitles("a.test.ts", source).map(({ line, text }) => [line, text])).toEqual([
      [2, "[AUTH-35] x"],
      [3, "[AUTH-36] x"],
    ]);
  });

  it("lists a table once when its rows do not change the IDs", () => {
    const [title, ...others] = readTitles("a.test.ts", `it.each([\n[1],\n[2]])("[AUTH-35] x %i", () => {})`);
    expect(title).toMatchObject({ line: 1, text: "[AUTH-35] x %i" });
    expect(others).toEqual([]);
  });

  it("does not count the table of a test that does not run", () => {
    expect(proved(`it.skip.each([["AUTH-35"]])("[%s] x", () => {})`)).toEqual([]);
  });

  it.each([
    ["a template", `it(\`[\${id}] x\`, () => {})`, `\${id}`],
    ["a table that is made elsewhere", `it.each(rows())("[%s] x", () => {})`, "%s"],
    ["a cell that is computed", `it.each([[id()]])("[%s] x", () => {})`, "%s"],
  ])("keeps the placeholder of %s, so that the trace refuses it", (_name, source, placeholder) => {
    expect(proved(source)).toEqual([placeholder]);
  });
});
