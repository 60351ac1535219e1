import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import { aVocabulary, aWordList, listKeys, readField } from "../../test/told.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Meaning } from "./meanings.ts";
import { isWithinBudget, readPhrases } from "./read-phrases.ts";
import { splitWords } from "./words.ts";

const vocabulary = aVocabulary({
  ingredients: [
    anIngredient({ id: "bolts", name: "bolts of the old red barn" }),
    anIngredient({ id: "nuts", name: "rusty nuts of the old red barn" }),
  ],
  wordLists: [
    aWordList("en", {
      ordinary: "pain, give, hospital, visited",
      "spelling cheese": "cheeze",
      "spelling visited": "visitted",
      "class soy": "bits and bobs",
    }),
    aWordList("fr", { "class wheat": "pain", "class milk": "lait", ordinary: "avec", denial: "aucune" }),
    aWordList("de", { "class milk": "Käse, Grießbrei, Milch", denial: "keine" }),
    aWordList("da", { "class milk": "fløde", "class egg": "æg" }),
    aWordList("tr-exact", { "class wheat": "Ünlü un" }),
    aWordList("ar", { "class milk": "حليب", ordinary: "حساسية" }),
    aWordList("nl", { ordinary: "nee, ik" }),
    aWordList("he", { "class milk": "חלב" }),
    aWordList("zh", { "class milk": "牛奶", "class egg": "鸡蛋", ordinary: "我对, 过敏" }),
  ],
});
const { allergies, limitations } = vocabulary.lexicons;
const read = (text: string) => readField(vocabulary, "allergies", text);
const explain = (text: string, explained: Readonly<Record<string, readonly Meaning[]>>) => {
  const { understood, unknown } = readPhrases(text, allergies, new Map(Object.entries(explained)));
  return {
    understood: understood.map(({ phrase, meanings }) => [phrase, ...listKeys(meanings)]),
    asked: unknown.map(({ phrase }) => phrase),
  };
};
const milk: Meaning = { kind: "allergen", allergen: "milk" };

describe("the words of a text", () => {
  it("are returned as they were typed and as they are compared", () => {
    const { understood, unknown } = readPhrases("MILK-proteins, Zörb fips", allergies, new Map());
    expect(understood).toEqual([{ written: "MILK proteins", phrase: "milk protein", meanings: [milk] }]);
    expect(unknown).toEqual([{ written: "Zörb fips", phrase: "zorb fip", guesses: [] }]);
  });

  it("form the longest phrase that is known, of six words at most", () => {
    expect(read("cream cheese")).toMatchObject({ understood: [["cream cheese", "allergen milk"]] });
    expect(read("cream, cheese").understood).toHaveLength(2);
    expect(read("bolts of the old red barn").understood).toEqual([
      ["bolt of the old red barn", "ingredient bolts"],
    ]);
    expect(read("rusty nuts of the old red barn").understood[0]?.[0]).toBe("nut");
  });

  it("[SAFE-01] are understood, ordinary or asked about, each run of unknown words on its own", () => {
    expect(read("the zorb, quux milk mimsy fipple")).toEqual({
      understood: [["milk", "allergen milk"]],
      asked: [["zorb"], ["quux"], ["mimsy fipple"]],
    });
  });

  it("[SAFE-01] are asked about four at a time, and once if they are repeated", () => {
    expect(read("zorba zorbb zorbc zorbd zorbe zorbf; zorba, zorba").asked).toEqual([
      ["zorba zorbb zorbc zorbd"],
      ["zorbe zorbf"],
      ["zorba"],
    ]);
  });

  it("[SAFE-01] are never dropped", () => {
    const word = fc.oneof(
      fc.stringMatching(/^[a-z]{3,9}$/),
      fc.constantFrom("milk", "cheese", "the", "powder", "slimy", "knee", "pain", "aucune", "not", "fit"),
    );
    const separator = fc.constantFrom(" ", ", ", " the ", "\n");
    const conjunctions = ["and", "but", "plus", "also"];
    fc.assert(
      fc.property(fc.array(fc.tuple(word, separator), { minLength: 1, maxLength: 9 }), (parts) => {
        const { understood, asked } = read(parts.flat().join(""));
        const kept = [...understood, ...asked].flatMap(([phrase]) => phrase?.split(" ") ?? []);
        const { ordinary } = allergies;
        const lost = parts
          .flatMap(([typed]) => splitWords(typed))
          .filter((each) => !kept.includes(each) && !conjunctions.includes(each))
          .filter((each) => !ordinary.has(each) && ordinary.findTie(each) === null);
        expect(lost).toEqual([]);
      }),
    );
  });

  it("[SAFE-01] that describe a food are passed over beside it, some only in its clause", () => {
    expect(read("slimy milk powder")).toEqual({ understood: [["milk powder", "allergen milk"]], asked: [] });
    expect(read("cheese powder").asked).toEqual([]);
    expect(read("cheese, slimy").asked).toEqual([]);
    expect(read("cheese, powder").asked).toEqual([["powder"]]);
    expect(read("slimy").asked).toEqual([["slimy"]]);
    expect(read("slimy zorb").asked).toEqual([["slimy zorb"]]);
  });

  it("[SAFE-01] end a clause at a conjunction, unless it belongs to a phrase that is known", () => {
    expect(read("cheese and powder").asked).toEqual([["powder"]]);
    expect(read("zorb or quux but mimsy").asked).toEqual([["zorb"], ["quux"], ["mimsy"]]);
    expect(read("bits and bobs and cheese")).toEqual({
      understood: [
        ["bit and bob", "allergen soy"],
        ["cheese", "allergen milk"],
      ],
      asked: [],
    });
  });

  it("[SAFE-01] include the pictures of foods", () => {
    expect(read("🧀 🍩")).toEqual({ understood: [["cheese", "allergen milk"]], asked: [["🍩"]] });
    expect(explain("milk 🍩", { "🍩": [] })).toEqual({
      understood: [["milk", "allergen milk"], ["🍩"]],
      asked: [],
    });
  });

  it("are understood or ordinary in a reviewed misspelling", () => {
    expect(read("visitted cheeze")).toEqual({ understood: [["cheeze", "allergen milk"]], asked: [] });
  });

  it("[SAFE-03] that are nearly a known word are asked about, the guess first", () => {
    expect(readPhrases("chese, wlnut", allergies, new Map())).toEqual({
      understood: [],
      unknown: [
        { written: "chese", phrase: "chese", guesses: [{ phrase: "cheese", meanings: [milk] }] },
        {
          written: "wlnut",
          phrase: "wlnut",
          guesses: [{ phrase: "walnut", meanings: [{ kind: "allergen", allergen: "walnut" }] }],
        },
      ],
    });
  });
});

