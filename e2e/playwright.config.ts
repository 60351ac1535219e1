import { defineConfig } from "@playwright/test";
import { chromium } from "./browser.ts";
import type { StackOptions } from "./fixtures.ts";

export default defineConfig<object, StackOptions>({
  testDir: ".",
  outputDir: "../reports/test-results",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  workers: 2,
  // A browser on a busy machine is late now and then; a test that needed its second try is counted apart.
  retries: process.env["CI"] === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: "../reports/playwright.json" }]],
  use: { launchOptions: chromium },
  projects: [
    { name: "journeys", testMatch: "journeys/**/*.spec.ts" },
    { name: "ui", testMatch: "ui/**/*.spec.ts", use: { webBuild: "build-gallery" } },
  ],
});
