import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    include: ["{src,test,demo}/**/*.test.ts"],
    globalSetup: ["./test/global-setup.ts"],
    setupFiles: ["./test/setup.ts"],
    // Generous, for machines that are busy: a test that waits for something ends as soon as it is there.
    testTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
  },
});
