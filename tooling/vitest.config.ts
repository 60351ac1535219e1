import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "tooling",
    root: fileURLToPath(new URL("..", import.meta.url)),
    include: ["tooling/**/*.test.ts", "scripts/**/*.test.ts"],
    environment: "node",
    testTimeout: 120_000,
  },
});
