import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "backup",
    include: ["**/*.test.ts"],
    globalSetup: ["../../apps/api/test/global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
