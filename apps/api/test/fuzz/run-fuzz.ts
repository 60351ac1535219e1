import { startFakeStripe } from "@fernwell/fake-stripe/start-fake-stripe";
import { sql } from "kysely";
import { startTestApp, type TestApp, testVariables } from "../test-app.ts";
import { type FuzzRequest, generateCall, generateFileRequest } from "./generate-request.ts";
import { createSender, type Received } from "./send-request.ts";
import { startProcesses } from "./start-processes.ts";
import { watchWaiting } from "./watch-waiting.ts";
import { createWorld } from "./world.ts";
import { writeSite } from "./write-site.ts";

export interface FuzzReport {
  /** By the name of the endpoint, and for files. */
  readonly operations: ReadonlyMap<string, Operation>;
  /** Responses with a status of 500 or more, and requests that got none. */
  readonly failures: readonly Finding[];
  /** Responses after 300 ms, each time the request was sent. */
  readonly slow: readonly Finding[];
  /** Responses after 300 ms that only other work on the machine delayed. */
  readonly delayedCount: number;
  /** What the server and the worker logged as an error, or wrote besides their logs. */
  readonly logged: readonly string[];
}

interface Operation {
  /** How often it responded with each status. */
  readonly statuses: Map<number, number>;
  /** By the clock of the server, with the delays of the machine. */
  slowestMs: number;
}

interface Finding {
  /** Its number in the run. The same seed and number generate the same request. */
  readonly number: number;
  readonly status: number;
  readonly ms: number;
  readonly request: FuzzRequest;
}

interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  readonly onProgress?: (sentCount: number) => void;
}

const maxMs = 300;
const concurrency = 6;
const fileShare = 0.08;
/** A response that is delayed once is not slow. */
const maxTries = 4;

/**
 * Sends generated requests to a server process with a worker beside it, on a database of their own. A response is timed
 * by the server, in its access log, less the time that server, database and fakes waited for a processor: on a busy
 * machine the sender's own wait says little about the server.
 */
export async function runFuzz({ requests, seed, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const site = await writeSite();
  const stripe = await startFakeStripe();
  // Receives no requests: it has the database, the mail server, the routes and the catalogue.
  const app = await startTestApp({}, { hasWorker: false, stripe });
  const processes = await startProcesses({
    ...testVariables(app.composition.deps.config.database.url, app.mail.url, stripe),
    ...{ LOG_LEVEL: "info", WEB_DIR: site.webDir, MEDIA_DIR: site.mediaDir },
  });
  stripe.webhooks.deliverTo(`${processes.url}/api/stripe/webhook`);
  const sender = createSender(processes.url, concurrency);
  const waiting = watchWaiting(processes.serverPid, async () => [process.pid, ...(await listBackends(app))]);
  try {
    const { routes } = app.router;
    const world = await createWorld(app, stripe);
    const operations = new Map(routes.map(({ endpoint }) => [endpoint.name, createOperation()]));
    const responses: { readonly name: string; readonly requestId: string | null }[] = [];
    const [failures, slow]: [Finding[], Finding[]] = [[], []];
    let [sentCount, delayedCount] = [0, 0];

    const measure = async ({ startedAt, waitMs, requestId }: Received) => {
      if (waitMs <= maxMs || requestId === null) return waitMs;
      return (await processes.findServerMs(requestId)) - waiting.sumMs(startedAt, startedAt + waitMs);
    };
    const isSlowAgain = async (request: FuzzRequest, { status }: Received) => {
      for (let tried = 1; tried < maxTries; tried += 1) {
        const again = await sender.send(request);
        if (again.status === status && (await measure(again)) <= maxMs) return false;
      }
      return true;
    };
    const sendNext = async (number: number) => {
      const from = world.prepare(seed, number);
      const isFile = from.random.chance(fileShare);
      const request = isFile ? generateFileRequest(from) : generateCall(from.random.pick(routes), from);
      const received = await sender.send(request);
      const { statuses } = getOperation(operations, request.name);
      statuses.set(received.status, (statuses.get(received.status) ?? 0) + 1);
      responses.push({ name: request.name, requestId: received.requestId });
      await world.learn(number, request, received);

      const ms = await measure(received);
      if (received.waitMs > maxMs && ms <= maxMs) delayedCount += 1;
      const finding = { number, status: received.status, ms, request };
      if (received.status >= 500) failures.push(finding);
      if (ms <= maxMs) return;
      if (await isSlowAgain(request, received)) slow.push(finding);
      else delayedCount += 1;
    };
    const sendUntilDone = async () => {
      while (sentCount < requests) {
        sentCount += 1;
        if (sentCount % 1_000 === 0) onProgress?.(sentCount);
        await sendNext(sentCount);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, sendUntilDone));

    const { times, logged } = await processes.stop();
    for (const { name, requestId } of responses) {
      const operation = getOperation(operations, name);
      const ms = requestId === null ? 0 : (times.get(requestId) ?? 0);
      operation.slowestMs = Math.max(operation.slowestMs, ms);
    }
    return { operations, failures, slow, delayedCount, logged };
  } finally {
    sender.close();
    waiting.stop();
    await processes.stop();
    await app.close();
    await stripe.close();
    await site.remove();
  }
}

/** The processes of PostgreSQL that serve this database. */
async function listBackends({ composition }: TestApp): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(composition.deps.db);
  return rows.map(({ pid }) => pid);
}

function createOperation(): Operation {
  return { statuses: new Map(), slowestMs: 0 };
}

function getOperation(operations: Map<string, Operation>, name: string): Operation {
  const operation = operations.get(name) ?? createOperation();
  operations.set(name, operation);
  return operation;
}
