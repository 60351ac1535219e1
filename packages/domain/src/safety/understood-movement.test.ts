import { describe, expect, it } from "vitest";
import { readLimitations } from "./movement-vocabulary.ts";
import { describeMovementReading } from "./understood-movement.ts";

const sentences = (text: string) => describeMovementReading(readLimitations(text));

describe("what we understood about limitations", () => {
  it("names what it is about and the movements that are kept out, each once", () => {
    expect(sentences("bad knee and a sore hip")).toEqual([
      {
        kind: "understood",
        text: "This is about: your knees, your hips. We'll keep out: much load on the knees, jumping and running, kneeling, much load on the hips.",
      },
    ]);
  });

  it("says what was not understood, and that only gentle movement is left", () => {
    expect(sentences("zorbitis")).toEqual([
      { kind: "not-understood", text: "We don't know “zorbitis”, so we'll suggest only gentle movement." },
    ]);
  });

  it("says both what was understood and what was not", () => {
    expect(sentences("bad knee, zorbitis").map(({ kind }) => kind)).toEqual(["understood", "not-understood"]);
  });

  it("says what was only guessed", () => {
    expect(sentences("asthmma")).toEqual([
      {
        kind: "guessed",
        text: "We took “asthmma” to be about: your breathing. We'll keep out: vigorous effort, hard bracing and heavy lifting. To be sure, we'll suggest only gentle movement.",
      },
    ]);
  });

  it.each(["none", "no injuries"])("says that there is nothing to be careful about for %j", (text) => {
    expect(sentences(text)).toEqual([
      { kind: "nothing", text: "We found nothing to be careful about in what you wrote." },
    ]);
  });
});
