import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeKept, refresh, settle, startCopy, takeOver } from "./copy.ts";
import { mergeChange } from "./merge-change.ts";
import {
  type Outgoing,
  type PlanCopy,
  type PlanList,
  type PlanLists,
  readPlanCopy,
  want,
  writeWhole,
} from "./plan-copy.ts";

const empty: PlanLists = { ticks: [], extras: [] };

/** Behaves like `save-plan.ts`: a repeated or late change gets a response but is not applied again. */
function createServer() {
  let lists = empty;
  const noted = new Map<string, number>();
  const made: string[] = [];
  return {
    lists: () => lists,
    made,
    make({ device, change, list, known, wanted }: Outgoing): PlanLists {
      if (change > (noted.get(device) ?? 0)) {
        noted.set(device, change);
        made.push(`${device} ${change}`);
        lists = { ...lists, [list]: mergeChange(lists[list], { known, wanted }) };
      }
      return lists;
    },
  };
}

const toggle = (names: readonly string[], name: string) =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name];

const inOrder = (names: readonly string[]) => [...names].sort();

type Act = "toggle" | "send" | "arrive" | "respond" | "lose" | "duplicate" | "refresh" | "read" | "reload";
type Page = 0 | 1 | 2;
const pages = [0, 1, 2] as const satisfies Page[];

const step = fc.record({
  act: fc.constantFrom<Act>(
    ...(["toggle", "toggle", "toggle", "send", "send", "arrive", "arrive"] as const),
    ...(["respond", "lose", "duplicate", "refresh", "read", "reload"] as const),
  ),
  page: fc.constantFrom<Page>(...pages),
  list: fc.constantFrom<PlanList>("ticks", "extras"),
  name: fc.nat(3),
  /** Which message in flight arrives. */
  pick: fc.nat(20),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Message {
  readonly page: Page;
  readonly outgoing: Outgoing;
}

/** Two pages that share a storage, one on another device, a server and a network that loses, repeats, delays and reorders. */
function simulate(steps: readonly Step[], chooseName: (page: Page, name: number) => string) {
  const server = createServer();
  const copies: [PlanCopy, PlanCopy, PlanCopy] = [
    startCopy("one", empty),
    startCopy("two", empty),
    startCopy("three", empty),
  ];
  const kept: [readonly Outgoing[], readonly Outgoing[]] = [[], []];
  const requests: Message[] = [];
  const responses: (Message & { readonly stored: PlanLists })[] = [];
  const lastWish = new Map<string, boolean>();
  const asked = new Set<string>();
  let loads = 0;

  const storageOf = (page: Page) => (page === 2 ? 1 : 0);
  const update = (page: Page, change: (copy: PlanCopy) => PlanCopy) => {
    const { pending: before } = copies[page];
    copies[page] = change(copies[page]);
    kept[storageOf(page)] = mergeKept(kept[storageOf(page)], before, copies[page]);
  };
  const read = (page: Page) => update(page, (copy) => takeOver(copy, kept[storageOf(page)]));
  const send = (page: Page) => {
    const [outgoing] = copies[page].pending;
    if (!outgoing) return;
    const whole = writeWhole(copies[page].known[outgoing.list], outgoing);
    requests.push({ page, outgoing: { ...outgoing, ...whole } });
  };
  const arrive = (pick: number) => {
    const [request] = requests.splice(pick % Math.max(1, requests.length), 1);
    if (request) responses.push({ ...request, stored: server.make(request.outgoing) });
  };
  const respond = (pick: number) => {
    const [one] = responses.splice(pick % Math.max(1, responses.length), 1);
    if (!one) return;
    const { list } = one.outgoing;
    update(one.page, (copy) => settle(copy, one.outgoing, { ...copy.known, [list]: one.stored[list] }));
  };
  const acts: Record<Act, (step: Step) => void> = {
    toggle({ page, list, name }) {
      const word = chooseName(page, name);
      const known = readPlanCopy(copies[page])[list];
      const wanted = toggle(known, word);
      update(page, (copy) => want(copy, list, { known, wanted }));
      asked.add(`${copies[page].device} ${copies[page].change}`);
      lastWish.set(`${page} ${list} ${word}`, wanted.includes(word));
    },
    send: ({ page }) => send(page),
    arrive: ({ pick }) => arrive(pick),
    respond: ({ pick }) => respond(pick),
    lose: () => requests.splice(0, 1),
    duplicate: () => requests.push(...requests.slice(0, 1)),
    refresh: ({ page }) => update(page, (copy) => refresh(copy, server.lists())),
    /** A page sees late what another has kept. */
    read: ({ page }) => read(page),
    /** Only what is kept survives a reload; the new page is a device of its own. */
    reload({ page }) {
      loads += 1;
      copies[page] = startCopy(`page ${loads}`, server.lists(), kept[storageOf(page)]);
    },
  };

  for (const one of steps) acts[one.act](one);

  // The connection is back: everything under way arrives, and each page goes on until it is done.
  while (requests.length > 0) arrive(0);
  while (responses.length > 0) respond(0);
  for (const page of pages) {
    read(page);
    while (copies[page].pending.length > 0) {
      send(page);
      arrive(0);
      respond(0);
    }
  }
  const ended = copies.map((copy) => readPlanCopy(refresh(copy, server.lists())));
  return { server, lists: server.lists(), ended, kept, asked, lastWish };
}

describe("three pages on two devices over a network that loses, repeats, delays and reorders messages, in 10,000 interleavings", () => {
  it("[PHONE-16] make each change once, lose no tick and no extra, and end with the same lists", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { server, lists, ended, kept, asked, lastWish } = simulate(
          steps,
          (of, name) => `${of}-${name}`,
        );
        expect(inOrder(server.made)).toEqual(inOrder([...asked]));
        expect(kept).toEqual([[], []]);
        for (const [wish, isWanted] of lastWish) {
          const [, list, word] = wish.split(" ") as [string, PlanList, string];
          expect([wish, lists[list].includes(word)]).toEqual([wish, isWanted]);
        }
        for (const one of ended) expect(one).toEqual(lists);
      }),
      { numRuns: 10_000 },
    );
  });

  it("leave a line that several changed as one of them wanted it", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { lists, lastWish } = simulate(steps, (_, name) => `shared-${name}`);
        for (const list of ["ticks", "extras"] as const) {
          for (let name = 0; name <= 3; name += 1) {
            const word = `shared-${name}`;
            const wishes = pages.flatMap((of) => lastWish.get(`${of} ${list} ${word}`) ?? []);
            if (wishes.length > 0) expect(wishes).toContain(lists[list].includes(word));
            else expect(lists[list]).not.toContain(word);
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a change that the server rejects", () => {
  it("is undone without losing what was changed since", () => {
    const known = { ticks: ["Milk"], extras: [] };
    const first = want(startCopy("one", known), "ticks", { known: ["Milk"], wanted: ["Milk", "Oats"] });
    const copy = want(first, "ticks", { known: ["Milk", "Oats"], wanted: ["Milk", "Oats", "Dates"] });
    const [refused] = copy.pending;
    if (!refused) throw new Error("nothing was sent");
    const after = settle(copy, refused, copy.known);
    expect(readPlanCopy(after).ticks).toEqual(["Milk", "Dates"]);
  });
});
