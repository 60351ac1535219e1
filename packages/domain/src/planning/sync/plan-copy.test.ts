import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeChange } from "./merge-change.ts";
import {
  acknowledge,
  copyPlan,
  isSaved,
  type Outgoing,
  type PlanCopy,
  type PlanList,
  type PlanLists,
  refresh,
  refuse,
  sendNext,
  want,
} from "./plan-copy.ts";

const empty: PlanLists = { ticks: [], extras: [] };

/** Behaves like `save-plan.ts`: a repeated or late change gets a response but is not applied again. */
function createServer() {
  let lists = empty;
  const noted = new Map<string, number>();
  return {
    lists: () => lists,
    make({ device, change, list, known, wanted }: Outgoing): readonly string[] {
      if (change > (noted.get(device) ?? 0)) {
        noted.set(device, change);
        lists = { ...lists, [list]: mergeChange(lists[list], { known, wanted }) };
      }
      return lists[list];
    },
  };
}

const toggle = (names: readonly string[], name: string) =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name];

const inOrder = (names: readonly string[]) => [...names].sort();

type Act = "toggle" | "send" | "arrive" | "respond" | "lose" | "duplicate" | "refresh" | "reload";
type Device = 0 | 1;

const step = fc.record({
  act: fc.constantFrom<Act>(
    ...(["toggle", "toggle", "toggle", "send", "send", "arrive", "arrive"] as const),
    ...(["respond", "lose", "duplicate", "refresh", "reload"] as const),
  ),
  device: fc.constantFrom<Device>(0, 1),
  list: fc.constantFrom<PlanList>("ticks", "extras"),
  name: fc.nat(3),
  /** Which message in flight arrives. */
  pick: fc.nat(20),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Response {
  readonly device: Device;
  readonly outgoing: Outgoing;
  readonly stored: readonly string[];
}

/** Two devices, a server and a network that loses, repeats, delays and reorders, all in one thread. */
function simulate(steps: readonly Step[], chooseName: (device: Device, name: number) => string) {
  const server = createServer();
  const copies: [PlanCopy, PlanCopy] = [copyPlan("one", empty), copyPlan("two", empty)];
  const requests: { device: Device; outgoing: Outgoing }[] = [];
  const responses: Response[] = [];
  const lastWish = new Map<string, boolean>();
  let loads = 0;

  const send = (device: Device) => {
    copies[device] = sendNext(copies[device]);
    const { outgoing } = copies[device];
    if (outgoing) requests.push({ device, outgoing });
  };
  const arrive = (pick: number) => {
    const [request] = requests.splice(pick % Math.max(1, requests.length), 1);
    if (request) responses.push({ ...request, stored: server.make(request.outgoing) });
  };
  const respond = (pick: number) => {
    const [one] = responses.splice(pick % Math.max(1, responses.length), 1);
    if (one) copies[one.device] = acknowledge(copies[one.device], one.outgoing, one.stored);
  };
  const acts: Record<Act, (step: Step) => void> = {
    toggle({ device, list, name }) {
      const word = chooseName(device, name);
      copies[device] = want(copies[device], list, toggle(copies[device].wanted[list], word));
      lastWish.set(`${device} ${list} ${word}`, copies[device].wanted[list].includes(word));
    },
    send: ({ device }) => send(device),
    arrive: ({ pick }) => arrive(pick),
    respond: ({ pick }) => respond(pick),
    lose: () => requests.splice(0, 1),
    duplicate: () => requests.push(...requests.slice(0, 1)),
    refresh({ device }) {
      copies[device] = refresh(copies[device], server.lists());
    },
    /** Unsaved changes survive a reload; the new page is a device of its own. */
    reload({ device }) {
      loads += 1;
      copies[device] = { ...copies[device], device: `page ${loads}`, change: 0 };
    },
  };

  for (const one of steps) acts[one.act](one);

  // The connection is back: everything under way arrives, and each device goes on until it is done.
  while (requests.length > 0) arrive(0);
  while (responses.length > 0) respond(0);
  for (const device of [0, 1, 0, 1] as const satisfies Device[]) {
    while (!isSaved(copies[device])) {
      send(device);
      arrive(0);
      respond(0);
    }
    copies[device] = refresh(copies[device], server.lists());
  }
  return { lists: server.lists(), copies, lastWish };
}

describe("two devices over a network that loses, repeats, delays and reorders messages, in 10,000 interleavings", () => {
  it("lose no tick and no extra, and end with the same lists", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { lists, copies, lastWish } = simulate(steps, (of, name) => `${of}-${name}`);
        for (const [wish, isWanted] of lastWish) {
          const [, list, word] = wish.split(" ") as [string, PlanList, string];
          expect([wish, lists[list].includes(word)]).toEqual([wish, isWanted]);
        }
        for (const copy of copies) {
          expect(inOrder(copy.wanted.ticks)).toEqual(inOrder(lists.ticks));
          expect(inOrder(copy.wanted.extras)).toEqual(inOrder(lists.extras));
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it("leave a line that both changed as one of them wanted it", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { lists, lastWish } = simulate(steps, (_, name) => `shared-${name}`);
        for (const list of ["ticks", "extras"] as const) {
          for (let name = 0; name <= 3; name += 1) {
            const word = `shared-${name}`;
            const wishes = [0, 1].flatMap((of) => lastWish.get(`${of} ${list} ${word}`) ?? []);
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
    const asked = sendNext(want(copyPlan("one", { ticks: ["Milk"], extras: [] }), "ticks", ["Milk", "Oats"]));
    const since = want(asked, "ticks", ["Milk", "Oats", "Dates"]);
    const { outgoing } = since;
    if (!outgoing) throw new Error("nothing was sent");
    const after = refuse(since, outgoing);
    expect(after.wanted.ticks).toEqual(["Milk", "Dates"]);
    expect(after.outgoing).toBeNull();
  });
});
