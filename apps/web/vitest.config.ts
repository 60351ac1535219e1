import { defineConfig } from "vitest/config";
import { publicUrl } from "./build-settings.ts";

export default defineConfig({
  define: { "import.meta.env.PUBLIC_URL": JSON.stringify(publicUrl) },
  test: {
    name: "web",
    environment: "jsdom",
    include: ["{app,scripts,service-worker}/**/*.test.{ts,tsx}"],
    setupFiles: ["test/setup.ts"],
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    // Generous, for machines that are busy: a test that waits for something ends as soon as it is there.
    testTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
