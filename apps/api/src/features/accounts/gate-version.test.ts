import { randomUUID } from "node:crypto";
import { gateVersionHeader } from "@fernwell/contract/gate-version";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import { mealBody } from "@fernwell/contract/test/preferences";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aQuickUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { hasWorker: false });
});
afterAll(() => app.close());

/** What the response to each call says that it follows. */
async function readVersions(token: string): Promise<(string | null)[]> {
  const paths = ["/recommend-meals", "/week?from=2026-11-16&to=2026-11-22", "/meals/scrambled-eggs"];
  const responses = await Promise.all(
    paths.map((path) => fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })),
  );
  return responses.map(({ headers }) => headers.get(gateVersionHeader));
}

it("[PHONE-19] whatever passes the gate says which answers it follows, by a name that changes with them", async () => {
  const [one, other] = [await aQuickUser(app), await aQuickUser(app)];
  const [before, ...others] = await readVersions(one.token);
  expect(before).toMatch(/^[\w-]{16}$/);
  expect(others).toEqual([before, before]);
  expect(await readVersions(one.token)).toEqual([before, before, before]);
  expect((await readVersions(other.token))[0]).not.toBe(before);

  await app.call(saveMealPreferences, { body: mealBody }, one);
  const [after, ...rest] = await readVersions(one.token);
  expect(after).not.toBe(before);
  expect(rest).toEqual([after, after]);
});

it("[PHONE-19] every response that devices keep says which answers it follows, an error too", async () => {
  const { token } = await aQuickUser(app);
  const kept = app.router.routes.filter(({ endpoint, access }) => endpoint.isKept && access === "signedIn");
  const unversioned: string[] = [];
  for (const { endpoint } of kept) {
    const path = endpoint.path.replace(/:\w+/g, randomUUID());
    const query = "from=2026-11-16&to=2026-11-22";
    const { headers } = await fetch(`${app.url}/api${path}?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (headers.get(gateVersionHeader) === null) unversioned.push(endpoint.path);
  }
  expect(kept.length).toBeGreaterThan(15);
  expect(unversioned).toEqual([]);
});
