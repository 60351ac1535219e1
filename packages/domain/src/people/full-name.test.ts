import { expect, it } from "vitest";
import { splitFullName } from "./full-name.ts";

it.each([
  ["Ada Lovelace", { first: "Ada", last: "Lovelace" }],
  ["  Ada   King Lovelace ", { first: "Ada", last: "King Lovelace" }],
  ["Ada", { first: "Ada", last: "" }],
  [" ", { first: "", last: "" }],
])("splits %j at its first space", (fullName, parts) => {
  expect(splitFullName(fullName)).toEqual(parts);
});
