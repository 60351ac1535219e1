import { fileURLToPath } from "node:url";

/** `pnpm mutants`: Stryker breaks the safety and grocery rules in every way it knows, and a test has to notice. */
export default {
  testRunner: "vitest",
  plugins: [
    "@stryker-mutator/vitest-runner",
    ...["./equivalent-mutants.ts", "./word-lists.ts"].map((file) => fileURLToPath(import.meta.resolve(file))),
  ],
  ignorers: ["equivalent-mutants", "word-lists"],
  vitest: { configFile: "tooling/mutants/vitest.config.ts" },
  mutate: ["packages/domain/src/{safety,grocery}/*.ts", "!packages/domain/src/**/*.test.ts"],
  concurrency: 2,
  // Only what the tests read is copied for each run.
  ignorePatterns: [
    "/**",
    "!/packages/domain/{src,test}/**",
    "!/packages/domain/tsconfig.json",
    "!/tooling/mutants/*",
    "!/tooling/tsconfig/*",
  ],
  tempDirName: "reports/stryker",
  reporters: ["clear-text", "html", "json"],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: "reports/mutants.html" },
  jsonReporter: { fileName: "reports/mutants.json" },
  packageManager: "pnpm",
  thresholds: { high: 100, low: 99, break: 98 },
};
