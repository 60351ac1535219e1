import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "studio-assets", include: ["src/**/*.test.ts"], testTimeout: 120_000 },
});
