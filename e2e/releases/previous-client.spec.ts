import { join } from "node:path";
import { test as base } from "../fixtures.ts";
import { takeCoreJourney } from "./core-journey.ts";
import { buildMs, buildPreviousRelease } from "./previous-release.ts";

const test = base.extend<object, { webDir: string | undefined }>({
  webDir: [
    async ({ webBuild: _ }, use) => use(join(buildPreviousRelease(), "apps/web/build/client")),
    { scope: "worker", timeout: buildMs },
  ],
});

test("[PHONE-31] the client of the release before works with this server", async ({ page, stack }) => {
  await takeCoreJourney(page, stack);
});
