import { expect, test } from "vitest";
import { z } from "zod";
import { newId } from "./new-id.ts";

test("makes ids of version 7, each another, in the order of time", () => {
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(200);
  const times = ids.map((id) => id.slice(0, 13));
  expect(times).toEqual(times.toSorted());
});
