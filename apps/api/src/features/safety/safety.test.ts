import { saveMealPreferences } from "@fernwell/contract/preferences";
import { recommendMeals } from "@fernwell/contract/recommendations";
import * as contract from "@fernwell/contract/safety";
import { mealBody } from "@fernwell/contract/test/preferences";
import { asUserId } from "@fernwell/domain/people/user-id";
import { getMeaningKey } from "@fernwell/domain/safety/meanings";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { maxExplanations } from "./safety.limits.ts";
import { textFields } from "./text-fields.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const understand = async (token: string, question: contract.TextQuestion, text: string) =>
  (await app.call(contract.understandText, { body: { question, text } }, { token })).body;
const explain = (
  token: string,
  question: contract.TextQuestion,
  phrase: string,
  meanings: readonly string[],
) => app.call(contract.explainPhrase, { body: { question, phrase, meanings: [...meanings] } }, { token });

describe("what we understand of a text", () => {
  it("[SAFE-42] [OPEN-55] is told phrase by phrase, with what each keeps out and what we have to ask", async () => {
    const { token } = await aUser(app);
    expect(await understand(token, "food_allergies", "peanuts, shellfish, peaxnuts and xyzzyx")).toEqual({
      understood: [
        {
          phrase: "peanut",
          written: "peanuts",
          keeps_out: "peanut",
          limits: null,
          advice: null,
          is_explained: false,
        },
        {
          phrase: "shellfish",
          written: "shellfish",
          keeps_out: "crustacean, mollusc",
          limits: null,
          advice: null,
          is_explained: false,
        },
      ],
      questions: [
        {
          kind: "word",
          question: "food_allergies",
          phrase: "peaxnut",
          written: "peaxnuts",
          guesses: [{ name: "peanut", meanings: expect.arrayContaining(["allergen peanut"]) }],
        },
        { kind: "word", question: "food_allergies", phrase: "xyzzyx", written: "xyzzyx", guesses: [] },
      ],
      is_nothing: false,
    });
  });

  it("[SAFE-42] is told for dislikes and limitations", async () => {
    const { token } = await aUser(app);
    const dislikes = await understand(token, "disliked_ingredients", "kiwi, kiwi");
    expect(dislikes.understood).toMatchObject([{ written: "kiwi", keeps_out: "kiwifruit" }]);
    const dishes = await understand(token, "disliked_ingredients", "tiramisu");
    expect(dishes.understood).toMatchObject([{ keeps_out: "meals with “tiramisu” in their name" }]);
    const limitations = await understand(token, "physical_limitations_details", "bad knee, nothing overhead");
    expect(limitations.understood).toMatchObject([
      {
        written: "knee",
        keeps_out: expect.stringContaining("much load on the knees, jumping and running, kneeling"),
      },
      { written: "overhead", keeps_out: expect.stringContaining("reaching overhead") },
    ]);
  });

  it("[SAFE-42] says what we cannot do for a condition, and what to ask a professional", async () => {
    const { token } = await aUser(app);
    const { understood } = await understand(token, "food_allergies", "warfarin");
    const { limits, professionalAdvice } = getCondition("warfarin");
    expect(understood).toMatchObject([
      {
        keeps_out: expect.stringMatching(
          /^Warfarin: .*broccoli.*, and \d+ more foods; in movement: .*jumping/,
        ),
        limits,
        advice: professionalAdvice,
      },
    ]);
    const { questions } = await understand(token, "food_allergies", "phenylketonuria");
    expect(questions).toMatchObject([
      { kind: "limits", condition_id: "phenylketonuria", limits: getCondition("phenylketonuria").limits },
    ]);
  });

  it("[SAFE-42] says when the text names nothing to keep out", async () => {
    const { token } = await aUser(app);
    const nothing = { understood: [], questions: [] };
    expect(await understand(token, "food_allergies", "none")).toEqual({ ...nothing, is_nothing: true });
    expect(await understand(token, "food_allergies", "  ")).toEqual({ ...nothing, is_nothing: false });
  });

  it("[SAFE-43] uses what the person explained before, and says so", async () => {
    const { token } = await aUser(app);
    await explain(token, "food_allergies", "zorblax", ["allergen egg"]);
    await explain(token, "food_allergies", "blerg", []);
    const { understood, questions } = await understand(token, "food_allergies", "zorblax, blerg, milk");
    expect(
      understood.map(({ written, keeps_out, is_explained }) => [written, keeps_out, is_explained]),
    ).toEqual([
      ["zorblax", "egg", true],
      ["blerg", "nothing", true],
      ["milk", expect.stringMatching(/^milk/), false],
    ]);
    expect(questions).toEqual([]);
    const other = await aUser(app);
    expect((await understand(other.token, "food_allergies", "zorblax")).questions).toHaveLength(1);
  });

  it("[SAFE-43] is not marked as explained by what the person explained for another question", async () => {
    const { token } = await aUser(app);
    await explain(token, "disliked_ingredients", "peanut", meaningsOf("disliked_ingredients", "peanut"));
    const { understood } = await understand(token, "food_allergies", "peanut");
    expect(understood).toMatchObject([{ is_explained: false }]);
    const disliked = await understand(token, "disliked_ingredients", "peanut");
    expect(disliked.understood).toMatchObject([{ is_explained: true }]);
  });

  it("[SAFE-42] has no questions about the texts that are already saved", async () => {
    const { token } = await aUserWhoAnswered(app, { exercise: { limitations: "zorbitis" } });
    expect((await understand(token, "food_allergies", "milk")).questions).toEqual([]);
  });

  it("[SAFE-42] is not stored, and the length of the text is limited", async () => {
    const { token } = await aUser(app);
    await understand(token, "food_allergies", "zorblax");
    expect((await app.call(contract.getSafetyQuestions, {}, { token })).body.questions).toEqual([]);
    const body = { question: "food_allergies", text: "a".repeat(2_001) } as const;
    expect((await app.call(contract.understandText, { body }, { token })).status).toBe(422);
  });

  it("[SAFE-42] is told for the longest word, and for a long text that names nothing", async () => {
    const { token } = await aUser(app);
    for (const text of ["z".repeat(2_000), "i like to eat ".repeat(30)]) {
      const { questions } = await understand(token, "food_allergies", text);
      expect(questions).toHaveLength(1);
      const [asked] = questions;
      if (asked?.kind !== "word") throw new Error("a word is asked about");
      expect((await explain(token, "food_allergies", asked.phrase, [])).status).toBe(200);
      expect((await understand(token, "food_allergies", text)).questions).toEqual([]);
    }
  });
});

