import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPhraseBook, readText } from "./phrase-book.ts";
import { countEdits, splitWords } from "./words.ts";

const book = createPhraseBook([
  ["peanut", ["P"]],
  ["peanut butter", ["PB"]],
  ["butter", ["B"]],
  ["tree nut", ["T"]],
  ["walnut", ["W"]],
]);
const chatter = new Set(["i", "cannot", "eat"]);
const read = (text: string) => readText(text, book, { smallTalk: chatter });
const meanings = (text: string) => read(text).understood.flatMap((each) => each.meanings);

describe("reading a text against a phrase book", () => {
  it("takes the longest phrase that fits", () => {
    expect(meanings("peanut butter")).toEqual(["PB"]);
    expect(meanings("peanut, butter")).toEqual(["P", "B"]);
  });

  it("reads plurals, capitals, accents, hyphens and joined words alike", () => {
    expect(meanings("PEANUTS & Tree-Nuts; treenuts and wálnut")).toEqual(["P", "T", "T", "W"]);
  });

  it("guesses the nearest word of a misspelling, and says that it is a guess", () => {
    expect(read("penut")).toEqual({
      understood: [{ text: "penut", meanings: ["P"], isGuess: true }],
      notUnderstood: [],
    });
    expect(meanings("wallnutt")).toEqual(["W"]);
    expect(meanings("peanut buter")).toEqual(["PB"]);
  });

  it("does not guess from two letters, or from a number", () => {
    expect(read("bu 12")).toEqual({ understood: [], notUnderstood: ["bu 12"] });
  });

  it("reports what it does not understand, and not the small talk around it", () => {
    expect(read("I cannot eat zorbleberry or peanuts")).toMatchObject({
      understood: [{ text: "peanut" }],
      notUnderstood: ["zorbleberry"],
    });
  });

  it("reads letters with dots between them as one word", () => {
    const medical = createPhraseBook([
      ["copd", ["C"]],
      ["walnut", ["W"]],
    ]);
    const { understood, notUnderstood } = readText("C.O.P.D.walnut", medical, { smallTalk: chatter });
    expect([understood.flatMap((each) => each.meanings), notUnderstood]).toEqual([["C", "W"], []]);
  });

  it("separates at a dash between spaces, and not within a word", () => {
    expect(meanings("peanut - butter")).toEqual(["P", "B"]);
    expect(meanings("peanut-butter")).toEqual(["PB"]);
  });

  it("reads a word that was written as two, and a picture", () => {
    expect(meanings("wal nut")).toEqual(["W"]);
    expect(meanings("🥜")).toEqual(["P"]);
    expect(meanings("no 🥜!")).toEqual(["P"]);
  });

  it("reports each run of unknown words on its own", () => {
    expect(read("zorb fip peanut quux I mimsy").notUnderstood).toEqual(["zorb fip", "quux", "mimsy"]);
  });

  it("does not report a phrase without a meaning", () => {
    const times = createPhraseBook([["weeks ago", []]]);
    expect(readText("weeks ago", times, { smallTalk: chatter })).toEqual({
      understood: [],
      notUnderstood: [],
    });
  });

  it("leaves out a phrase without letters", () => {
    expect(createPhraseBook([["--", ["X"]]]).phrases.size).toBe(0);
  });

  it("does not guess at a word that needs no meaning", () => {
    const oats = createPhraseBook([["oat", ["O"]]]);
    const silent = { smallTalk: chatter, tied: new Set(["rat"]) };
    expect(readText("cannot eat", oats, silent)).toEqual({ understood: [], notUnderstood: [] });
    expect(readText("rat", oats, silent)).toEqual({ understood: [], notUnderstood: ["rat"] });
  });

  it("reports a tied word beside an unknown word, and not beside an understood phrase", () => {
    const tied = { smallTalk: chatter, tied: new Set(["pain"]) };
    expect(readText("peanut pain", book, tied).notUnderstood).toEqual([]);
    expect(readText("peanut pain zorb", book, tied).notUnderstood).toEqual(["pain zorb"]);
  });

  it.each([
    ["egh", ["egg"]],
    ["eg", []],
    ["e1g", []],
    ["bat", []],
    ["abxde", ["abcde"]],
    ["abxye", []],
    ["wolnit", ["walnut"]],
    ["walnit", ["walnut"]],
  ])(
    "takes %j for %j: one letter off from three letters on, two from six on, the nearest only",
    (word, wanted) => {
      const near = createPhraseBook(
        ["egg", "ba", "abcde", "walnut", "wadnid"].map((known) => [known, [known]] as const),
      );
      const { understood } = readText(word, near, { smallTalk: chatter });
      expect(understood.flatMap((each) => each.meanings)).toEqual(wanted);
    },
  );

  it("takes every word that is equally near, however many there are", () => {
    const near = createPhraseBook(
      ["aaab", "aaac", "aaad", "aaae", "aaaf", "aaag"].map((word) => [word, [word]] as const),
    );
    const [guess] = readText("aaaz", near, { smallTalk: chatter }).understood;
    expect(guess?.meanings).toHaveLength(6);
  });

  it("loses no word: each is understood, reported or small talk", () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{3,9}$/), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(words, (given) => {
        const { understood, notUnderstood } = read(given.join(", "));
        const kept = [...understood.map(({ text }) => text), ...notUnderstood].join(" ");
        const wanted = given.flatMap(splitWords).filter((word) => !chatter.has(word));
        const separators = ["and", "plus", "also"];
        expect(wanted.filter((word) => !separators.includes(word) && !kept.includes(word))).toEqual([]);
      }),
    );
  });
});

describe("the distance between words", () => {
  it.each([
    ["walnut", "walnut", 0],
    ["walnut", "walnt", 1],
    ["walnut", "wlanut", 1],
    ["walnut", "wallnut", 1],
    ["walnut", "wolnit", 2],
    ["walnut", "peanut", 3],
  ])("from %s to %s is %i", (one, other, distance) => {
    expect(countEdits(one, other, 2)).toBe(distance);
  });

  it("is the same both ways", () => {
    const word = fc.stringMatching(/^[a-d]{0,6}$/);
    fc.assert(
      fc.property(word, word, (one, other) => countEdits(one, other, 3) === countEdits(other, one, 3)),
    );
  });
});
