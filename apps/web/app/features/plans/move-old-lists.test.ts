import { expect, test } from "vitest";
import { unsavedListsKey } from "#app/lib/drafts.ts";
import { readStored, writeStored } from "#app/lib/storage.ts";
import { moveOldLists } from "./move-old-lists.ts";

const sending = {
  device: "one",
  change: 3,
  list: "ticks",
  known: ["Milk"],
  wanted: ["Milk", "Egg"],
} as const;
const old = {
  known: { ticks: ["Milk"], extras: ["Soap"] },
  wanted: { ticks: ["Egg", "Salt"], extras: ["Soap", "Candles"] },
  outgoing: sending,
  isShoppingList: true,
};

test("[PHONE-16] what an earlier version kept is sent as it was, and what came after it as changes of its own", () => {
  const later = { ...sending, device: "two" };
  writeStored(unsavedListsKey, { lists: { saturday: { isShoppingList: true, changes: [later] } } });
  localStorage.setItem("unsaved_plans", JSON.stringify({ plans: { saturday: old } }));
  moveOldLists();

  const own = { device: expect.any(String), change: 1, list: "ticks", known: ["Milk"], wanted: ["Salt"] };
  expect(readStored(unsavedListsKey)?.lists).toEqual({
    saturday: {
      isShoppingList: true,
      changes: [later, sending, own, { ...own, change: 2, list: "extras", known: [], wanted: ["Candles"] }],
    },
  });
  expect(localStorage.getItem("unsaved_plans")).toBeNull();
});

test("what an earlier version kept for too long is removed", () => {
  const savedAt = "2020-01-01T10:00:00.000Z";
  localStorage.setItem("unsaved_plans", JSON.stringify({ plans: { saturday: old }, savedAt }));
  moveOldLists();

  expect(localStorage).toHaveLength(0);
});
