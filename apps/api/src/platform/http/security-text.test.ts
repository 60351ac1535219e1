import { expect, it } from "vitest";
import { startTestApp } from "../../../test/test-app.ts";

it("[TRUST-18] says at /.well-known/security.txt how to report a weakness, valid for the next months", async () => {
  const now = new Date("2026-11-16T12:00:00Z");
  const app = await startTestApp(
    { PUBLIC_URL: "https://fernwell.example" },
    { hasWorker: false, clock: { now: () => now } },
  );
  const response = await fetch(`${app.url}/.well-known/security.txt`);
  await app.close();
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(await response.text()).toBe(
    [
      "Contact: https://fernwell.example/contact",
      "Expires: 2027-02-14T12:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://fernwell.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
