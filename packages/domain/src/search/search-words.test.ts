import { describe, expect, it } from "vitest";
import { readQuery, splitSearchWords } from "./search-words.ts";

const listCompared = (text: string) => readQuery(text).map(({ compared }) => compared);

describe("the words of a search", () => {
  it("[FIND-02] are what a question is about", () => {
    expect(listCompared("What can I make with spinach and eggs?")).toEqual(["spinach", "egg"]);
    expect(listCompared("something to help me sleep")).toEqual(["sleep"]);
  });

  it("[FIND-02] are the fillers themselves if there is nothing else", () => {
    expect(listCompared("what can I")).toEqual(["what", "can", "i"]);
  });

  it("are singular, in lower case and without accents, each once", () => {
    expect(listCompared("Crème BRÛLÉE, brûlées")).toEqual(["creme", "brulee"]);
  });

  it("are at most ten", () => {
    expect(readQuery("b c d e f g h j k l m n p q r s t")).toHaveLength(10);
  });

  it("end with the one that is still being typed, unless a filler follows it", () => {
    const listLast = (text: string) => readQuery(text).flatMap((word) => (word.isLast ? word.written : []));
    expect([listLast("spinach and eggs"), listLast("eggs and")]).toEqual([["eggs"], []]);
  });

  it("are none of a text without letters or digits", () => {
    expect(readQuery("?! …")).toEqual([]);
  });

  it.each([
    ["Egg Free", "freeegg"],
    ["egg-free", "freeegg"],
    ["Low Sugar", "lowsugar"],
    ["low-sugar", "lowsugar"],
  ])("keep what is left out together: %s", (text, word) => {
    expect(splitSearchWords(text).map(({ compared }) => compared)).toEqual([word]);
  });

  it("keep apart what a comma separates", () => {
    const words = splitSearchWords("egg, free-range egg").map(({ compared }) => compared);
    expect(words).toEqual(["egg", "free", "range", "egg"]);
  });
});
