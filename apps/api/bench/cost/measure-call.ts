import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import { planWeek } from "@fernwell/contract/plan-week";
import {
  saveExercisePreferences,
  saveMealPreferences,
  saveMeditationPreferences,
} from "@fernwell/contract/preferences";
import { listShoppingLists } from "@fernwell/contract/shopping-lists";
import { getWeek } from "@fernwell/contract/week";
import { callEndpoint, type PreparedCall } from "../../test/call-endpoint.ts";
import { toBareRequest } from "../bare-call.ts";
import type { CostReply, CostRequest, Plant, Used } from "./cost-server.ts";
import {
  type Caller,
  exerciseAnswers,
  type MeasuredCall,
  mealAnswers,
  meditationAnswers,
  wholeWeek,
} from "./measured-calls.ts";
import { type SeasonedPerson, week } from "./three-months.ts";

const rounds = 9;
/** About as long as a round of one call lasts on the server. */
const roundMicroseconds = 20_000;
const maxPerRound = 40;
const barePerRound = 60;
/** Until its code is as fast as it gets. */
const bareWarmUp = 4_000;
/** So that the server seldom waits: waking up costs more than a light call. */
const atOnce = 8;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
let addresses = 0;

interface MeasuredCost {
  readonly figures: Readonly<Record<string, number>>;
  /** Of the server's main thread, for a look: they follow the machine. */
  readonly microseconds: number;
}

export interface CostServer {
  /**
   * Counts are of one call by one person. Processor time is that of the server's main thread, as the median ratio to the
   * bare call in nine rounds that alternate with it; allocations are those of the heap, in kilobytes. A round goes through
   * all calls before the next begins, so that a slow moment of the machine meets each of them once.
   */
  measure(calls: readonly MeasuredCall[]): Promise<MeasuredCost[]>;
  /** Makes every call cost more, on a server that allows it. */
  plant(plant: Plant): Promise<void>;
  close(): Promise<void>;
}

/** The product in a process of its own, with so many meals. */
export async function startCostServer(
  meals: number,
  { canBePlanted = false }: { readonly canBePlanted?: boolean } = {},
): Promise<CostServer> {
  const args = [String(meals), ...(canBePlanted ? ["planted"] : [])];
  const child = fork(fileURLToPath(new URL("./cost-server.ts", import.meta.url)), args, {
    // Log lines are written and discarded. The young heap is so large that nothing is collected in a round.
    stdio: ["ignore", openSync("/dev/null", "w"), "inherit", "ipc"],
    execArgv: ["--expose-gc", "--min-semi-space-size=128", "--max-semi-space-size=128"],
  });
  const server = { child, ...(await receive(child, "served")) };
  const callers: Caller[] = [];
  for (const person of server.people)
    callers.push(await prepareCaller(server.product, person, callers[0]?.proposal));
  return {
    measure: (calls) => measureCalls(server, callers, calls),
    plant: async (plant) => void (await ask(server, { plant }, "done")),
    async close() {
      child.send("stop" satisfies CostRequest);
      await once(child, "exit");
    },
  };
}

interface Server {
  readonly child: ChildProcess;
  readonly product: string;
  readonly bare: string;
}

/** All have the same answers, so a week that is proposed to one suits all. */
async function prepareCaller(
  origin: string,
  person: SeasonedPerson,
  proposed: Caller["proposal"] | undefined,
): Promise<Caller> {
  const { token } = person;
  await callEndpoint(origin, saveMealPreferences, { body: mealAnswers }, { token });
  await callEndpoint(origin, saveExercisePreferences, { body: exerciseAnswers }, { token });
  await callEndpoint(origin, saveMeditationPreferences, { body: meditationAnswers }, { token });
  const proposal = proposed ?? (await callEndpoint(origin, planWeek, { body: wholeWeek }, { token })).body;
  const { body: lists } = await callEndpoint(origin, listShoppingLists, {}, { token });
  const { body: planned } = await callEndpoint(origin, getWeek, { query: week }, { token });
  const mealEntryIds = planned.entries
    .filter(({ plan_id }) => plan_id === person.plans.meal)
    .map(({ entry_id }) => entry_id);
  const shoppingListId = lists.find(({ plan_ids }) => plan_ids.includes(person.plans.meal))?.list_id ?? "";
  return { ...person, proposal, mealEntryIds, shoppingListId };
}

