import { readCatalogue } from "@fernwell/catalogue/read-catalogue";
import { expect, it } from "vitest";
import { phoneFrame } from "./phone.ts";
import { listSitePictures } from "./pictures.ts";

const sitePictures = listSitePictures(await readCatalogue());

it("every picture of the site has a unique name and a text alternative", () => {
  expect(new Set(sitePictures.map(({ name }) => name)).size).toBe(sitePictures.length);
  expect(sitePictures.filter(({ alt }) => alt.trim() === "")).toEqual([]);
});

it.each(sitePictures)("$name has its stated size and is the same every time", (picture) => {
  const drawn = picture.draw();
  expect(drawn).toContain(`viewBox="0 0 ${picture.width} ${picture.height}"`);
  expect(drawn.replaceAll(/base64,[^"]*/g, "")).not.toMatch(/NaN|undefined|Infinity/);
  expect(picture.draw()).toBe(drawn);
});

it("[DATA-33] the landing page has a picture for each of its twelve items", () => {
  expect(sitePictures.filter(({ name }) => name.startsWith("item-"))).toHaveLength(12);
});

it("the hole for the screen is inside the frame of the phone", () => {
  const { width, height, hole } = phoneFrame;
  expect([hole.x + hole.width < width, hole.y + hole.height < height]).toEqual([true, true]);
});