describe("[SAFE-04] a text of which nothing is understood", () => {
  it.each([
    "",
    "  ",
    "none",
    "No allergies!",
    "keine",
    "aucune",
    "I have no food allergies, thanks",
    "nah all good",
    "Nope, all good",
    "...",
    "-",
  ])("is no question if it says that there is nothing: %j", (text) => {
    expect(read(text)).toEqual({ understood: [], asked: [] });
  });

  it.each([
    ["not fit", "not fit"],
    ["I have an allergy", "i have an allergy"],
    ["visitted", "visitted"],
    ["I visited the hospital", "i visited the hospital"],
    ["I visited. The hospital!", "i visited the hospital"],
    ["pain", "pain"],
    ["avec", "avec"],
    ["?!", "?!"],
    [" 🌱 ", "🌱"],
  ])("is a question as a whole: %j", (text, phrase) => {
    expect(explain(text, {})).toEqual({ understood: [], asked: [phrase] });
    expect(explain(text, { [phrase]: [milk] })).toEqual({
      understood: [[phrase, "allergen milk"]],
      asked: [],
    });
  });

  it("is asked about by its unknown words if it has some", () => {
    expect(explain("I visited zorb", {}).asked).toEqual(["zorb"]);
    expect(explain("no good", {}).asked).toEqual(["good"]);
  });

  it("is no denial if a word of it means something", () => {
    expect(explain("no food, no diet", {})).toEqual({ understood: [], asked: [] });
    expect(explain("no food, no diet", { diet: [milk] }).understood).toEqual([["diet", "allergen milk"]]);
  });
});

describe("[SAFE-04] a text that denies one thing and tells another", () => {
  it.each([
    ["allergies", "no allergies but I have intolerances", [], ["no allergy but i have intolerance"]],
    ["allergies", "no dislikes, I have allergies", [], ["no dislike i have allergy"]],
    ["allergies", "I don't eat everything", [], ["i dont eat everything"]],
    ["allergies", "milk, 🍩", [["milk", "allergen milk"]], ["🍩"]],
    ["limitations", "no injuries but I have pain", [], ["injury", "pain"]],
    ["limitations", "no injuries, but I have a medical condition", [], ["injury", "medical condition"]],
    ["limitations", "No. Everything hurts.", [["everything hurt", "gentle"]], []],
    ["limitations", "my health is no good", [], ["good"]],
    ["limitations", "nothing is fine", [], ["fine"]],
    ["limitations", "surgery 20 weeks ago", [], ["surgery"]],
    [
      "limitations",
      "bad knee, peanut allergy",
      [
        ["knee", "limitation knee"],
        ["peanut allergy", "allergen peanut"],
      ],
      [],
    ],
  ] as const)("is understood or asked about, %s: %s", (field, text, understood, asked) => {
    const reading = readField(vocabulary, field, text);
    expect(reading.understood).toEqual(understood);
    expect(reading.asked.map(([phrase]) => phrase)).toEqual(asked);
  });
});

