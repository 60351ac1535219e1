import { createRandom } from "@fernwell/api/test/fuzz/random.ts";
import type { Call, Caller, Outcome } from "./caller.ts";
import type { Ledger } from "./ledger.ts";
import { mix, type Visitor } from "./mix.ts";

export interface Visited {
  readonly activity: string;
  /** When it was due, since the crowd came. */
  readonly atMs: number;
  /** From when it was due. */
  readonly ms: number;
  readonly status: number;
}

export interface Crowd {
  readonly visits: readonly Visited[];
  /** Visits that were due while too many were under way. */
  readonly notSent: number;
  /** Sends everyone home, and waits until the calls under way have ended. */
  leave(): Promise<void>;
}

export type Inspect = (visitor: Visitor, call: Pick<Call, "path">, outcome: Outcome) => void;

interface CrowdOptions {
  readonly caller: Caller;
  readonly visitors: readonly Visitor[];
  readonly ledger: Ledger;
  readonly inspect: Inspect;
  readonly seed: number;
  /** Visits a second, whether or not responses come; or as many at a time as given. */
  readonly pace: { readonly rate: number } | { readonly atATime: number };
}

const maxUnderWay = 3_000;
const tickMs = 5;

/** People who do what the mix says, chosen by the seed. */
export function gatherCrowd({ caller, visitors, ledger, inspect, seed, pace }: CrowdOptions): Crowd {
  const random = createRandom(seed);
  const startedAt = performance.now();
  const visits: Visited[] = [];
  const changing = new Set<Visitor>();
  const underWay = new Set<Promise<void>>();
  let isLeaving = false;
  let sent = 0;
  let notSent = 0;

  function choose() {
    let point = random.below(100);
    const activity = mix.find(({ share }) => {
      point -= share;
      return point < 0;
    });
    if (activity === undefined) throw new Error("the shares of the mix do not add up to 100");
    let visitor = random.pick(visitors);
    while (activity.changesData && changing.has(visitor)) visitor = random.pick(visitors);
    return { activity, visitor };
  }

  async function visit(dueMs: number): Promise<void> {
    const { activity, visitor } = choose();
    if (activity.changesData) changing.add(visitor);
    const { status } = await activity.act({
      visitor,
      random,
      ledger,
      async send(call) {
        const outcome = await caller.call({ ...call, from: visitor.from });
        inspect(visitor, call, outcome);
        return outcome;
      },
    });
    changing.delete(visitor);
    visits.push({ activity: activity.name, atMs: dueMs, ms: performance.now() - startedAt - dueMs, status });
  }

  function begin(dueMs: number): void {
    const going = visit(dueMs).finally(() => underWay.delete(going));
    underWay.add(going);
  }

  async function comeAgain(): Promise<void> {
    while (!isLeaving) await visit(performance.now() - startedAt);
  }

  const timer =
    "rate" in pace
      ? setInterval(() => {
          const due = Math.floor(((performance.now() - startedAt) / 1000) * pace.rate);
          for (; sent < due; sent += 1) {
            if (underWay.size < maxUnderWay) begin((sent / pace.rate) * 1000);
            else notSent += 1;
          }
        }, tickMs)
      : null;
  if ("atATime" in pace) {
    for (let count = 0; count < pace.atATime; count += 1) {
      const going = comeAgain().finally(() => underWay.delete(going));
      underWay.add(going);
    }
  }

  return {
    visits,
    get notSent() {
      return notSent;
    },
    async leave() {
      isLeaving = true;
      if (timer !== null) clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
