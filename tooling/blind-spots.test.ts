import type { IModule } from "dependency-cruiser";
import { expect, it } from "vitest";
import { blindSpots } from "./blind-spots.ts";

const read = (source: string): IModule => ({ source, valid: true, dependencies: [], dependents: [] });

it("finds a check of nothing wanting", () => {
  expect(blindSpots([], [read("apps/api/src/app.ts")])).toEqual(["no source file was found"]);
});

it("finds a file that was not read", () => {
  expect(blindSpots([{ path: "apps/api/src/app.ts", text: "" }], [])).toEqual([
    "apps/api/src/app.ts was not read",
  ]);
});

it("finds a file that was read without its imports", () => {
  const modules = [read("a.ts"), read("b.ts"), read("c.ts")];

  expect(
    blindSpots(
      [
        { path: "a.ts", text: 'import {\n  one,\n} from "./one.ts";' },
        { path: "b.ts", text: 'import "./two.ts";' },
        { path: "c.ts", text: "export const from = 3;" },
      ],
      modules,
    ),
  ).toEqual([
    "a.ts imports something, and no import was seen",
    "b.ts imports something, and no import was seen",
  ]);
});
