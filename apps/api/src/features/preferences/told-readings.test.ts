import { catalogueFormat, type PublishedItem } from "@fernwell/catalogue/publish";
import { saveExercisePreferences, saveMealPreferences } from "@fernwell/contract/preferences";
import { recommendExercises, recommendMeals } from "@fernwell/contract/recommendations";
import {
  acceptLimits,
  explainPhrase,
  forgetPhrase,
  getSafetyQuestions,
  understandText,
} from "@fernwell/contract/safety";
import { exerciseBody, mealBody } from "@fernwell/contract/test/preferences";
import { allergens } from "@fernwell/domain/food/allergens";
import { asUserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { findPublishedVersion, listItems } from "../catalogue/catalogue.queries.ts";
import { findToldReader } from "../catalogue/catalogue.service.ts";
import { importCatalogue } from "../catalogue/import-catalogue.ts";
import { findStoredTold } from "./person-context.ts";
import { readAnew, storeReading } from "./told-readings.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof aUserWhoAnswered>>;

const everything = { query: { page: 1, page_size: 9999 } };
const snapshot = () => app.composition.deps.catalogue.requireSnapshot();

async function listMeals({ token }: Person, page = everything) {
  return (await app.call(recommendMeals, page, { token })).body.data;
}

/** What the recommended meals contain. */
async function listAllergens(person: Person, page = everything): Promise<Set<string>> {
  const meals = (await listMeals(person, page)).map(({ _id }) => snapshot().shelves.meal.find(_id));
  return new Set(allergens.filter((each) => meals.some((meal) => meal?.allergens[each] === "contains")));
}

async function saveAllergies({ token }: Person, allergies: string) {
  const body = {
    ...mealBody,
    dietary_preferences: ["No Preference"],
    health_tags: [],
    has_food_allergies: allergies !== "",
    food_allergies: allergies === "" ? [] : [allergies],
    has_disliked_ingredients: false,
    disliked_ingredients: [],
  };
  return app.call(saveMealPreferences, { body }, { token });
}

interface Row {
  readonly version: string;
  readonly reading: { readonly meanings: { readonly allergies: readonly string[] } };
}

async function findRow({ userId }: Person): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select vocabulary_version as version, reading from told_readings where user_id = ${userId}`.execute(
    app.composition.deps.db,
  );
  return rows[0];
}

const listRead = async (person: Person) => (await findRow(person))?.reading.meanings.allergies;

/** Makes the stored reading say that milk is kept out too: a request that uses it can be told apart. */
async function addMilk({ userId }: Person): Promise<void> {
  await sql`update told_readings
    set reading = jsonb_set(reading, '{meanings,allergies}', (reading #> '{meanings,allergies}') || '["allergen milk"]')
    where user_id = ${userId}`.execute(app.composition.deps.db);
}

async function aPersonWhoSaved(allergies: string): Promise<Person> {
  const person = await aUserWhoAnswered(app, {});
  expect((await saveAllergies(person, allergies)).status).toBe(200);
  return person;
}

describe("[TRUST-03] what a person typed", () => {
  it("is read when it is saved, and later requests use that reading", async () => {
    const person = await aPersonWhoSaved("eggs");
    expect(await listRead(person)).toContain("allergen egg");
    expect(await listAllergens(person)).toContain("milk");
    await addMilk(person);
    expect(await listAllergens(person)).not.toContain("milk");
  });

  it("is read again with every answer, explanation and accepted limit", async () => {
    const person = await aPersonWhoSaved("zorblax");
    const { token } = person;
    expect(await listRead(person)).toEqual([]);
    const about = { question: "food_allergies", phrase: "zorblax" } as const;
    await app.call(explainPhrase, { body: { ...about, meanings: ["allergen egg"] } }, { token });
    expect(await listRead(person)).toEqual(["allergen egg"]);
    await app.call(forgetPhrase, { body: about }, { token });
    expect(await listRead(person)).toEqual([]);

    await saveAllergies(person, "phenylketonuria");
    const asked = async () => (await app.call(getSafetyQuestions, {}, { token })).body.questions.length;
    expect(await asked()).toBe(1);
    await app.call(acceptLimits, { body: { condition_id: "phenylketonuria" } }, { token });
    expect(await asked()).toBe(0);

    const body = { ...exerciseBody, physical_limitations_details: "bad knee" };
    await app.call(saveExercisePreferences, { body }, { token });
    expect(await findRow(person)).toMatchObject({
      reading: { meanings: { limitations: ["limitation knee"] } },
    });
  });

  it("leaves no reading behind once it is deleted", async () => {
    const person = await aPersonWhoSaved("eggs");
    await saveAllergies(person, "");
    expect(await findRow(person)).toBeUndefined();
    expect(await listAllergens(person)).toContain("egg");
  });
});

describe("[TRUST-04] a stored reading", () => {
  const changes = {
    "of another version": (id: string) =>
      sql`update told_readings set vocabulary_version = 'old' where user_id = ${id}`,
    "that cannot be parsed": (id: string) =>
      sql`update told_readings set reading = '{"meanings": 1}' where user_id = ${id}`,
    "with a meaning that the catalogue does not have": (id: string) =>
      sql`update told_readings set reading = jsonb_set(reading, '{meanings,allergies}', '["allergen lost"]') where user_id = ${id}`,
    "that is gone": (id: string) => sql`delete from told_readings where user_id = ${id}`,
  };

  it.each(Object.entries(changes))("%s is not used: the text is read anew and stored", async (_, change) => {
    const person = await aPersonWhoSaved("eggs");
    await change(person.userId).execute(app.composition.deps.db);
    expect(await listAllergens(person)).not.toContain("egg");
    expect(await findRow(person)).toMatchObject({
      version: snapshot().vocabularyVersion,
      reading: { meanings: { allergies: expect.arrayContaining(["allergen egg"]) } },
    });
  });

  it.each([
    [
      "answers",
      (id: string) =>
        sql`update preferences set answers = jsonb_set(answers, '{allergies}', '"milk"') where user_id = ${id}`,
    ],
    [
      "an explanation",
      (id: string) =>
        sql`insert into explained_phrases (user_id, field, phrase, meanings) values (${id}, 'allergies', 'zorblax', '{allergen milk}')`,
    ],
  ])("is not used after %s that a server of the release before has stored", async (_, change) => {
    const person = await aPersonWhoSaved("zorblax");
    expect(await listMeals(person)).toEqual([]);
    await change(person.userId).execute(app.composition.deps.db);
    const served = await listAllergens(person);
    expect([served.size > 0, served.has("milk")]).toEqual([true, false]);
  });

  it("is of both questionnaires", async () => {
    const person = await aPersonWhoSaved("eggs");
    const body = { ...exerciseBody, physical_limitations_details: "zorblax" };
    await app.call(saveExercisePreferences, { body }, { token: person.token });
    const { body: page } = await app.call(recommendExercises, everything, { token: person.token });
    expect(page.data).toEqual([]);
    expect(await listAllergens(person)).not.toContain("egg");
  });
});

describe("[TRUST-05] after an import", () => {
  let published: PublishedItem[];
  beforeEach(async () => {
    const { db } = app.composition.deps;
    published = await listItems(db, (await findPublishedVersion(db, catalogueFormat))?.id ?? "", 0, 100_000);
  });

  /** Publishes the catalogue with one more word for a class of allergens, and waits until it is served. */
  async function teach(word: string, allergen: string): Promise<void> {
    const before = snapshot().versionId;
    const list = { id: `test-${word}`, lines: [{ target: `class ${allergen}`, words: [word] }] };
    await importCatalogue(
      app.composition.deps,
      [...published, { kind: "language", id: list.id, body: list }],
      () => {},
    );
    await expect.poll(() => snapshot().versionId, { timeout: 30_000 }).not.toBe(before);
  }

  it("a job reads again what everyone told us, without a request", async () => {
    const people = [await aPersonWhoSaved("zorblax"), await aPersonWhoSaved("gronkle")];
    const silent = await aUserWhoAnswered(app, { meals: {} });
    const read = () => Promise.all(people.map(listRead));
    expect(await read()).toEqual([[], []]);
    await teach("zorblax", "egg");
    await expect.poll(read, { timeout: 30_000 }).toEqual([["allergen egg"], []]);
    await expect
      .poll(async () => (await Promise.all(people.map(findRow))).map((row) => row?.version), {
        timeout: 30_000,
      })
      .toEqual([snapshot().vocabularyVersion, snapshot().vocabularyVersion]);
    expect(await findRow(silent)).toBeUndefined();
  });

  it("[SCALE-46] the words of a version are read once, however many jobs need them", async () => {
    const { db } = app.composition.deps;
    const { versionId } = snapshot();
    const reader = await findToldReader({ db }, versionId);
    await sql`alter table catalogue_items rename to catalogue_items_away`.execute(db);
    try {
      expect(await findToldReader({ db }, versionId)).toBe(reader);
    } finally {
      await sql`alter table catalogue_items_away rename to catalogue_items`.execute(db);
    }
    expect(reader).not.toBeNull();
  });

  it("[TRUST-04] a request reads anew if the job has not come by", async () => {
    const person = await aPersonWhoSaved("wibbet");
    await app.stopWorker();
    expect(await listMeals(person)).toEqual([]);
    await teach("wibbet", "egg");
    const served = await listAllergens(person);
    expect([served.has("milk"), served.has("egg")]).toEqual([true, false]);
    expect(await listRead(person)).toEqual(["allergen egg"]);
    await app.startWorker();
  });

  it("[TRUST-04] a reading that a server of the old version stores after the job is not used by the new one", async () => {
    const { db } = app.composition.deps;
    const old = snapshot();
    const person = await aPersonWhoSaved("flumber");
    await teach("flumber", "milk");
    await expect.poll(() => listRead(person), { timeout: 30_000 }).toEqual(["allergen milk"]);

    const userId = asUserId(person.userId);
    const told = await findStoredTold(db, userId);
    await storeReading(db, userId, told, readAnew(old, told));
    expect((await findRow(person))?.version).toBe(old.vocabularyVersion);
    const served = await listAllergens(person);
    expect([served.has("egg"), served.has("milk")]).toEqual([true, false]);
  });

  it("[TRUST-04] answers that are saved while it is published never let through what either version keeps out", async () => {
    const free = await aPersonWhoSaved("none");
    const people = await Promise.all(Array.from({ length: 3 }, () => aPersonWhoSaved("none")));
    // A long page would hold up the building of the new version.
    const page = { query: { page: 1, page_size: 60 } };
    expect(await listAllergens(free, page)).toContain("egg");
    let isOver = false;
    const saving = people.map(async (person) => {
      while (!isOver) {
        await saveAllergies(person, "snorp");
        expect(await listAllergens(person, page)).not.toContain("egg");
        await saveAllergies(person, "eggs");
        expect(await listAllergens(person, page)).not.toContain("egg");
      }
    });
    const teaching = teach("snorp", "egg").finally(() => {
      isOver = true;
    });
    await Promise.all([teaching, ...saving]);
    for (const person of people) expect(await listAllergens(person)).not.toContain("egg");
  });
});

describe("[TRUST-02] the time for reading what one person writes", () => {
  it("is bounded, for saving and for checking alike, and another person has their own", async () => {
    const [hostile, other] = [await aUser(app), await aUser(app)];
    const statuses: number[] = [];
    const nonsense = (at: number) =>
      Array.from({ length: 330 }, (_, word) => `${(word * 7919 + at * 104_729).toString(36)}q`)
        .join(" ")
        .slice(0, 2_000);
    let refused: Awaited<ReturnType<typeof check>> | undefined;
    const check = (token: string, text: string) =>
      app.call(understandText, { body: { question: "food_allergies", text } }, { token });
    for (let at = 0; at < 500 && refused === undefined; at += 1) {
      const response = await check(hostile.token, nonsense(at));
      statuses.push(response.status);
      if (response.status !== 200) refused = response;
    }
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    const body = { ...mealBody, food_allergies: ["eggs"] };
    expect((await app.call(saveMealPreferences, { body }, { token: hostile.token })).status).toBe(429);
    expect((await check(other.token, "eggs")).status).toBe(200);
  });
});
