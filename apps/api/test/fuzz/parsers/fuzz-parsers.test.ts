import { expect, it } from "vitest";
import { openParsers } from "./open-parsers.ts";
import { runParsers } from "./run-parsers.ts";

it("[SCALE-20] generated texts break no parser and none of its laws", async () => {
  const { parsers, close } = await openParsers();
  const reports = await runParsers(parsers, { inputs: 3_000, seed: 1 });
  await close();
  const failures = reports.flatMap((report) =>
    report.failures.map((each) => ({ parser: report.name, ...each })),
  );
  expect(failures).toEqual([]);
  expect(reports.length).toBeGreaterThan(30);
});
