import { expect, it } from "vitest";
import { runFuzz } from "./run-fuzz.ts";

/** Other tests run at the same time here. `pnpm fuzz` has the machine to itself and the limit of 300 ms. */
const limitMs = 1_000;

it("[TRUST-19] generated requests get no 500 and no late response, at every endpoint", async () => {
  const { operations, failures, logged, ...rest } = await runFuzz({ requests: 2_000, seed: 1 });
  const slow = rest.slow.filter(({ ms }) => ms > limitMs);
  expect({ failures, slow, logged }).toEqual({ failures: [], slow: [], logged: [] });
  const statuses = [...operations].map(([name, operation]) => ({ name, all: operation.statuses }));
  expect(statuses.filter(({ all }) => all.size === 0)).toEqual([]);
  // Many requests are right, and reach beyond the checks at the door.
  expect(statuses.filter(({ all }) => all.has(200)).length).toBeGreaterThan(45);
});
