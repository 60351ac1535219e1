import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromium } from "./browser.ts";
import type { StackOptions } from "./fixtures.ts";

/**
 * Each worker runs the whole product beside its browser, and waits a third of the time; beyond four, PostgreSQL runs out
 * of connections.
 */
const maxWorkers = Math.min(availableParallelism() + 1, 4);

export default defineConfig<object, StackOptions>({
  testDir: ".",
  outputDir: "../reports/test-results",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  workers: maxWorkers,
  // CI runs again alone what failed, after everything else has ended: `scripts/count-results.ts`.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["line"], ["json", { outputFile: "../reports/playwright.json" }]],
  // Routes of a page do not see what a service worker fetches; the tests that need one allow it.
  use: { launchOptions: chromium, serviceWorkers: "block" },
  projects: [
    { name: "journeys", testMatch: "journeys/**/*.spec.ts" },
    { name: "ui", testMatch: "ui/**/*.spec.ts", use: { webBuild: "build-gallery" } },
    { name: "releases", testMatch: "releases/**/*.spec.ts" },
  ],
});
