import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeKept, refresh, settle, startCopy, takeOver } from "../sync/copy.ts";
import { applyChanges, type EntryChange } from "./change.ts";
import { addChanges, type EntriesCopy, type OutgoingChanges, readCopy } from "./entries-copy.ts";
import type { Entry, PlannedEntries } from "./entry.ts";

function anEntry(id: string, itemId = "soup"): Entry {
  return { id, itemId, day: null, slot: null, servings: null, note: null, leftoverOf: null, isDone: false };
}

const start: PlannedEntries = { cookingFor: null, entries: [anEntry("first"), anEntry("second", "stew")] };

/** Behaves like `change-entries.ts`: repeated or late changes get a response but are not made again. */
function createServer() {
  let plan = start;
  const noted = new Map<string, number>();
  const made: string[] = [];
  return {
    plan: () => plan,
    made,
    make({ device, change, changes }: OutgoingChanges): PlannedEntries {
      if (change > (noted.get(device) ?? 0)) {
        noted.set(device, change);
        made.push(`${device} ${change}`);
        plan = applyChanges(plan, changes);
      }
      return plan;
    },
  };
}

type Act =
  | "add"
  | "note"
  | "move"
  | "remove"
  | "send"
  | "arrive"
  | "respond"
  | "lose"
  | "duplicate"
  | "read"
  | "reload";

const step = fc.record({
  act: fc.constantFrom<Act>(
    ...(["add", "add", "note", "move", "remove", "send", "send", "send"] as const),
    ...(["arrive", "arrive", "arrive", "respond", "respond", "lose", "duplicate", "read", "reload"] as const),
  ),
  page: fc.constantFrom(0, 1, 2),
  pick: fc.nat(20),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Message {
  readonly page: number;
  readonly outgoing: OutgoingChanges;
}

/** Two pages that share a storage, one on another device, a server and a network that loses, repeats, delays and reorders. */
function simulate(steps: readonly Step[]) {
  const server = createServer();
  const copies: EntriesCopy[] = ["one", "two", "three"].map((device) => startCopy(device, start));
  const kept: [readonly OutgoingChanges[], readonly OutgoingChanges[]] = [[], []];
  const requests: Message[] = [];
  const responses: (Message & { readonly stored: PlannedEntries })[] = [];
  const asked = new Set<string>();
  const added = new Set<string>();
  const removed = new Set<string>();
  let count = 0;

  const getCopy = (page: number) => copies[page] ?? startCopy("none", start);
  const storageOf = (page: number) => (page === 2 ? 1 : 0);
  const update = (page: number, change: (copy: EntriesCopy) => EntriesCopy) => {
    const { pending: before } = getCopy(page);
    const copy = change(getCopy(page));
    copies[page] = copy;
    kept[storageOf(page)] = mergeKept(kept[storageOf(page)], before, copy);
  };
  const read = (page: number) => update(page, (copy) => takeOver(copy, kept[storageOf(page)]));
  const make = (page: number, change: EntryChange) => {
    update(page, (copy) => addChanges(copy, [change]));
    asked.add(`${getCopy(page).device} ${getCopy(page).change}`);
  };
  const pickEntry = (page: number, pick: number) => {
    const { entries } = readCopy(getCopy(page));
    return entries[pick % Math.max(1, entries.length)]?.id ?? "none";
  };
  const send = (page: number) => {
    const [outgoing] = getCopy(page).pending;
    if (outgoing) requests.push({ page, outgoing });
  };
  const arrive = (pick: number) => {
    const [request] = requests.splice(pick % Math.max(1, requests.length), 1);
    if (request) responses.push({ ...request, stored: server.make(request.outgoing) });
  };
  const respond = (pick: number) => {
    const [one] = responses.splice(pick % Math.max(1, responses.length), 1);
    if (one) update(one.page, (copy) => settle(copy, one.outgoing, one.stored));
  };
  const acts: Record<Act, (step: Step) => void> = {
    add({ page, pick }) {
      count += 1;
      added.add(`added ${count}`);
      make(page, { kind: "add", entry: anEntry(`added ${count}`), after: pickEntry(page, pick) });
    },
    note: ({ page, pick }) =>
      make(page, { kind: "setNote", entryId: pickEntry(page, pick), note: `${page}` }),
    move: ({ page, pick }) =>
      make(page, { kind: "move", entryId: pickEntry(page, pick), after: pickEntry(page, pick + 1) }),
    remove({ page, pick }) {
      const entryId = pickEntry(page, pick);
      removed.add(entryId);
      make(page, { kind: "remove", entryId });
    },
    send: ({ page }) => send(page),
    arrive: ({ pick }) => arrive(pick),
    respond: ({ pick }) => respond(pick),
    lose: () => requests.splice(0, 1),
    duplicate: () => requests.push(...requests.slice(0, 1)),
    /** A page sees late what another has kept. */
    read: ({ page }) => read(page),
    /** Only what is kept survives a reload; the new page is a device of its own. */
    reload({ page }) {
      count += 1;
      copies[page] = startCopy(`page ${count}`, server.plan(), kept[storageOf(page)]);
    },
  };
  for (const one of steps) acts[one.act](one);

  while (requests.length > 0) arrive(0);
  while (responses.length > 0) respond(0);
  for (const page of copies.keys()) {
    read(page);
    while (getCopy(page).pending.length > 0) {
      send(page);
      arrive(0);
      respond(0);
    }
  }
  const ended = copies.map((copy) => readCopy(refresh(copy, server.plan())));
  return { server, ended, kept, asked, added, removed };
}

describe("three pages on two devices over a network that loses, repeats, delays and reorders messages", () => {
  it("[WEEK-38] [PHONE-16] make each change once, lose nothing that was added, and end with the same entries", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const { server, ended, kept, asked, added, removed } = simulate(steps);
        expect([...server.made].sort()).toEqual([...asked].sort());
        expect(kept).toEqual([[], []]);
        const found = server.plan().entries.map(({ id }) => id);
        expect(found).toEqual([...new Set(found)]);
        expect(found).toEqual(expect.arrayContaining([...added].filter((id) => !removed.has(id))));
        for (const one of ended) expect(one).toEqual(server.plan());
      }),
      { numRuns: 3_000 },
    );
  });
});

it("[WEEK-51] a change that the server rejects is undone without losing what was changed since", () => {
  const fresh: EntriesCopy = startCopy("one", start);
  const first = addChanges(fresh, [{ kind: "swap", entryId: "first", itemId: "nuts" }]);
  const copy = addChanges(first, [{ kind: "setNote", entryId: "second", note: "for Ada" }]);
  const [refused] = copy.pending;
  if (!refused) throw new Error("nothing is pending");
  expect(readCopy(settle(copy, refused, copy.known)).entries).toEqual([
    anEntry("first"),
    { ...anEntry("second", "stew"), note: "for Ada" },
  ]);
});