describe("[SAFE-05] a phrase that a person explained", () => {
  it("means what they said", () => {
    expect(explain("zorb fip, quux", { "zorb fip": [milk], quux: [] })).toEqual({
      understood: [["zorb fip", "allergen milk"], ["quux"]],
      asked: [],
    });
  });

  it.each([
    ["egg", "egg"],
    ["egg", "egg, soy"],
    ["zorb egg", "zorb egg"],
    ["zorb egg", "zorb egg, soy"],
    ["zorb cream cheese egg", "zorb cream cheese egg, soy"],
  ])("means what its words are known to mean as well: %s in %s", (phrase, text) => {
    const { understood } = explain(text, { [phrase]: [] });
    expect(understood[0]?.[0]).toBe(phrase);
    expect(understood[0]).toContain("allergen egg");
  });

  it("is explained only as a whole", () => {
    expect(explain("zorb fip", { zorb: [milk] })).toEqual({
      understood: [["zorb", "allergen milk"]],
      asked: ["fip"],
    });
    expect(explain("zorb", { "zorb fip": [milk] })).toEqual({ understood: [], asked: ["zorb"] });
  });

  it("is explained in a script without spaces", () => {
    expect(explain("牛奶甲乙", { 甲乙: [] })).toEqual({
      understood: [["牛奶", "allergen milk"], ["甲乙"]],
      asked: [],
    });
  });
});

describe("[SAFE-11] a text in another language", () => {
  it.each([
    ["kase", "kase"],
    ["KÄSE", "kase"],
    ["kaese", "kaese"],
    ["griessbrei", "griessbrei"],
    ["Grießbrei", "griessbrei"],
    ["fløde", "flode"],
    ["flode", "flode"],
    ["Milchallergie", "milchallergie"],
    ["milchfrei", "milchfrei"],
    ["والحليب", "والحليب"],
    ["לחלב", "לחלב"],
    ["我对牛奶过敏", "牛奶"],
  ])("is understood: %s", (text, phrase) => {
    expect(read(text)).toEqual({ understood: [[phrase, "allergen milk"]], asked: [] });
  });

  it("is read letter by letter where it has no spaces", () => {
    expect(read("我对牛奶甲乙鸡蛋过敏")).toEqual({
      understood: [
        ["牛奶", "allergen milk"],
        ["鸡蛋", "allergen egg"],
      ],
      asked: [["甲乙"]],
    });
  });

  it("is understood with its accents alone where a list says so", () => {
    expect(read("ünlü un").understood).toEqual([["unlu un", "allergen wheat"]]);
    expect(read("unlu un").understood).toEqual([]);
  });

  it("gives a word that is ordinary in English its meaning beside others of its language only", () => {
    expect(read("pain, lait").understood).toEqual([
      ["pain", "allergen wheat"],
      ["lait", "allergen milk"],
    ]);
    expect(read("avec pain").understood).toEqual([["pain", "allergen wheat"]]);
    expect(read("pain Milch")).toEqual({ understood: [["milch", "allergen milk"]], asked: [] });
  });

  it.each(["pain", "my pain", "pain, Milch", "Milch and pain"])(
    "has such a word asked about where its clause has nothing else: %s",
    (text) => {
      expect(read(text).asked).toEqual([["pain", "pain"]]);
    },
  );

  it("has its ordinary words passed over beside another word of it only", () => {
    expect(read("nee milk").asked).toEqual([["nee"]]);
    expect(read("nee lait").asked).toEqual([["nee"]]);
    expect(read("nee, ik milk").asked).toEqual([]);
    expect(read("avec lait").asked).toEqual([]);
  });
});