describe("what the person has to say", () => {
  it("[SAFE-44] [SAFE-20] is asked about a text that was saved before", async () => {
    const { token } = await aUserWhoAnswered(app, {
      meals: { allergies: "Erdnusskram" },
      exercise: { limitations: "zorbitis" },
    });
    const { body } = await app.call(contract.getSafetyQuestions, {}, { token });
    expect(body).toMatchObject({
      questions: [
        { kind: "word", question: "food_allergies", written: "Erdnusskram" },
        { kind: "word", question: "physical_limitations_details", written: "zorbitis" },
      ],
      unanswered: [],
      blocks_meals: true,
      blocks_exercises: true,
      holds_back_meditations: true,
    });
  });

  it("[SAFE-45] includes what they never answered, until they answer or say that there is nothing", async () => {
    const { token } = await aUser(app);
    const unanswered = async () =>
      (await app.call(contract.getSafetyQuestions, {}, { token })).body.unanswered;
    expect(await unanswered()).toEqual(["food_allergies", "physical_limitations_details"]);
    await app.call(saveMealPreferences, { body: mealBody }, { token });
    expect(await unanswered()).toEqual(["physical_limitations_details"]);
    await explain(token, "physical_limitations_details", "", []);
    expect(await unanswered()).toEqual([]);
    const body = { question: "physical_limitations_details", phrase: "" } as const;
    await app.call(contract.forgetPhrase, { body }, { token });
    expect(await unanswered()).toEqual(["physical_limitations_details"]);
  });

  it("[SAFE-45] that there are no allergies is not overruled by what was never answered", async () => {
    const { token } = await aUser(app);
    await explain(token, "food_allergies", "", []);
    expect((await app.call(contract.getSafetyQuestions, {}, { token })).body).toMatchObject({
      unanswered: ["physical_limitations_details"],
      blocks_meals: false,
    });
  });
});

