import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    include: ["{src,test,demo}/**/*.test.ts"],
    globalSetup: ["./test/global-setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 30_000,
  },
});
