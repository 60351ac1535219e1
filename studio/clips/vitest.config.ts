import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "studio-clips", include: ["src/**/*.test.ts"], testTimeout: 120_000 },
});
