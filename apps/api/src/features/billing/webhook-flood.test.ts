import { Agent, request } from "node:http";
import { startFakeStripe } from "@fernwell/fake-stripe/start-fake-stripe";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../test/databases.ts";
import { startMailSink } from "../../../test/mail-sink.ts";
import { awaitStart, type RunningProcess, spawnProcess, stopProcess } from "../../../test/processes.ts";
import { scrapeFigures } from "../../../test/scrape.ts";
import { testVariables } from "../../../test/test-app.ts";

const warmUpCount = 1_000;
const floodCount = 3_000;
const maxCpuMs = 1;
/** As large as an event can be. */
const largeBody = `{"padding":"${"x".repeat(500_000)}"}`;

it("[SCALE-24] an unsigned message to the webhook costs at most a millisecond of a processor", async () => {
  const [database, mail, stripe] = await Promise.all([
    createTestDatabase(),
    startMailSink(),
    startFakeStripe(),
  ]);
  const variables = { ...testVariables(database.url, mail.url, stripe), LOG_LEVEL: "info" };
  const server = await awaitStart(spawnProcess("server.ts", variables));
  try {
    await flood(server, warmUpCount, "{}");
    const before = await readCpuMs(server);
    expect(await flood(server, floodCount, "{}")).toEqual(new Set([400]));
    expect(((await readCpuMs(server)) - before) / floodCount).toBeLessThan(maxCpuMs);

    // The body is not read: the server responds to the headers.
    const beforeLarge = await readCpuMs(server);
    expect(await flood(server, 100, largeBody)).toEqual(new Set([400]));
    expect(((await readCpuMs(server)) - beforeLarge) / 100).toBeLessThan(5 * maxCpuMs);
  } finally {
    await stopProcess(server);
    await Promise.all([mail.close(), stripe.close()]);
    await database.drop();
  }
});

async function readCpuMs({ internalPort }: RunningProcess): Promise<number> {
  const figures = await scrapeFigures(`http://127.0.0.1:${internalPort}`);
  return 1_000 * (figures.find("process_cpu_seconds_total") ?? Number.NaN);
}

/** Returns the statuses that came back. */
async function flood(server: RunningProcess, count: number, body: string): Promise<Set<number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const statuses = await Promise.all(Array.from({ length: count }, () => send(server, agent, body)));
  agent.destroy();
  return new Set(statuses);
}

function send({ port }: RunningProcess, agent: Agent, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": body.length };
    const sent = request({ port, agent, path: "/api/stripe/webhook", method: "POST", headers });
    sent.once("error", reject);
    sent.once("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.end(body);
  });
}
