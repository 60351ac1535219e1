import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "fake-model", include: ["src/**/*.test.ts"], testTimeout: 120_000 },
});
