import { foodGroups } from "@fernwell/domain/food/ingredient";
import { createRandom } from "@fernwell/studio-drawing/random";
import { describe, expect, it } from "vitest";
import { drawPiece, pieceShadow } from "./draw-piece.ts";
import { forms } from "./forms.ts";
import { chooseLook, lookNames, requireLook } from "./looks.ts";

const named = lookNames.map((name) => ({ name, look: requireLook(name) }));
const generic = foodGroups.map((foodGroup) => {
  const { food, look } = chooseLook({ look: null, foodGroup, ingredientGroup: "other" });
  return { name: food, look };
});
const looks = [...named, ...generic];

describe("looks", () => {
  it("are chosen by name, and by food group where the name is missing or unknown", () => {
    const cabbage = { foodGroup: "vegetable", ingredientGroup: "fruits-and-vegetables" } as const;
    expect(chooseLook({ ...cabbage, look: "cabbage" })).toEqual({
      food: "cabbage",
      look: requireLook("cabbage"),
    });
    expect(chooseLook({ ...cabbage, look: "unicorn" })).toEqual(chooseLook({ ...cabbage, look: null }));
    expect(chooseLook({ ...cabbage, look: null }).food).toBe("any-vegetable");
  });

  it("draw bread as bread, not as grain", () => {
    expect(chooseLook({ look: null, foodGroup: "grain", ingredientGroup: "bakery" }).food).toBe("any-bread");
  });

  it("use every form", () => {
    const used = new Set<string>(looks.map(({ look }) => look.form));
    expect(Object.keys(forms).filter((form) => !used.has(form))).toEqual([]);
  });

  it("all differ", () => {
    const seen = named.map(({ look: { form, colour, second, size } }) => [form, colour, second, size].join());
    expect(seen.filter((look, i) => seen.indexOf(look) !== i)).toEqual([]);
  });

  it("have valid colours, sizes and tints", () => {
    const wrong = looks.filter(
      ({ look: { colour, second = colour, size, tint } }) =>
        ![colour, second].every((value) => /^#[0-9a-f]{6}$/.test(value)) ||
        size < 20 ||
        size > 300 ||
        tint < 0 ||
        tint > 1,
    );
    expect(wrong).toEqual([]);
  });
});

describe("a piece", () => {
  it.each(looks)("of $name is well formed, and depends only on the seed", ({ name, look }) => {
    const [first, again, other, cooked] = [
      drawPiece(look, createRandom(name)),
      drawPiece(look, createRandom(name)),
      drawPiece(look, createRandom(`${name} other`)),
      drawPiece(look, createRandom(name), { cooked: true, size: 40 }),
    ];
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    for (const drawing of [first, other, cooked]) {
      expect(drawing).not.toMatch(/NaN|undefined|Infinity|id=|url\(/);
      expect(drawing).not.toMatch(/<[^>]* ([a-z-]+)="[^>]* \1="/);
      expect(drawing.match(/<g/g)?.length).toBe(drawing.match(/<\/g>/g)?.length);
    }
  });

  it("is small, because a picture holds many", () => {
    const lengths = looks.map(({ name, look }) => ({
      name,
      length: drawPiece(look, createRandom(name)).length,
    }));
    const mean = lengths.reduce((sum, { length }) => sum + length, 0) / lengths.length;
    expect(mean).toBeLessThan(750);
    expect(lengths.filter(({ length }) => length > 1_800)).toEqual([]);
  });

  it("changes colour when cooked, unless it is a garnish", () => {
    const drawn = (id: string, cooked: boolean) => drawPiece(requireLook(id), createRandom(id), { cooked });
    expect(drawn("broccoli", true)).not.toBe(drawn("broccoli", false));
    expect(drawn("parsley", true)).toBe(drawn("parsley", false));
  });

  it("has a shadow at the bottom right, unless it is poured or dusted", () => {
    expect(pieceShadow(requireLook("tomato"), 100)).toMatch(/cx="[1-9].* cy="[1-9]/);
    expect(pieceShadow(requireLook("olive-oil"), 100)).toBe("");
  });
});
