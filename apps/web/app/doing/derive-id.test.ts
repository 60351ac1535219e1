import { expect, test } from "vitest";
import { z } from "zod";
import { newId } from "#app/lib/new-id.ts";
import { deriveId } from "./derive-id.ts";

test("derives different ids for different numbers, and the same for the same", () => {
  const id = newId();
  const derived = Array.from({ length: 60 }, (_, number) => deriveId(id, number));

  expect(derived[0]).toBe(id);
  expect(new Set(derived).size).toBe(60);
  expect(Array.from({ length: 60 }, (_, number) => deriveId(id, number))).toEqual(derived);
  expect(z.array(z.uuid()).safeParse(derived).success).toBe(true);
});

test("stays an id at the end of the numbers", () => {
  const last = "0193a5c0-7c4f-7000-8000-ffffffffffff";

  expect(deriveId(last, 2)).toBe("0193a5c0-7c4f-7000-8000-000000000001");
});
