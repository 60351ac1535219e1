import { catalogueFormat, type PublishedItem } from "@fernwell/catalogue/publish";
import { findMeal } from "@fernwell/contract/catalogue";
import { understandText } from "@fernwell/contract/safety";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { findPublishedVersion, listItems } from "./catalogue.queries.ts";
import { importCatalogue } from "./import-catalogue.ts";

const id = "scrambled-eggs";
const silent = () => {};

let app: TestApp;
let token: string;
let published: PublishedItem[];
beforeAll(async () => {
  app = await startTestApp();
  token = (await aUser(app)).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.composition.deps;
  published = await listItems(db, (await findPublishedVersion(db, catalogueFormat))?.id ?? "", 0, 100_000);
});

/** The catalogue with another sentence in one meal. */
function withDescription(description: string): PublishedItem[] {
  return published.map((item) =>
    item.kind === "meal" && item.id === id ? { ...item, body: { ...item.body, description } } : item,
  );
}

const describedAs = async () => (await app.call(findMeal, { params: { id } }, { token })).body.description;
const isServed = (description: string) => expect.poll(describedAs).toBe(description);
const versions = async () => {
  const { rows } = await sql<{ id: string; isPublished: boolean; items: number }>`
    select id, published_at is not null as "isPublished",
      (select count(*)::int from catalogue_items where version_id = catalogue_versions.id) as items
    from catalogue_versions order by created_at`.execute(app.composition.deps.db);
  return rows;
};

describe("importing", () => {
  it("changes what a running server answers", async () => {
    await importCatalogue(app.composition.deps, withDescription("A first new sentence."), silent);
    await isServed("A first new sentence.");
  });

  it("does nothing when the version is already served", async () => {
    const items = withDescription("Said twice.");
    const first = await importCatalogue(app.composition.deps, items, silent);
    await isServed("Said twice.");
    const second = await importCatalogue(app.composition.deps, items, silent);
    expect(second).toEqual({
      versionId: first.versionId,
      result: "already current",
      resumedAt: items.length,
    });
  });

  it("serves nothing of an import that was cut short, and goes on where it ended", async () => {
    const items = withDescription("After the break.");
    const before = await describedAs();
    const cutShort = importCatalogue(app.composition.deps, items, ({ done }) => {
      if (done > 0) throw new Error("the machine went away");
    });
    await expect(cutShort).rejects.toThrow("the machine went away");
    expect(await describedAs()).toBe(before);
    expect((await versions()).at(-1)).toMatchObject({ isPublished: false, items: 500 });

    const reported: number[] = [];
    const { resumedAt } = await importCatalogue(app.composition.deps, items, ({ done }) =>
      reported.push(done),
    );
    expect([resumedAt, reported[0], reported.at(-1)]).toEqual([500, 500, items.length]);
    await isServed("After the break.");
  });

  it("refuses a version in which an id stands twice, and leaves the one before", async () => {
    const before = await describedAs();
    const twice = [...withDescription("Never seen."), ...published.slice(0, 1)];
    await expect(importCatalogue(app.composition.deps, twice, silent)).rejects.toThrow(/duplicate key/);
    expect(await describedAs()).toBe(before);
  });

  it("lets two at once end with one published version of each", async () => {
    const items = withDescription("Raced.");
    const outcomes = await Promise.all(
      [1, 2].map(() => importCatalogue(app.composition.deps, items, silent)),
    );
    expect(new Set(outcomes.map(({ versionId }) => versionId)).size).toBe(1);
    expect(outcomes.map(({ result }) => result).toSorted()).toEqual(["already current", "published"]);
    await isServed("Raced.");
  });

  it("waits for another one for longer than for any other lock", async () => {
    const { db } = app.composition.deps;
    const items = withDescription("After another one.");
    const importing = await db.connection().execute(async (other) => {
      await sql`select pg_advisory_lock(hashtext('catalogue-import'))`.execute(other);
      const begun = Promise.allSettled([importCatalogue({ db }, items, silent)]);
      await sql`select pg_sleep(2.2)`.execute(other);
      await sql`select pg_advisory_unlock(hashtext('catalogue-import'))`.execute(other);
      return { begun };
    });
    expect(await importing.begun).toMatchObject([{ value: { result: "published" } }]);
  });

  it("keeps the three newest versions and drops what was cut short before them", async () => {
    for (const text of ["One.", "Two.", "Three.", "Four."]) {
      await importCatalogue(app.composition.deps, withDescription(text), silent);
    }
    await isServed("Four.");
    expect((await versions()).map(({ isPublished }) => isPublished)).toEqual([true, true, true]);
  });

  it("goes back to an older version by importing it again", async () => {
    await importCatalogue(app.composition.deps, withDescription("Three."), silent);
    await isServed("Three.");
  });
});

describe("a running server", () => {
  it("changes the version under load without a failed or mixed answer", async () => {
    const old = await describedAs();
    const next = "Changed while many were reading.";
    let isOver = false;
    const seen = new Map<string, number>();
    const people = await Promise.all(Array.from({ length: 4 }, () => aUser(app)));
    const readers = Array.from({ length: 6 }, () => people)
      .flat()
      .map(async ({ token: own }) => {
        while (!isOver) {
          const { status, body } = await app.call(findMeal, { params: { id } }, { token: own });
          const answer = `${status} ${body.description}`;
          seen.set(answer, (seen.get(answer) ?? 0) + 1);
        }
      });
    await importCatalogue(app.composition.deps, withDescription(next), silent);
    await expect.poll(() => seen.get(`200 ${next}`) ?? 0).toBeGreaterThan(100);
    isOver = true;
    await Promise.all(readers);
    expect([...seen.keys()].toSorted()).toEqual([`200 ${next}`, `200 ${old}`].toSorted());
  });

  it("listens again after its connection is lost, and sees what it missed", async () => {
    const { db } = app.composition.deps;
    const kill = sql<{ pid: number }>`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'fernwell-catalogue' and datname = current_database()`;
    await kill.execute(db);
    await importCatalogue(app.composition.deps, withDescription("Missed at first."), silent);
    await isServed("Missed at first.");

    await importCatalogue(app.composition.deps, withDescription("Heard again."), silent);
    await isServed("Heard again.");
  });

  it("reads texts with the words of the new version", async () => {
    const body = { question: "food_allergies", text: "zorblax" } as const;
    const understood = async () =>
      (await app.call(understandText, { body }, { token })).body.understood.map((each) => each.keeps_out);
    expect(await understood()).toEqual([]);
    const lines = [{ target: "class peanut", words: ["zorblax"] }];
    const items = [...published, { kind: "language" as const, id: "zx", body: { id: "zx", lines } }];
    await importCatalogue(app.composition.deps, items, silent);
    await expect.poll(understood).toEqual(["peanut"]);
  });
});