describe("an explanation", () => {
  it.each([
    ["a meaning that the catalogue does not have", "food_allergies", "zorblax", ["ingredient zorblax"]],
    ["a movement for a food", "food_allergies", "zorblax", ["facet water"]],
    ["a food for a movement", "physical_limitations_details", "zorblax", ["allergen milk"]],
    ["a meaning without a phrase", "food_allergies", "", ["allergen milk"]],
    ["a known word that would keep out less", "food_allergies", "peanut", []],
    ["a phrase that no index can hold", "food_allergies", "ж".repeat(1_500), []],
    ["a phrase that is too long", "food_allergies", "a".repeat(2_001), []],
    ["too many meanings", "food_allergies", "zorblax", Array<string>(201).fill("allergen milk")],
  ] as const)("[SAFE-46] is refused for %s", async (_, question, phrase, meanings) => {
    const { token } = await aUser(app);
    const { status, body } = await explain(token, question, phrase, meanings);
    expect([status, body.code]).toEqual([422, "invalid_fields"]);
  });

  it("[SAFE-46] may name a condition for either question", async () => {
    const { token } = await aUser(app);
    for (const question of contract.textQuestions) {
      expect((await explain(token, question, "zorblax", ["condition pregnancy"])).status).toBe(200);
    }
  });

  it("[SAFE-47] is one of at most 200, of which each may be changed", async () => {
    const { token, userId } = await aUserWhoAnswered(app, {});
    await sql`insert into explained_phrases (user_id, field, phrase, meanings)
      select ${userId}, 'allergies', 'word ' || n, '{}' from generate_series(1, ${maxExplanations}) as n`.execute(
      app.composition.deps.db,
    );
    const { status, body } = await explain(token, "food_allergies", "zorblax", []);
    expect([status, body.code]).toEqual([409, "too_many_explanations"]);
    expect((await explain(token, "food_allergies", "word 7", ["allergen milk"])).status).toBe(200);
    await app.call(
      contract.forgetPhrase,
      { body: { question: "food_allergies", phrase: "word 8" } },
      { token },
    );
    expect((await explain(token, "food_allergies", "zorblax", [])).status).toBe(200);
  });

  it.each([
    ["explained", (token: string) => explain(token, "food_allergies", "zorblax", [])],
    [
      "taken back",
      (token: string) =>
        app.call(
          contract.forgetPhrase,
          { body: { question: "food_allergies", phrase: "zorblax" } },
          { token },
        ),
    ],
    [
      "accepted",
      (token: string) => app.call(contract.acceptLimits, { body: { condition_id: "warfarin" } }, { token }),
    ],
  ])("[SAFE-48] is %s only once a plan that is being saved is saved", async (_, call) => {
    const { token, userId } = await aUserWhoAnswered(app, {});
    const held = await app.composition.deps.db.startTransaction().execute();
    await lockPerson(held, asUserId(userId));
    const called = call(token);
    await aTransactionWaits();
    await held.commit().execute();
    expect((await called).status).toBe(200);
  });
});

describe("a search for a meaning", () => {
  const search = async (question: contract.TextQuestion, text: string) => {
    const { token } = await aUser(app);
    return (await app.call(contract.searchMeanings, { query: { question, text } }, { token })).body.data;
  };

  it("[SAFE-49] finds allergens, foods and conditions, by the start of a name first", async () => {
    const found = await search("food_allergies", "pean");
    expect(found[0]).toEqual({ name: "Peanut", about: "allergen", meanings: ["allergen peanut"] });
    expect(found.length).toBeLessThanOrEqual(12);
    const starts = found.map(({ name }) => name.toLowerCase().startsWith("pean"));
    expect(starts).toEqual(starts.toSorted((one, other) => Number(other) - Number(one)));
    expect(await search("food_allergies", "pregn")).toContainEqual({
      name: "Pregnancy",
      about: "condition",
      meanings: ["condition pregnancy"],
    });
  });

  it("[SAFE-49] gives a food with everything that is made from it", async () => {
    const [found] = await search("food_allergies", "egg");
    expect(found).toEqual({ name: "Egg", about: "allergen", meanings: ["allergen egg"] });
    const foods = await search("food_allergies", "tofu");
    expect(foods.find(({ about }) => about === "food")?.meanings).toContain("allergen soy");
  });

  it("[SAFE-49] finds a word of another language", async () => {
    expect((await search("food_allergies", "Erdnüsse"))[0]).toMatchObject({
      name: "Erdnüsse",
      meanings: expect.arrayContaining(["allergen peanut"]),
    });
  });

  it("[SAFE-49] finds parts of the body, movements, exercises and conditions for a limitation", async () => {
    expect(await search("physical_limitations_details", "knee")).toEqual(
      expect.arrayContaining([
        { name: "Knees", about: "part of the body", meanings: ["limitation knee"] },
        { name: "Kneeling", about: "movement", meanings: ["facet kneeling"] },
      ]),
    );
    expect(await search("physical_limitations_details", "burpee")).toContainEqual({
      name: "Burpees",
      about: "exercise",
      meanings: ["exercise burpees"],
    });
    expect(await search("physical_limitations_details", "gentle")).toContainEqual({
      name: "Anything but gentle movement",
      about: "movement",
      meanings: ["gentle"],
    });
    expect(await search("physical_limitations_details", "peanut")).toEqual([]);
  });

  it("[SAFE-49] finds nothing for an empty text, and refuses a long one", async () => {
    expect(await search("food_allergies", " ")).toEqual([]);
    const { token } = await aUser(app);
    const query = { question: "food_allergies", text: "a".repeat(61) } as const;
    expect((await app.call(contract.searchMeanings, { query }, { token })).status).toBe(422);
  });
});

