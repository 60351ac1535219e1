import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "backup",
    include: ["**/*.test.ts"],
    globalSetup: ["../../apps/api/test/template-setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
