import { defineConfig } from "vitest/config";
import { publicUrl } from "./build-settings.ts";

export default defineConfig({
  define: { "import.meta.env.PUBLIC_URL": JSON.stringify(publicUrl) },
  test: {
    name: "web",
    environment: "jsdom",
    include: ["{app,scripts}/**/*.test.{ts,tsx}"],
    setupFiles: ["test/setup.ts"],
    unstubEnvs: true,
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
