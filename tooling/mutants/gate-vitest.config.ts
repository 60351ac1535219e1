import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/domain/src/safety/{conflict-index,conflicts,constraints,gate}.test.ts"],
    testTimeout: 30_000,
  },
});
