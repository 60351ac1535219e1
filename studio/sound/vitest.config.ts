import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "studio-sound", include: ["{src,test}/**/*.test.ts"], testTimeout: 120_000 },
});
