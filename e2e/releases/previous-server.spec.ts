import { test as base } from "../fixtures.ts";
import { takeCoreJourney } from "./core-journey.ts";
import { buildMs, buildPreviousRelease } from "./previous-release.ts";

/** As while servers are replaced: the database is migrated already. */
const test = base.extend<object, { apiRoot: string | undefined }>({
  apiRoot: [
    async ({ webBuild: _ }, use) => use(buildPreviousRelease()),
    { scope: "worker", timeout: buildMs },
  ],
});

test("[PHONE-32] this client works with the server of the release before", async ({ page, stack }) => {
  await takeCoreJourney(page, stack);
});
