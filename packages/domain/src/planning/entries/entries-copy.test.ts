import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges, type EntryChange } from "./change.ts";
import {
  acknowledgeChanges,
  addChanges,
  copyEntries,
  type EntriesCopy,
  type OutgoingChanges,
  readCopy,
  refreshEntries,
  refuseChanges,
} from "./entries-copy.ts";
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
  | "reload";

const step = fc.record({
  act: fc.constantFrom<Act>(
    ...(["add", "add", "note", "move", "remove", "send", "send", "send"] as const),
    ...(["arrive", "arrive", "arrive", "respond", "respond", "lose", "duplicate", "reload"] as const),
  ),
  device: fc.constantFrom(0, 1, 2),
  pick: fc.nat(20),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Message {
  readonly device: number;
  readonly outgoing: OutgoingChanges;
}

/** Three devices, a server and a network that loses, repeats, delays and reorders. */
function simulate(steps: readonly Step[]) {
  const server = createServer();
  const copies: EntriesCopy[] = ["one", "two", "three"].map((device) => copyEntries(device, start));
  const requests: Message[] = [];
  const responses: (Message & { readonly stored: PlannedEntries })[] = [];
  const added = new Set<string>();
  const removed = new Set<string>();
  let count = 0;

  const getCopy = (device: number) => copies[device] ?? copyEntries("none", start);
  const make = (device: number, change: EntryChange) => {
    copies[device] = addChanges(getCopy(device), [change]);
  };
  const pickEntry = (device: number, pick: number) => {
    const { entries } = readCopy(getCopy(device));
    return entries[pick % Math.max(1, entries.length)]?.id ?? "none";
  };
  const send = (device: number) => {
    const [outgoing] = getCopy(device).pending;
    if (outgoing) requests.push({ device, outgoing });
  };
  const arrive = (pick: number) => {
    const [request] = requests.splice(pick % Math.max(1, requests.length), 1);
    if (request) responses.push({ ...request, stored: server.make(request.outgoing) });
  };
  const respond = (pick: number) => {
    const [one] = responses.splice(pick % Math.max(1, responses.length), 1);
    if (one) copies[one.device] = acknowledgeChanges(getCopy(one.device), one.outgoing, one.stored);
  };
  const acts: Record<Act, (step: Step) => void> = {
    add({ device, pick }) {
      count += 1;
      added.add(`added ${count}`);
      make(device, { kind: "add", entry: anEntry(`added ${count}`), after: pickEntry(device, pick) });
    },
    note: ({ device, pick }) =>
      make(device, { kind: "setNote", entryId: pickEntry(device, pick), note: `${device}` }),
    move: ({ device, pick }) =>
      make(device, { kind: "move", entryId: pickEntry(device, pick), after: pickEntry(device, pick + 1) }),
    remove({ device, pick }) {
      const entryId = pickEntry(device, pick);
      removed.add(entryId);
      make(device, { kind: "remove", entryId });
    },
    send: ({ device }) => send(device),
    arrive: ({ pick }) => arrive(pick),
    respond: ({ pick }) => respond(pick),
    lose: () => requests.splice(0, 1),
    duplicate: () => requests.push(...requests.slice(0, 1)),
    /** Changes that are not saved survive a reload; the new page is a device of its own. */
    reload({ device }) {
      count += 1;
      copies[device] = copyEntries(`page ${count}`, server.plan(), getCopy(device).pending);
    },
  };
  for (const one of steps) acts[one.act](one);

  while (requests.length > 0) arrive(0);
  while (responses.length > 0) respond(0);
  for (const device of copies.keys()) {
    while (getCopy(device).pending.length > 0) {
      send(device);
      arrive(0);
      respond(0);
    }
  }
  const ended = copies.map((copy) => readCopy(refreshEntries(copy, server.plan())));
  return { server, ended, added, removed };
}

describe("three devices over a network that loses, repeats, delays and reorders messages", () => {
  it("[WEEK-38] make each change once, lose nothing that was added, and end with the same entries", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const { server, ended, added, removed } = simulate(steps);
        expect(server.made).toEqual([...new Set(server.made)]);
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
  const first = addChanges(copyEntries("one", start), [{ kind: "swap", entryId: "first", itemId: "nuts" }]);
  const copy = addChanges(first, [{ kind: "setNote", entryId: "second", note: "for Ada" }]);
  const [refused] = copy.pending;
  if (!refused) throw new Error("nothing is pending");
  expect(readCopy(refuseChanges(copy, refused)).entries).toEqual([
    anEntry("first"),
    { ...anEntry("second", "stew"), note: "for Ada" },
  ]);
});
