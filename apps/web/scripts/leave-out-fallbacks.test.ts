import { expect, test } from "vitest";
import { leaveOutMixedColours, leaveOutProperties } from "./leave-out-fallbacks.ts";

test("leaves out the properties that are set on every element, and nothing after them", () => {
  const css = "@layer properties{@supports (not (margin-trim:block)){*,:before{--tw-x:0}}}.p{color:red}";
  expect(leaveOutProperties(css)).toBe(".p{color:red}");
  expect(() => leaveOutProperties(".p{color:red}")).toThrow("no fallback for registered properties");
  expect(() => leaveOutProperties("@layer properties{*{")).toThrow("ends within a block");
});

test("keeps the mixed colour of a rule and leaves out its fallback, and no other rule", () => {
  const supports = "@supports (color:color-mix(in lab, red, red))";
  const mixed = ".a{color:color-mix(in oklab, var(--b) 9%, transparent)}";
  expect(leaveOutMixedColours(`.z{top:0}.a{color:#fff9}${supports}{${mixed}}.b{top:0}`)).toBe(
    `.z{top:0}${mixed}.b{top:0}`,
  );
  const other = `.z{top:0}${supports}{${mixed}}`;
  expect(leaveOutMixedColours(`${other}.a{color:#fff9}${supports}{${mixed}}`)).toBe(`${other}${mixed}`);
  expect(() => leaveOutMixedColours(".a{top:0}")).toThrow("no fallback for mixed colours");
});
