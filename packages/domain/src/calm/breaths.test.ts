import { expect, it } from "vitest";
import { aMeditation } from "../../test/items.ts";
import { listBreaths } from "./breaths.ts";

it("follows the cues that count the breath, then continues more and more faintly", () => {
  const script = [
    { at: 4, say: "Settle down, and we shall begin in a moment with the way in and the way out." },
    { at: 20, say: "In, four stitches." },
    { at: 24, say: "Out, six, across the toes." },
    { at: 30, say: "In, and loop." },
    { at: 34, say: "Out, slow and woolly." },
    {
      at: 40,
      say: "Now knit on by yourself, as long as you please, and let the wool run through your hands.",
    },
  ];
  const breaths = listBreaths(aMeditation({ practice: "paced-breathing", minutes: 3, script }));
  expect(breaths.slice(0, 3)).toMatchObject([
    { inAt: 20, outAt: 24, emptyAt: 30, depth: 1 },
    { inAt: 30, outAt: 34, emptyAt: 40, depth: 1 },
    { inAt: 40, outAt: 44, emptyAt: 50 },
  ]);
  const depths = breaths.slice(1).map(({ depth }) => depth);
  expect(depths).toEqual(depths.toSorted((a, b) => b - a));
});

it("pauses where the script pauses", () => {
  const script = [
    { at: 61, say: "Breathe in, up." },
    { at: 65, say: "Rest, along." },
    { at: 69, say: "Breathe out, down." },
    { at: 73, say: "Rest, and close." },
    { at: 77, say: "Good corners." },
  ];
  const square = aMeditation({
    practice: "paced-breathing",
    contentNotes: ["breath-holds"],
    minutes: 2,
    script,
  });
  expect(listBreaths(square)[0]).toMatchObject({ inAt: 61, fullAt: 65, outAt: 69, emptyAt: 73 });
});