describe("[SAFE-12] the work that a text causes", () => {
  const words = fc
    .array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 500, maxLength: 700 })
    .chain((some) => fc.constantFrom(some.join(" "), some.join(", ")))
    .map((text) => text.slice(0, 2000));

  it("is bounded: questions, guesses and the length of a phrase", () => {
    fc.assert(
      fc.property(words, (text) => {
        const { unknown, understood } = readPhrases(text, limitations, new Map());
        expect(unknown.length).toBeLessThanOrEqual(40);
        for (const { guesses } of unknown) expect(guesses.length).toBeLessThanOrEqual(3);
        for (const { guesses } of unknown.slice(12)) expect(guesses).toEqual([]);
        for (const { phrase } of [...unknown, ...understood]) {
          expect(phrase.split(" ").length).toBeLessThanOrEqual(6);
        }
      }),
      { numRuns: 10 },
    );
  });

  it("asks 40 questions at most, and guesses at the first 12", () => {
    const letters = [..."abcdefghij"];
    const text = letters.flatMap((one) => letters.slice(0, 5).map((two) => `walnux${one}${two}q`)).join(", ");
    const { unknown } = readPhrases(`chese, ${text}`, allergies, new Map());
    expect(unknown).toHaveLength(40);
    const near = Array.from({ length: 14 }, (_, at) => `chees${"abcdfghijklmno"[at] ?? ""}`).join(", ");
    const guessed = readPhrases(near, allergies, new Map()).unknown.map(({ guesses }) => guesses.length > 0);
    expect(guessed).toEqual([...Array.from({ length: 12 }, () => true), false, false]);
  });

  it.each([
    ["short words", "zq ".repeat(667)],
    ["one long word", "zq".repeat(1000)],
    ["one long word without spaces", "甲乙".repeat(1000)],
  ])("is a bounded number of searches for each letter: %s", (_, text) => {
    let searches = 0;
    const counting: Lexicon = {
      ...allergies,
      find(phrase) {
        searches += 1;
        return allergies.find(phrase);
      },
    };
    readPhrases(text, counting, new Map());
    expect(searches / text.length).toBeLessThan(20);
  });
});

describe("[TRUST-01] a text with more words than are read", () => {
  const longText = `milk, ${"zq ".repeat(399)}egg`;
  const notRead = (text: string) => readPhrases(text, allergies, new Map()).unknown.at(-1);

  it("is read as far as the budget goes, and the rest is one more question", () => {
    const { understood, unknown } = readPhrases(longText, allergies, new Map());
    expect(understood.map(({ phrase }) => phrase)).toEqual(["milk"]);
    expect(unknown.at(-1)).toEqual({ written: "egg", phrase: longText, guesses: [] });
    expect(isWithinBudget(longText)).toBe(false);
    expect(isWithinBudget(longText.slice(0, -4))).toBe(true);
    expect(notRead(longText.slice(0, -4))?.phrase).not.toContain("milk");
  });

  it("cannot be explained as a whole: its words would go unread", () => {
    const explained = new Map([[longText, []]]);
    expect(readPhrases(longText, allergies, explained).unknown.at(-1)?.phrase).toBe(longText);
  });

  it("still asks 40 questions at most", () => {
    const names = Array.from(
      { length: 401 },
      (_, at) => `q${String(at).replaceAll(/\d/g, (digit) => "ghjkmnpqrv"[Number(digit)] ?? "")}`,
    );
    const { unknown } = readPhrases(names.join(", "), allergies, new Map());
    expect([unknown.length, unknown.at(-1)?.written]).toEqual([40, names.at(-1)]);
  });

  it("counts two letters without spaces as a word", () => {
    expect([isWithinBudget("甲".repeat(800)), isWithinBudget("甲".repeat(801))]).toEqual([true, false]);
    expect(readPhrases("甲".repeat(801), allergies, new Map([["甲".repeat(801), []]]))).toEqual({
      understood: [],
      unknown: [{ written: "甲".repeat(801), phrase: "甲".repeat(801), guesses: [] }],
    });
  });

  it("is not read at all with more than 4,000 letters, and cannot be explained", () => {
    const signs = "\ufdf2".repeat(1_001);
    expect([isWithinBudget(signs), isWithinBudget("\ufdf2".repeat(1_000))]).toEqual([false, true]);
    expect(readPhrases(signs, allergies, new Map([[signs, []]]))).toEqual({
      understood: [],
      unknown: [{ written: signs, phrase: signs, guesses: [] }],
    });
  });

  it("is guessed at up to 16 words", () => {
    const text = Array.from({ length: 5 }, (_, at) => `chees${"abcdf"[at]} mlik egx walnux`).join(", ");
    const guessed = readPhrases(text, allergies, new Map()).unknown.map(({ guesses }) => guesses.length > 0);
    expect(guessed).toEqual([true, true, true, true, false]);
  });
});

it("[SAFE-13] the same text always reads the same", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { maxLength: 9 }), (words) => {
      const text = words.join(" ");
      expect(readPhrases(text, allergies, new Map())).toEqual(readPhrases(text, allergies, new Map()));
    }),
    { numRuns: 30 },
  );
});
