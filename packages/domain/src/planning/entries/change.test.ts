import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChange, applyChanges, type EntryChange, invertChanges } from "./change.ts";
import { type Entry, listItemIds, type PlannedEntries } from "./entry.ts";

const ids = ["a", "b", "c", "d", "e"] as const;
const id = fc.constantFrom(...ids);
const itemId = fc.constantFrom("soup", "stew", "salad");
const servings = fc.option(fc.integer({ min: 1, max: 20 }));
const note = fc.option(fc.constantFrom("for Ada", "double the dill"));
const day = fc.option(fc.constantFrom("2026-11-16", "2026-11-17"));
const slot = fc.option(fc.constantFrom("lunch", "dinner"));
const after = fc.option(id);
const fields = { itemId, day, slot, servings, note, leftoverOf: fc.option(id), isDone: fc.boolean() };

const plan: fc.Arbitrary<PlannedEntries> = fc.record({
  cookingFor: servings,
  entries: fc.uniqueArray(fc.record({ id, ...fields }), { selector: (entry) => entry.id }),
});

const change: fc.Arbitrary<EntryChange> = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), entry: fc.record({ id, ...fields }), after }),
  fc.record({ kind: fc.constant("remove" as const), entryId: id }),
  fc.record({ kind: fc.constant("swap" as const), entryId: id, itemId }),
  fc.record({ kind: fc.constant("move" as const), entryId: id, after }),
  fc.record({ kind: fc.constant("setServings" as const), entryId: id, servings }),
  fc.record({ kind: fc.constant("setNote" as const), entryId: id, note }),
  fc.record({ kind: fc.constant("setDay" as const), entryId: id, day, slot }),
  fc.record({ kind: fc.constant("setDone" as const), entryId: id, isDone: fc.boolean() }),
  fc.record({ kind: fc.constant("cookFor" as const), people: servings }),
);
const changes = fc.array(change, { maxLength: 8 });

const byId = ({ entries }: PlannedEntries) => entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));
const subjectOf = (one: EntryChange) =>
  one.kind === "cookFor" ? "the plan" : one.kind === "add" ? one.entry.id : one.entryId;

const soup: Entry = {
  id: "a",
  itemId: "soup",
  day: null,
  slot: null,
  servings: null,
  note: null,
  leftoverOf: null,
  isDone: false,
};
const stew: Entry = { ...soup, id: "b", itemId: "stew" };

describe("a change of a plan's entries", () => {
  it("[WEEK-38] leaves each entry in exactly one place, whatever came before", () => {
    fc.assert(
      fc.property(plan, changes, (before, made) => {
        const found = applyChanges(before, made).entries.map((entry) => entry.id);
        expect(found).toEqual([...new Set(found)]);
      }),
    );
  });

  it("[WEEK-38] made twice is the same as made once", () => {
    fc.assert(
      fc.property(plan, change, (before, made) => {
        const once = applyChange(before, made);
        expect(applyChange(once, made)).toEqual(once);
      }),
      { numRuns: 2_000 },
    );
  });

  it("[WEEK-38] loses nothing that was added unless it is removed", () => {
    fc.assert(
      fc.property(plan, changes, (before, made) => {
        const removed = new Set(made.flatMap((one) => (one.kind === "remove" ? one.entryId : [])));
        const added = made.flatMap((one) => (one.kind === "add" ? one.entry.id : []));
        const wanted = [...before.entries.map((entry) => entry.id), ...added].filter(
          (one) => !removed.has(one),
        );
        const found = applyChanges(before, made).entries.map((entry) => entry.id);
        expect(found).toEqual(expect.arrayContaining(wanted));
      }),
    );
  });

  it("[WEEK-38] commutes with a change of another entry, but for their order", () => {
    fc.assert(
      fc.property(plan, change, change, (before, one, other) => {
        fc.pre(subjectOf(one) !== subjectOf(other));
        const first = applyChanges(before, [one, other]);
        const second = applyChanges(before, [other, one]);
        expect([byId(first), first.cookingFor]).toEqual([byId(second), second.cookingFor]);
      }),
      { numRuns: 2_000 },
    );
  });

  it("[WEEK-38] is undone by its inverse, to the letter", () => {
    fc.assert(
      fc.property(plan, changes, (before, made) => {
        const undone = applyChanges(applyChanges(before, made), invertChanges(before, made));
        expect(undone).toEqual(before);
      }),
      { numRuns: 2_000 },
    );
  });

  it("[WEEK-38] is undone without touching an entry that another device has changed since", () => {
    fc.assert(
      fc.property(plan, changes, change, (before, made, since) => {
        const touched = new Set(made.map(subjectOf));
        fc.pre(!touched.has(subjectOf(since)));
        const inverses = invertChanges(before, made);
        const undone = applyChanges(applyChange(applyChanges(before, made), since), inverses);
        expect(byId(undone)).toEqual(byId(applyChange(before, since)));
      }),
    );
  });

  it("puts an entry after the one that is named, first without one, and last if that one is gone", () => {
    const before = { cookingFor: null, entries: [soup, stew] };
    const order = (place: string | null) =>
      applyChange(before, { kind: "add", entry: { ...soup, id: "c" }, after: place }).entries.map(
        (entry) => entry.id,
      );
    expect([order("a"), order(null), order("gone")]).toEqual([
      ["a", "c", "b"],
      ["c", "a", "b"],
      ["a", "b", "c"],
    ]);
  });
});

it("[WEEK-31] a plan's item ids are its entries in order, each item once", () => {
  expect(listItemIds([soup, stew, { ...soup, id: "c" }])).toEqual(["soup", "stew"]);
});
