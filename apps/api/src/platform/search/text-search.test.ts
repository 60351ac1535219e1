import { describe, expect, it } from "vitest";
import { createTextSearch } from "./text-search.ts";

describe("a search of texts", async () => {
  const search = await createTextSearch([
    { id: "soup", name: "Leek soup", text: "Warm and quick." },
    { id: "salad", name: "Warm salad", text: "Crisp leaves, no leek." },
    { id: "bread", name: "Bread", text: "Baked." },
  ]);

  it("finds words, their beginnings and misspellings, and prefers names", () => {
    expect([...search.scoreDocuments("leek").keys()]).toEqual(["soup", "salad"]);
    expect([...search.scoreDocuments("bre").keys()]).toEqual(["bread"]);
    expect([...search.scoreDocuments("sallad").keys()]).toEqual(["salad"]);
  });

  it("finds by the first letter of a word that is being typed, and of no other", () => {
    expect([...search.scoreDocuments("warm b").keys()].toSorted()).toEqual(["bread", "salad", "soup"]);
    expect([...search.scoreDocuments("b leek").keys()].toSorted()).toEqual(["salad", "soup"]);
  });

  it("[SCALE-48] searches once for a word that is repeated", () => {
    expect(search.scoreDocuments("leek bread LEEK leek")).toEqual(search.scoreDocuments("leek bread"));
  });
});
