import { getWeek } from "@fernwell/contract/week";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { judgeCosts } from "../../../tooling/cost/judge-costs.ts";
import { buildBareServer } from "../bench/bare-call.ts";
import { type CostServer, startCostServer } from "../bench/cost/measure-call.ts";
import { measuredCalls, unmeasured } from "../bench/cost/measured-calls.ts";
import { listContractEndpoints } from "./contract-endpoints.ts";

describe("[GUARD-03] every call of the contract", () => {
  it("has a budget, or a reason why not", async () => {
    const named = [
      ...new Set(measuredCalls.map(({ endpoint }) => endpoint.name)),
      ...Object.values(unmeasured).flat(),
    ];
    const all = (await listContractEndpoints()).map(({ endpoint }) => endpoint.name);
    expect(named.toSorted()).toEqual(all.toSorted());
  });
});

describe("[GUARD-05] the bare call", () => {
  it("is one keyed query and 14,300 bytes", async () => {
    const asked: unknown[] = [];
    const server = buildBareServer({ query: async (...args) => void asked.push(args) });
    const { body, statusCode } = await server.inject({ url: "/bare/someone" });
    await server.close();
    expect([statusCode, body.length, asked]).toEqual([
      200,
      14_300,
      [["select user_id, name, email from users where user_id = $1", ["someone"]]],
    ]);
  });
});

describe("a call that costs more", () => {
  let server: CostServer;
  const call = measuredCalls.find(({ endpoint }) => endpoint.name === getWeek.name);
  if (call === undefined) throw new Error("the week is not measured");
  const measure = async () => {
    const [cost] = await server.measure([call]);
    if (cost === undefined) throw new Error("nothing was measured");
    return { name: call.name, ...cost };
  };
  beforeAll(async () => {
    server = await startCostServer(0, { canBePlanted: true });
  });
  afterAll(() => server.close());

  it.each([
    [
      "[GUARD-01] a statement more",
      { statements: 1 },
      /^getWeek: statements rose from (\d+) to (\d+) \(1 more/,
    ],
    ["[GUARD-01] two kilobytes more", { bytes: 2_000 }, /^getWeek: bytes rose from \d+ to \d+ \(2000 more/],
  ])("is refused with what rose and by how much: %s", async (_, plant, message) => {
    await server.plant({});
    const budget = { ...(await measure()), reason: "as it is" };
    await server.plant(plant);
    expect(judgeCosts([budget], [await measure()]).problems).toContainEqual(expect.stringMatching(message));
  });

  it("[GUARD-02] is refused for half as much processor time again, in three measurements", async () => {
    await server.plant({});
    const before = await measure();
    const budget = { ...before, reason: "as it is" };
    await server.plant({ cpuMicroseconds: 2_000 });
    const after = [await measure(), await measure(), await measure()] as const;
    expect(judgeCosts([budget], [after[0]]).uncertain).toEqual(["getWeek"]);
    expect(judgeCosts([budget], [after[0]], [after[1]], [after[2]]).problems).toContainEqual(
      expect.stringMatching(/^getWeek: processor rose from/),
    );
  });
});