it("[SAFE-50] what a person wrote, searched and meant never appears in the log, not even when a call fails", async () => {
  const { token } = await aUserWhoAnswered(app, { meals: { allergies: "canaryfruit" } });
  const calls = async () => [
    await app.call(
      contract.understandText,
      { body: { question: "food_allergies", text: "canarytext" } },
      { token },
    ),
    await app.call(
      contract.searchMeanings,
      { query: { question: "food_allergies", text: "canarysearch" } },
      { token },
    ),
    await explain(token, "food_allergies", "canaryphrase", []),
    await explain(token, "food_allergies", "canaryphrase", ["ingredient canarymeaning"]),
    await app.call(contract.acceptLimits, { body: { condition_id: "canarycondition" } }, { token }),
    await app.call(recommendMeals, { query: {} }, { token }),
  ];
  expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 200, 422, 422, 200]);
  const { db } = app.composition.deps;
  await sql`alter table explained_phrases add constraint refuse_all check (false) not valid`.execute(db);
  const broken = (await calls()).map(({ status }) => status);
  await sql`alter table explained_phrases drop constraint refuse_all`.execute(db);
  expect(broken).toEqual([200, 200, 500, 422, 422, 200]);
  await expect.poll(() => app.logs.join("").match(/unexpected error/g)?.length).toBe(1);
  expect(app.logs.join("")).not.toMatch(/canary/i);
});

it("[SAFE-51] every call needs a token", async () => {
  const question = "food_allergies";
  const answers = [
    await app.call(contract.understandText, { body: { question, text: "milk" } }),
    await app.call(contract.getSafetyQuestions, {}),
    await app.call(contract.explainPhrase, { body: { question, phrase: "a", meanings: [] } }),
    await app.call(contract.forgetPhrase, { body: { question, phrase: "a" } }),
    await app.call(contract.acceptLimits, { body: { condition_id: "warfarin" } }),
    await app.call(contract.searchMeanings, { query: { question, text: "milk" } }),
    await app.call(contract.countSuitableMeals, { body: { health_tags: [] } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(401));
});

it("[TRUST-10] refuses a phrase or a condition with a NUL", async () => {
  const { token } = await aUser(app);
  const question = "food_allergies";
  const answers = [
    await app.call(
      contract.explainPhrase,
      { body: { question, phrase: "a\u0000", meanings: [] } },
      { token },
    ),
    await app.call(contract.forgetPhrase, { body: { question, phrase: "a\u0000" } }, { token }),
    await app.call(contract.acceptLimits, { body: { condition_id: "a\u0000" } }, { token }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
});

it("[TRUST-01] refuses to take a text that is too long to be read as one phrase", async () => {
  const { token } = await aUser(app);
  const explain = (words: number) =>
    app.call(
      contract.explainPhrase,
      { body: { question: "food_allergies", phrase: "zq ".repeat(words).trim(), meanings: [] } },
      { token },
    );
  expect([(await explain(400)).status, (await explain(401)).status]).toEqual([200, 422]);
});

it("no word stands for more meanings than an explanation can hold", () => {
  const { lexicons } = app.composition.deps.catalogue.requireSnapshot().vocabulary;
  for (const { find, singleWords } of Object.values(lexicons)) {
    const words = [...singleWords.values()].flatMap((group) => group.words);
    const longest = Math.max(...words.map((word) => find(word)?.length ?? 0));
    expect(longest).toBeLessThanOrEqual(contract.maxMeanings / 2);
  }
});

/** The keys of what a known word means. */
function meaningsOf(question: contract.TextQuestion, text: string): string[] {
  const { lexicons } = app.composition.deps.catalogue.requireSnapshot().vocabulary;
  return (lexicons[textFields[question]].find(text) ?? []).map(getMeaningKey);
}

function getCondition(id: string) {
  const { conditions } = app.composition.deps.catalogue.requireSnapshot().vocabulary;
  const condition = [...conditions.values()].find((each) => each.id === id);
  if (condition === undefined) throw new Error(`the catalogue has no condition ${id}`);
  return condition;
}

/** Resolves when a transaction of this test's database waits for a lock that another one holds. */
async function aTransactionWaits(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select 1 from pg_locks
        where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(
        app.composition.deps.db,
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 10_000, interval: 20 },
  );
}
