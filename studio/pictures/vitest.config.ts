import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "studio-pictures", include: ["src/**/*.test.ts"], testTimeout: 120_000 },
});