async function measureCalls(
  server: Server,
  callers: readonly Caller[],
  calls: readonly MeasuredCall[],
): Promise<MeasuredCost[]> {
  const [one, another] = callers;
  if (!(one && another)) throw new Error("nobody makes calls");
  let turn = 0;
  const toSend = (call: MeasuredCall) => async (caller: Caller) => {
    turn += 1;
    return exchange(server.product, call.prepare(caller, turn), caller, call.name);
  };
  const sendBare = (caller: Caller) => exchange(server.bare, toBareRequest(caller), null, "the bare call");
  await use(server, callers, bareWarmUp, sendBare);
  const counted = [];
  for (const call of calls) {
    const send = toSend(call);
    // Prepared statements, code and caches of a first call.
    for (let count = 0; count < 3; count += 1) await send(one);
    if (call.isCold) await ask(server, "nextHour", "done");
    await ask(server, "work", "work");
    const bytes = await send(one);
    const { work } = await ask(server, "work", "work");
    await send(another);
    const { cpuMicroseconds } = await use(server, [another], 2, send);
    const perRound = Math.min(maxPerRound, Math.max(1, Math.round(roundMicroseconds / cpuMicroseconds)));
    counted.push({ call, send, perRound, counts: { ...work, bytes }, measured: [] as Round[] });
  }
  const useBare = () => use(server, callers, barePerRound, sendBare);
  let before = await useBare();
  for (let round = 0; round < rounds; round += 1)
    for (const { call, send, perRound, measured } of counted) {
      if (call.isCold) await ask(server, "nextHour", "done");
      // The same people make a round's calls, so that each finds what the one before it left.
      const inTurn = rotate(callers, round * 12);
      if (call.isAgain) for (const caller of inTurn.slice(0, perRound)) await send(caller);
      const used = await use(server, inTurn, perRound, send);
      const after = await useBare();
      const bareMicroseconds = (before.cpuMicroseconds + after.cpuMicroseconds) / 2;
      measured.push({ ...used, ratio: used.cpuMicroseconds / bareMicroseconds });
      before = after;
    }
  return counted.map(({ counts, measured }) => ({
    figures: {
      ...counts,
      allocated: Math.round(median(measured.map(({ heapBytes }) => heapBytes)) / 1000),
      processor: Number(median(measured.map(({ ratio }) => ratio)).toFixed(2)),
    },
    microseconds: Math.round(median(measured.map(({ cpuMicroseconds }) => cpuMicroseconds))),
  }));
}

function rotate<T>(values: readonly T[], by: number): readonly T[] {
  const start = by % values.length;
  return [...values.slice(start), ...values.slice(0, start)];
}

interface Round extends Used {
  readonly ratio: number;
}

/** What a call uses on average. People call in turn, since one may make only so many calls a minute. */
async function use(
  server: Server,
  callers: readonly Caller[],
  count: number,
  send: (caller: Caller) => Promise<unknown>,
): Promise<Used> {
  await ask(server, "collect", "done");
  const { used: before } = await ask(server, "used", "used");
  let sent = 0;
  const sendSome = async () => {
    while (sent < count) {
      const caller = callers[sent % callers.length];
      sent += 1;
      if (caller) await send(caller);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendSome));
  const { used: after } = await ask(server, "used", "used");
  return {
    cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / count,
    heapBytes: (after.heapBytes - before.heapBytes) / count,
  };
}

/** Sends a call and returns how many bytes came back. */
function exchange(
  origin: string,
  { method, path, body }: Omit<PreparedCall, "headers">,
  caller: Caller | null,
  name: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(caller && { authorization: `Bearer ${caller.token}`, "x-forwarded-for": nextAddress() }),
      ...(body !== undefined && {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
      }),
    };
    const sent = request(new URL(path, origin), { method, agent, headers }, (response) => {
      let bytes = 0;
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (response.statusCode !== 200) chunks.push(chunk);
      });
      response.on("end", () =>
        response.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${name} responded ${response.statusCode}: ${Buffer.concat(chunks)}`)),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** One network may not make so many calls. */
function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

async function ask<Kind extends CostReply["kind"]>({ child }: Server, wanted: CostRequest, kind: Kind) {
  child.send(wanted);
  return receive(child, kind);
}

async function receive<Kind extends CostReply["kind"]>(child: ChildProcess, kind: Kind) {
  const ended = new AbortController();
  const exit = once(child, "exit", { signal: ended.signal }).then(([code]) => {
    throw new Error(`the measured server ended with ${code}`);
  });
  const [reply] = (await Promise.race([once(child, "message"), exit])) as [CostReply];
  ended.abort();
  exit.catch(() => {});
  if (reply.kind !== kind) throw new Error(`expected ${kind}, got ${reply.kind}`);
  return reply as Extract<CostReply, { kind: Kind }>;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
