import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../drawing/random.ts";
import { drawPiece, pieceShadow } from "./draw-piece.ts";
import { forms } from "./forms.ts";
import { ingredientsWithLook, lookOf } from "./looks.ts";

const entries = new URL("../../../../catalogue/entries/ingredients", import.meta.url);
const catalogue = readdirSync(entries).map((file) => file.replace(".yaml", ""));
const looks = ingredientsWithLook.map((id) => ({ id, look: lookOf(id) }));

describe("looks", () => {
  it("are there for every ingredient of the catalogue and for nothing else", () => {
    expect(ingredientsWithLook.toSorted()).toEqual(catalogue.toSorted());
    expect(() => lookOf("unicorn")).toThrow("unicorn");
  });

  it("use every form there is", () => {
    const used = new Set<string>(looks.map(({ look }) => look.form));
    expect(Object.keys(forms).filter((form) => !used.has(form))).toEqual([]);
  });

  it("differ from one ingredient to the next", () => {
    const seen = looks.map(({ look: { form, colour, second, size } }) => [form, colour, second, size].join());
    expect(seen.filter((look, i) => seen.indexOf(look) !== i)).toEqual([]);
  });

  it("hold true colours, sizes that fit a plate and tints between none and all", () => {
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
  it.each(looks)("of $id is the same for one seed, another for the next, and well formed", ({ id, look }) => {
    const [first, again, other, cooked] = [
      drawPiece(look, createRandom(id)),
      drawPiece(look, createRandom(id)),
      drawPiece(look, createRandom(`${id} other`)),
      drawPiece(look, createRandom(id), { cooked: true, size: 40 }),
    ];
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    for (const drawing of [first, other, cooked]) {
      expect(drawing).not.toMatch(/NaN|undefined|Infinity|id=|url\(/);
      expect(drawing).not.toMatch(/<[^>]* ([a-z-]+)="[^>]* \1="/);
      expect(drawing.match(/<g/g)?.length).toBe(drawing.match(/<\/g>/g)?.length);
    }
  });

  it("takes little text, because a picture holds many", () => {
    const lengths = looks.map(({ id, look }) => ({ id, length: drawPiece(look, createRandom(id)).length }));
    const mean = lengths.reduce((sum, { length }) => sum + length, 0) / lengths.length;
    expect(mean).toBeLessThan(750);
    expect(lengths.filter(({ length }) => length > 1_800)).toEqual([]);
  });

  it("goes golden or olive in the pan, unless it is strewn on afterwards", () => {
    const drawn = (id: string, cooked: boolean) => drawPiece(lookOf(id), createRandom(id), { cooked });
    expect(drawn("broccoli", true)).not.toBe(drawn("broccoli", false));
    expect(drawn("parsley", true)).toBe(drawn("parsley", false));
  });

  it("throws a shadow to the bottom right, and none when it is poured or dusted", () => {
    expect(pieceShadow(lookOf("tomato"), 100)).toMatch(/cx="[1-9].* cy="[1-9]/);
    expect(pieceShadow(lookOf("olive-oil"), 100)).toBe("");
  });
});
