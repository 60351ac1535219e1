import { listBreaths } from "@fernwell/domain/calm/breaths";
import { expect, it } from "vitest";
import { readCatalogue } from "./read-catalogue.ts";

it("finds counted breaths in every paced session of the catalogue, in order and without overlap", async () => {
  const { meditations } = await readCatalogue();
  const paced = meditations.filter(({ practice }) => practice === "paced-breathing");
  expect(paced.length).toBeGreaterThan(0);
  for (const meditation of paced) {
    const { id, minutes } = meditation;
    const breaths = listBreaths(meditation);
    expect(breaths.filter(({ depth }) => depth === 1).length, id).toBeGreaterThan(2);
    breaths.forEach((breath, index) => {
      const { inAt, fullAt, outAt, emptyAt } = breath;
      expect([inAt, fullAt, outAt, emptyAt], id).toEqual(
        [inAt, fullAt, outAt, emptyAt].toSorted((a, b) => a - b),
      );
      expect(breaths[index + 1]?.inAt ?? minutes * 60, id).toBeGreaterThanOrEqual(emptyAt);
    });
  }
});
